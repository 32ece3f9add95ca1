import { expect, it } from 'vitest';
import { routePattern } from '../../server/calls/mount.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { registration } from '../support/contract-requests.ts';
import { appOn } from '../support/server-harness.ts';
import { openLastingServer } from '../support/test-server.ts';

const server = await openLastingServer();

const contract = (Object.values(endpoints) as readonly Endpoint[]).map(
  ({ method, path }) => `${method} ${routePattern(path)}`,
);
const BESIDES = ['GET /healthz', 'GET /readyz', 'GET /media/:name', 'GET /django/ext/v1/calendar/:file'];
/** What answers anything but "Not found." or "Method not allowed.". */
const mounted = (devPages: boolean): readonly string[] => {
  const { hono } = appOn(server.parts, { devPages });
  return hono.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`);
};

it('what the server answers is the contract, its health, its photos and its calendars, and nothing else', () => {
  expect([...new Set(mounted(false))].sort()).toEqual([...new Set([...contract, ...BESIDES])].sort());
});

it('what the server answers is two pages of unsent mail more on its developer’s machine', () => {
  const more = mounted(true).filter((route) => !mounted(false).includes(route));
  expect(more).toEqual(['GET /dev/mail.json', 'GET /dev/mail']);
});

it.each(['/dev/mail', '/dev/mail.json', '/metrics', '/openapi.json', '/django/', '/v1/'])(
  'what the server answers is not %s',
  async (path) => {
    const answer = await server.request(path, { headers: { Host: 'localhost' } });
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 404,
      body: { detail: 'Not found.' },
    });
  },
);

const email = 'a@b.example\r\nBcc: c@d.example';
it.each([
  ['register', registration(email)],
  ['forgetPassword', { email }],
  ['resendOtp', { email }],
  ['login', { email, password: 'Sorrel-42x' }],
  ['subscribeNewsletter', { email }],
] as const)('an address with a line of its own is none for %s, and nothing is mailed', async (name, body) => {
  const answer = await server.call(endpoints[name], { body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ email: ['Please provide a valid email'] });
  await server.settled();
  expect(server.mails).toEqual([]);
});
