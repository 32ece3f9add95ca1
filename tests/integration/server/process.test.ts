import { chmodSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { callsTo, type ServerProcess, startServerProcess } from '../../support/server-process.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('data');
const started: ServerProcess[] = [];
const start = (): ServerProcess => {
  const server = startServerProcess({ DATA_DIR: folder });
  started.push(server);
  return server;
};
afterEach(() => Promise.all(started.splice(0).map((server) => server.kill())));

interface SignedIn {
  readonly id: string;
  readonly access: string;
  readonly isClient: boolean;
}
const signIn = async (server: ServerProcess, account: 'member' | 'staff'): Promise<SignedIn> => {
  const demo = new RegExp(`^Demo ${account}: (\\S+) with password (\\S+)$`, 'm');
  await expect.poll(server.output).toMatch(demo);
  const [, email, password] = demo.exec(server.output()) ?? [];
  const response = await callsTo(await server.ready)(endpoints.login, { body: { email, password } });
  return (await response.json()) as SignedIn;
};

it('starts from nothing, keeps what it acknowledged through a kill, and is alone in its folder', async () => {
  chmodSync(folder, 0o755);
  const first = start();
  const origin = await first.ready;
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'server.lock')).mode & 0o077).toBe(0);
  expect(first.output().match(/http:\/\/127\.0\.0\.1:\d+$/gm)).toHaveLength(1);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);

  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`is in use by process ${first.pid}. Stop it first`);

  const { id, access, isClient } = await signIn(first, 'member');
  expect(isClient).toBe(true);
  const asked = await callsTo(origin)(endpoints.sendChat, {
    params: { id },
    body: { message: 'Remember me?' },
    token: access,
  });
  expect(asked.status).toBe(200);
  await first.kill();
  expect(readFileSync(join(folder, 'server.lock'), 'utf8').split(' ')[0]).toBe(String(first.pid));

  const third = start();
  const call = callsTo(await third.ready);
  const { thread } = await (await call(endpoints.getThread, { params: { id } })).json();
  const kept = await call(endpoints.getThreadMessages, { params: { thread }, token: access });
  expect(kept.status).toBe(200);
  const { data } = (await kept.json()) as { data: readonly { created_at: number }[] };
  expect(JSON.stringify(data)).toContain('Remember me?');
  const times = data.map((message) => message.created_at);
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(13 * 86_400);
  expect((await signIn(third, 'staff')).isClient).toBe(false);
  expect(await third.stop()).toBe(0);
}, 180_000);
