import { describe, expect, it } from 'vitest';
import { createApp } from '../../../server/create-app.ts';
import { catchLog } from '../../support/caught-log.ts';
import { openLastingServer } from '../../support/test-server.ts';

const SETTINGS = { publicUrl: null, backends: [], staticDir: null, devPages: false };
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const server = await openLastingServer();

it('logs what was called and how it went, and nothing that names a person', async () => {
  const { log, lines } = catchLog();
  const { hono } = createApp({ ...server.parts, log }, SETTINGS);
  const answer = await hono.request('/django/api/verify_otp/ada%40example.org/', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer a-token' },
    body: JSON.stringify({ otp: '123456' }),
  });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    id: answer.headers.get('x-request-id'),
    method: 'PUT',
    route: '/django/api/verify_otp/:email/',
    status: 400,
    ms: expect.any(Number),
  });
  expect(lines[0]).not.toMatch(/\bada\b|example|a-token|\b123456\b/);
});

it('logs who was refused for want of a token or of a right, and who asked too often', async () => {
  const { log, lines } = catchLog();
  const { hono } = createApp({ ...server.parts, log }, SETTINGS);
  const { token } = await server.signUpMember();
  const staffCall = '/django/ext/v1/staff/meal-plans';
  await hono.request(staffCall);
  await hono.request(staffCall, { headers: { Authorization: `Bearer ${token}x` } });
  await hono.request(staffCall, { headers: { Authorization: `Bearer ${token}` } });
  for (let at = 0; at <= 60; at += 1) await hono.request('/django/somebody/thread');
  const told = lines.map((line) => JSON.parse(line) as { route: string; status: number });
  expect(told.slice(0, 3)).toMatchObject([401, 401, 403].map((status) => ({ route: staffCall, status })));
  expect(told.at(-1)).toMatchObject({ route: '/django/:id/thread', status: 429 });
});

describe('the id of a request', () => {
  const idFor = async (given: string, publicUrl: URL | null): Promise<string | null> => {
    const { hono } = createApp(server.parts, { ...SETTINGS, publicUrl });
    const answer = await hono.request('/healthz', { headers: { 'X-Request-Id': given } });
    return answer.headers.get('x-request-id');
  };
  const PROXY = new URL('https://sorrel.example');

  it('is the proxy’s, where there is one', async () => {
    expect(await idFor('7f3a-PROXY_42', PROXY)).toBe('7f3a-PROXY_42');
  });

  it.each(['short', 'x'.repeat(65), 'ada@example.org', 'with a space', '12345678/..', '{"level":60}'])(
    'is the server’s own where the proxy sends "%s"',
    async (given) => {
      expect(await idFor(given, PROXY)).toMatch(UUID);
    },
  );

  it('is the server’s own where nobody stands between it and strangers', async () => {
    expect(await idFor('7f3a-PROXY_42', null)).toMatch(UUID);
  });

  it('is another one for each', async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, () => idFor('', null)));
    expect(new Set(ids).size).toBe(50);
  });
});
