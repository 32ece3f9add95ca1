import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { assemble } from './assemble.ts';
import { readConfig } from './config.ts';
import { users } from './database/schema.ts';
import { canonicalEmail } from './routes/sign-up.ts';

const fail = (sentences: readonly string[]): void => {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
};

const makeStaff = async (email: string): Promise<void> => {
  const config = readConfig(process.env);
  if (!config.ok) return fail(config.error);
  const assembled = await assemble(config.value, pino({ level: 'warn' }), () => undefined);
  if (!assembled.ok) return fail([assembled.error]);
  const { parts, close } = assembled.value;
  const made = await parts.db
    .update(users)
    .set({ isClient: false })
    .where(eq(users.email, canonicalEmail(email)))
    .returning({ id: users.id });
  await close();
  if (made.length === 0) return fail([`No account has the address ${email}.`]);
  process.stdout.write(`${email} is staff from the next sign-in on.\n`);
};

const [email] = process.argv.slice(2);
if (email === undefined) fail(['Say whom: npm run staff -- <email>']);
else await makeStaff(email);
