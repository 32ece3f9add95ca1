import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sorrel-data-'));

interface Running {
  readonly process: ChildProcess;
  readonly exited: Promise<number | null>;
  output(): string;
}

const started: Running[] = [];
const start = (): Running => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0' },
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      written += chunk.toString();
    });
  }
  const exited = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
  const running: Running = { process: child, exited, output: () => written };
  started.push(running);
  return running;
};

/** The address a server printed, once it printed all it has to say. */
const ready = async (running: Running): Promise<string> => {
  const spoken = new Promise<void>((resolve, reject) => {
    const look = (): void => {
      if (/^Demo staff: .*$/m.test(running.output())) resolve();
    };
    running.process.stdout?.on('data', look);
    running.exited.then(() => reject(new Error(`The server ended: ${running.output()}`)));
    look();
  });
  await spoken;
  return /^Sorrel is ready: (\S+)$/m.exec(running.output())?.[1] ?? '';
};

interface SignedIn {
  readonly id: string;
  readonly access: string;
  readonly isClient: boolean;
}
const signIn = async (origin: string, account: string, output: string): Promise<SignedIn> => {
  const [, email, password] =
    new RegExp(`^Demo ${account}: (\\S+) with password (\\S+)$`, 'm').exec(output) ?? [];
  const response = await fetch(`${origin}/django/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return (await response.json()) as SignedIn;
};

const stop = async (running: Running, signal: NodeJS.Signals): Promise<number | null> => {
  running.process.kill(signal);
  return running.exited;
};
afterEach(async () => {
  for (const running of started.splice(0)) await stop(running, 'SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('starts from nothing, keeps what it acknowledged through a kill, and is alone in its folder', async () => {
  chmodSync(folder, 0o755);
  const first = start();
  const origin = await ready(first);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'server.lock')).mode & 0o077).toBe(0);
  expect(first.output().match(/http:\/\/127\.0\.0\.1:\d+$/gm)).toHaveLength(1);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);

  const second = start();
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain(`is in use by process ${first.process.pid}. Stop it first`);

  const { id, access, isClient } = await signIn(origin, 'member', first.output());
  expect(isClient).toBe(true);
  const headers = { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json' };
  const asked = await fetch(`${origin}/django/assistant/${id}/chat/`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ message: 'Remember me?' }),
  });
  expect(asked.status).toBe(200);
  await stop(first, 'SIGKILL');
  expect(readFileSync(join(folder, 'server.lock'), 'utf8').split(' ')[0]).toBe(String(first.process.pid));

  const third = start();
  const again = await ready(third);
  const { thread } = (await (await fetch(`${again}/django/${id}/thread`)).json()) as { thread: string };
  const kept = await fetch(`${again}/v1/threads/${thread}/messages`, { headers });
  expect(kept.status).toBe(200);
  const { data } = (await kept.json()) as { data: readonly { created_at: number }[] };
  expect(JSON.stringify(data)).toContain('Remember me?');
  const times = data.map((message) => message.created_at);
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(13 * 86_400);
  expect((await signIn(again, 'staff', third.output())).isClient).toBe(false);
  expect(await stop(third, 'SIGTERM')).toBe(0);
}, 180_000);
