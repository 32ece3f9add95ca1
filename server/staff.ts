import { parseArgs } from 'node:util';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { assemble } from './assemble.ts';
import { readConfig } from './config.ts';
import { users } from './database/schema.ts';
import { createLogger } from './logger.ts';
import { canonicalEmail } from './routes/sign-up.ts';

const fail = (sentences: readonly string[]): void => {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
};

/** Every staff account reads and edits; an administrator deletes, too. */
const makeStaff = async (email: string, isAdmin: boolean): Promise<void> => {
  const config = readConfig(process.env);
  if (!config.ok) return fail(config.error);
  const assembled = await assemble(config.value, createLogger('warn'), () => undefined);
  if (!assembled.ok) return fail([assembled.error]);
  const { parts, close } = assembled.value;
  const made = await parts.db
    .update(users)
    .set({ isClient: false, isAdmin })
    // An address that nobody confirmed may be anybody's, and its password a stranger's.
    .where(and(eq(users.email, canonicalEmail(email)), isNotNull(users.verifiedAt), isNull(users.deletedAt)))
    .returning({ id: users.id });
  await close();
  if (made.length === 0) return fail([`No confirmed account has the address ${email}.`]);
  const role = isAdmin ? 'staff with the right to delete members' : 'staff';
  process.stdout.write(`${email} is ${role} from the next sign-in on.\n`);
};

const { values, positionals } = parseArgs({
  options: { admin: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [email] = positionals;
if (email === undefined) fail(['Say whom: npm run staff -- <email> [--admin]']);
else await makeStaff(email, values.admin);
