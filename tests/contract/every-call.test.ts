import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { makeProfile, promote, rightRequests } from '../support/contract-requests.ts';
import { startTestServer, type TestServer } from '../support/server-harness.ts';

const PUBLIC: readonly EndpointName[] = [
  'login',
  'register',
  'forgetPassword',
  'resetPassword',
  'resendOtp',
  'verifyOtp',
  'getThread',
  'updatePassword',
  'subscribeNewsletter',
  'endSession',
  'renewSession',
  'forgetDevice',
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => server.reset());
afterAll(() => server.stop());

const fieldsOf = (entry: Endpoint): readonly string[] =>
  entry.body !== null && 'entries' in entry.body ? Object.keys(entry.body.entries as object) : [];

const without = (body: unknown, field: string): unknown =>
  Object.fromEntries(Object.entries(body as object).filter(([name]) => name !== field));

/** A value that no field of the encoding takes: an object in JSON; a file for a text, a text for a file. */
const wrongValue = (entry: Endpoint, value: unknown): unknown => {
  if (entry.encoding === 'json') return { unexpected: true };
  return value instanceof Blob ? 'a text' : new Blob(['a file']);
};

const names = (isWanted: (entry: Endpoint) => boolean): readonly EndpointName[] =>
  (Object.keys(endpoints) as EndpointName[]).filter((name) => isWanted(endpoints[name]));
const hasBody = (entry: Endpoint): boolean => fieldsOf(entry).length > 0;
const isJson = (entry: Endpoint): boolean => entry.encoding === 'json';
const isClosed = (entry: Endpoint): boolean => entry.auth === 'bearer';
const namesSomebody = (entry: Endpoint): boolean => entry.owner !== null || entry.role !== 'member';
const namesUserTwice = (entry: Endpoint): boolean =>
  entry.owner?.in === 'path' && fieldsOf(entry).includes('user');

it('leaves exactly these calls open to strangers', () => {
  const open = Object.values(endpoints).filter(({ auth }) => auth === 'public');
  expect(open.map(({ name }) => name).sort()).toEqual([...PUBLIC].sort());
});

it.each(names(() => true))('%s gives the right answer', async (name) => {
  const entry: Endpoint = endpoints[name];
  const member = await server.signUpMember();
  const response = await server.call(entry, await rightRequests[name](server, member));
  const answer: unknown = await response.json();
  expect({ status: response.status, answer }).toMatchObject({ status: 200 });
  expect(v.safeParse(entry.answer, answer).success).toBe(true);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it.each(names(hasBody))('%s names each missing field', async (name) => {
  const entry: Endpoint = endpoints[name];
  const member = await server.signUpMember();
  const right = await rightRequests[name](server, member);
  for (const field of fieldsOf(entry)) {
    const response = await server.call(entry, { ...right, body: without(right.body, field) });
    const answer = (await response.json()) as object;
    expect({ field, status: response.status }).toEqual({ field, status: 400 });
    // Without its file a photo's form is that of a profile to save, and lacks that one's fields.
    expect(Object.keys(answer)).toContain(field === 'photo' ? 'name' : field);
  }
});

it.each(names(hasBody))('%s names each field of a wrong type', async (name) => {
  const entry: Endpoint = endpoints[name];
  const member = await server.signUpMember();
  const right = await rightRequests[name](server, member);
  for (const field of fieldsOf(entry)) {
    const body = right.body as Record<string, unknown>;
    const response = await server.call(entry, {
      ...right,
      body: { ...body, [field]: wrongValue(entry, body[field]) },
    });
    const answer = (await response.json()) as object;
    expect({ field, status: response.status }).toEqual({ field, status: 400 });
    expect(Object.keys(answer)).toContain(field);
  }
});

it.each(names(isClosed))(
  '%s is closed without a token, with a wrong one and with an old one',
  async (name) => {
    const entry: Endpoint = endpoints[name];
    const member = await server.signUpMember();
    const right = await rightRequests[name](server, member);
    const { token: _, ...unsigned } = right;
    expect((await server.call(entry, unsigned)).status).toBe(401);
    expect((await server.call(entry, { ...right, token: `${member.token}x` })).status).toBe(401);
    server.clock.advance(60 * 60_000);
    const late = await server.call(entry, right);
    expect(late.status).toBe(401);
    expect(await late.json()).toMatchObject({ code: 'token_not_valid' });
  },
);

it.each(names(namesSomebody))('%s refuses the id of another member', async (name) => {
  const entry: Endpoint = endpoints[name];
  const [first, second] = [await server.signUpMember('first'), await server.signUpMember('second')];
  await makeProfile(server, first);
  const right = await rightRequests[name](server, first);
  const response = await server.call(entry, { ...right, token: second.token });
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({ detail: 'You do not have permission to perform this action.' });
});

it.each(names(namesUserTwice))('%s refuses the id of another member in the body too', async (name) => {
  const entry: Endpoint = endpoints[name];
  const [first, second] = [await server.signUpMember('first'), await server.signUpMember('second')];
  const right = await rightRequests[name](server, first);
  const body = { ...(right.body as object), user: second.id };
  expect((await server.call(entry, { ...right, body })).status).toBe(403);
});

it.each(names(() => true))('%s never fails on a hostile path or body', async (name) => {
  const entry: Endpoint = endpoints[name];
  const { token } = await server.signUpMember();
  const bodies = [
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{"email":"\\u0000"}',
    '{"user":"\\ud800"}',
    '{"__proto__":1}',
  ];
  const paths = ['%00', '%ff', '..%2f..%2fetc', '%F0%9F%8D%B2', "';--", 'x'.repeat(3000)];
  for (const [at, hostile] of [...bodies, ...paths].entries()) {
    const path = entry.path.replace(/\{\w+\}/g, paths[at % paths.length] ?? '');
    const response = await server.request(path, {
      method: entry.method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(entry.method === 'GET' ? {} : { body: hostile }),
    });
    expect(response.status).toBeLessThan(500);
    expect(response.headers.get('content-type')).toContain('application/json');
  }
});

it.each(names(isJson))('%s refuses a body that is too large, or not JSON', async (name) => {
  const entry: Endpoint = endpoints[name];
  const member = await server.signUpMember();
  if (entry.role !== 'member') await promote(server, member);
  const { token } = member;
  const send = (type: string, body: string) =>
    server.request(entry.path.replace(/\{\w+\}/g, 'x'), {
      method: entry.method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': type },
      body,
    });
  expect((await send('application/json', `{"a":"${'x'.repeat(entry.maxBytes)}"}`)).status).toBe(413);
  expect((await send('application/json', '{')).status).toBe(400);
  expect((await send('text/plain', '{}')).status).toBe(415);
});

it.each(names(() => true))('%s refuses other methods', async (name) => {
  const entry: Endpoint = endpoints[name];
  const response = await server.request(entry.path.replace(/\{\w+\}/g, 'x'), { method: 'PATCH' });
  expect(response.status).toBe(405);
});
