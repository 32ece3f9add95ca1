import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { registration } from '../../support/contract-requests.ts';
import { callsTo, startServerProcess } from '../../support/server-process.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sorrel-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = async (script: string, args: readonly string[] = [], env: Record<string, string> = {}) => {
  const ran = startServerProcess({ DATA_DIR: folder, ...env }, script, args);
  return [await ran.ended, ran.output()];
};

it('makes an existing, confirmed account staff, on the server only', async () => {
  const unconfirmed = 'owner@example.org';
  const server = startServerProcess({ DATA_DIR: folder });
  const origin = await server.ready;
  await expect.poll(server.output).toContain('Demo staff');
  await callsTo(origin)(endpoints.register, { body: registration(unconfirmed) });
  await server.stop();
  expect(await run('server/staff.ts', ['DEMO@sorrel.example'])).toEqual([
    0,
    'DEMO@sorrel.example is staff from the next sign-in on.\n',
  ]);
  expect(await run('server/staff.ts', ['demo@sorrel.example', '--remove'])).toEqual([
    0,
    'demo@sorrel.example has no staff rights any more and is signed out everywhere.\n',
  ]);
  for (const email of ['nobody@sorrel.example', unconfirmed])
    expect(await run('server/staff.ts', [email, '--admin'])).toEqual([
      1,
      `No confirmed account has the address ${email}.\n`,
    ]);
});

it('names the backup where its database is damaged', async () => {
  mkdirSync(join(folder, 'postgres'));
  writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '17\n');
  expect(await run('server/main.ts')).toEqual([
    1,
    expect.stringContaining('may be damaged. Put it back from a backup: npm run restore'),
  ]);
});

it('says in a sentence why it does not start', async () => {
  const secret = join(folder, 'session-secret');
  const env = { SESSION_SECRET_FILE: secret };
  expect(await run('server/main.ts', [], env)).toEqual([
    1,
    `The file ${secret} (SESSION_SECRET_FILE) cannot be read (ENOENT).\n`,
  ]);
  writeFileSync(secret, 'short\n');
  expect(await run('server/main.ts', [], env)).toEqual([
    1,
    expect.stringContaining(`The secret in ${secret} (SESSION_SECRET_FILE) must have at least 32`),
  ]);
  writeFileSync(join(folder, 'secrets.json'), '{');
  expect(await run('server/main.ts')).toEqual([
    1,
    expect.stringMatching(/secrets\.json cannot be read\. Put it back from a backup/),
  ]);
});
