import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/ensure-built.ts';
import { type MoodyProvider, startMoodyProvider } from '../../support/moody-provider.ts';

const folder = mkdtempSync(join(tmpdir(), 'sorrel-data-'));
let provider: MoodyProvider;
afterAll(async () => {
  await provider.stop();
  rmSync(folder, { recursive: true });
});

const isRefused = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket.destroy() === null));
    socket.once('error', () => resolve(true));
  });

/** The real process, told to stop while a member waits for an answer that takes a while. */
it('SIGTERM ends what is under way with its answer, takes nobody new, and exits in order', async () => {
  provider = await startMoodyProvider();
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      PORT: '0',
      METRICS_PORT: '0',
      AI_BASE_URL: provider.baseUrl,
      AI_MODEL: 'a-model',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  const find = (pattern: RegExp): string => pattern.exec(output)?.[1] ?? '';
  await expect.poll(() => find(/^Demo member: (.*)$/m), { timeout: 120_000 }).not.toBe('');
  const origin = find(/^Sorrel is ready: (\S+)$/m);
  const metrics = await (await fetch(find(/^Metrics: (\S+)$/m))).text();
  expect(metrics).toContain('process_resident_memory_bytes');
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);

  const [email, password] = find(/^Demo member: (.*)$/m).split(' with password ');
  const post = (path: string, body: object, access = '') =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access}` },
      body: JSON.stringify(body),
    });
  const { id, access } = (await (await post('/django/api/login', { email, password })).json()) as {
    id: string;
    access: string;
  };
  provider.mood = 'slow';
  const asked = post(`/django/assistant/${id}/chat/`, { message: 'What is for dinner?' }, access);
  await expect.poll(() => provider.asked()).toBe(1);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await expect.poll(() => isRefused(Number(new URL(origin).port))).toBe(true);
  provider.release();
  const answer = await asked;
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect(await answer.json()).toEqual({ message: 'Drink a glass of water.' });
  expect(await ended).toEqual([0, null]);
}, 180_000);
