import { connect } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { repliesWith, startScriptedProvider } from '../../support/scripted-provider.ts';
import { callsTo, startServerProcess } from '../../support/server-process.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('data');
const provider = await startScriptedProvider();
afterAll(() => provider.stop());

const isRefused = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket.destroy() === null));
    socket.once('error', () => resolve(true));
  });

/** The real process, told to stop while a member waits for an answer that takes a while. */
it('SIGTERM ends what is under way with its answer, takes nobody new, and exits in order', async () => {
  const server = startServerProcess({
    DATA_DIR: folder,
    METRICS_PORT: '0',
    AI_BASE_URL: provider.baseUrl,
    AI_MODEL: 'a-model',
  });
  const find = (pattern: RegExp): string => pattern.exec(server.output())?.[1] ?? '';
  await expect.poll(() => find(/^Demo member: (.*)$/m), { timeout: 120_000 }).not.toBe('');
  const origin = await server.ready;
  const metrics = await (await fetch(find(/^Metrics: (\S+)$/m))).text();
  expect(metrics).toContain('process_resident_memory_bytes');
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);

  const [email, password] = find(/^Demo member: (.*)$/m).split(' with password ');
  const call = callsTo(origin);
  const { id, access } = await (await call(endpoints.login, { body: { email, password } })).json();
  let release = (): void => undefined;
  const when = new Promise<void>((resolve) => {
    release = resolve;
  });
  provider.script = [{ ...repliesWith('Drink a glass of water.'), when }];
  const body = { message: 'What is for dinner?' };
  const asked = call(endpoints.sendChat, { params: { id }, body, token: access });
  await expect.poll(() => provider.received.length).toBe(1);
  const ended = server.stop();
  await expect.poll(() => isRefused(Number(new URL(origin).port))).toBe(true);
  release();
  const answer = await asked;
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect(await answer.json()).toEqual({ message: 'Drink a glass of water.' });
  expect(await ended).toBe(0);
}, 180_000);
