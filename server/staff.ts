import { parseArgs } from 'node:util';
import { assemble } from './assemble.ts';
import { readConfig } from './base/config.ts';
import { createLogger } from './base/logger.ts';
import { type Rights, setRights } from './staff/rights.ts';

const fail = (sentences: readonly string[]): void => {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
};

const DONE: Readonly<Record<Rights, string>> = {
  none: 'has no staff rights any more and is signed out everywhere.',
  staff: 'is staff from the next sign-in on.',
  admin: 'is staff with the right to delete members from the next sign-in on.',
};

const change = async (email: string, rights: Rights): Promise<void> => {
  const config = readConfig(process.env);
  if (!config.ok) return fail(config.error);
  const assembled = await assemble(config.value, createLogger('warn'), () => undefined);
  if (!assembled.ok) return fail([assembled.error]);
  const { parts, close } = assembled.value;
  const changed = await setRights(parts.db, email, rights);
  await close();
  if (changed) process.stdout.write(`${email} ${DONE[rights]}\n`);
  else fail([`No ${rights === 'none' ? 'staff' : 'confirmed'} account has the address ${email}.`]);
};

const { values, positionals } = parseArgs({
  options: { admin: { type: 'boolean', default: false }, remove: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [email] = positionals;
if (email === undefined || (values.admin && values.remove))
  fail(['Say whom: npm run staff -- <email> [--admin | --remove]']);
else await change(email, values.remove ? 'none' : values.admin ? 'admin' : 'staff');
