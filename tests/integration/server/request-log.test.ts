import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../../server/create-app.ts';
import { startTestServer, type TestServer } from '../../support/server-harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('logs what was called and how it went, and nothing that names a person', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const settings = { publicUrl: null, backends: [], staticDir: null, devPages: false };
  const { hono } = createApp({ ...server.parts, log: pino(stream) }, settings);
  await hono.request('/django/api/verify_otp/ada%40example.org/', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer a-token' },
    body: JSON.stringify({ otp: '123456' }),
  });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    method: 'PUT',
    route: '/django/api/verify_otp/:email/',
    status: 400,
  });
  expect(lines[0]).not.toMatch(/ada|a-token|123456/);
});
