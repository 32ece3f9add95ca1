import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { healthRoutes } from '../../../server/calls/health.ts';
import type { NodeBindings } from '../../../server/http/address.ts';
import { serveApp } from '../../../server/serve.ts';
import { openLastingServer } from '../../support/test-server.ts';

const server = await openLastingServer();

const ask = async (path: string) => {
  const answer = await server.request(path);
  return [answer.status, await answer.json(), answer.headers.get('cache-control')];
};

it('lives, and is ready while its database answers', async () => {
  expect(await ask('/healthz')).toEqual([200, { status: 'ok' }, 'no-store']);
  expect(await ask('/readyz')).toEqual([200, { status: 'ready' }, 'no-store']);
});

/** An app whose one slow call never ends. */
const slowApp = () => {
  let began = (): void => undefined;
  const reached = new Promise<void>((resolve) => {
    began = resolve;
  });
  const app = new Hono<{ Bindings: NodeBindings }>();
  app.get('/slow', () => {
    began();
    return new Promise<Response>(() => undefined);
  });
  return { app: { hono: app, settled: async () => undefined }, reached };
};

it('told to stop is not ready, as whoever is connected already can hear', async () => {
  const answer = await healthRoutes(server.parts).request('/readyz', {}, { isStopping: () => true });
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'stopping' }]);
});

it('told to stop waits only so long for who does not end', async () => {
  const { app, reached } = slowApp();
  const listening = await serveApp(app, '127.0.0.1', 0);
  const slow = fetch(`http://127.0.0.1:${listening.port}/slow`);
  const cut = expect(slow).rejects.toThrow();
  await reached;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const stopped = listening.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    await stopped;
  } finally {
    vi.useRealTimers();
  }
  await cut;
});
