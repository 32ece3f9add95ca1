import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import {
  expectClosedToOthers,
  expectClosedToStrangers,
  expectMissingFieldsNamed,
  expectNoFailure,
  expectOthersRefusedInBody,
  expectRightAnswer,
  expectWrongFieldsNamed,
  hasBody,
  isClosed,
  namesSomebody,
  namesUserTwice,
} from '../support/call-checks.ts';
import { promote, rightRequests } from '../support/contract-requests.ts';
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
  'readSharedReport',
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => server.reset());
afterAll(() => server.stop());

const names = (isWanted: (entry: Endpoint) => boolean): readonly EndpointName[] =>
  (Object.keys(endpoints) as EndpointName[]).filter((name) => isWanted(endpoints[name]));
const isJson = (entry: Endpoint): boolean => entry.encoding === 'json';

it('leaves exactly these calls open to strangers', () => {
  const open = Object.values(endpoints).filter(({ auth }) => auth === 'public');
  expect(open.map(({ name }) => name).sort()).toEqual([...PUBLIC].sort());
});

it.each(names(() => true))('%s gives the right answer', (name) =>
  expectRightAnswer(server, endpoints[name], rightRequests[name]),
);

it.each(names(hasBody))('%s names each missing field', (name) =>
  expectMissingFieldsNamed(server, endpoints[name], rightRequests[name]),
);

it.each(names(hasBody))('%s names each field of a wrong type', (name) =>
  expectWrongFieldsNamed(server, endpoints[name], rightRequests[name]),
);

it.each(names(isClosed))('%s is closed without a token and with a wrong one [6.5]', (name) =>
  expectClosedToStrangers(server, endpoints[name], rightRequests[name]),
);

it.each(names(isClosed))('%s is closed with an old token', async (name) => {
  const entry: Endpoint = endpoints[name];
  const right = await rightRequests[name](server, await server.signUpMember());
  server.clock.advance(60 * 60_000);
  const late = await server.call(entry, right);
  expect(late.status).toBe(401);
  expect(await late.json()).toMatchObject({ code: 'token_not_valid' });
});

it.each(names(namesSomebody))('%s refuses the id of another member', (name) =>
  expectClosedToOthers(server, endpoints[name], rightRequests[name]),
);

it.each(names(namesUserTwice))('%s refuses the id of another member in the body too', (name) =>
  expectOthersRefusedInBody(server, endpoints[name], rightRequests[name]),
);

it.each(names(() => true))('%s never fails on a hostile path or body', (name) =>
  expectNoFailure(server, endpoints[name]),
);

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
