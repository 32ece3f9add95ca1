import { expect, it } from 'vitest';
import { issueToken } from '../../server/auth/access-tokens.ts';
import { closeAccount } from '../../server/auth/accounts.ts';
import { rateLimits } from '../../server/database/schema.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { type Caller, callers, rulesOf } from '../security/authorisation-table.ts';
import { accountCalls } from '../support/account-calls.ts';
import { type Visit, walkCall } from '../support/call-checks.ts';
import { promote, rightRequests, SAME_ORIGIN } from '../support/contract-requests.ts';
import { rowsOf } from '../support/member-rows.ts';
import type { TestMember } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';

const HOUR_MS = 60 * 60_000;
const QUARTER_MS = 15 * 60_000;
const names = Object.keys(endpoints) as EndpointName[];

const server = await openTestServer();

const signUpAs = async (who: string, isAdmin: boolean): Promise<TestMember> => {
  const member = await server.signUpMember(who);
  await promote(server, member, isAdmin);
  return member;
};

/** The tokens that all callers but the owner send in the place of the right one. */
const tokensFor = async ({ owner, other, right }: Visit): Promise<Record<Caller, string | undefined>> => {
  const { parts } = server;
  const signedOut = await issueToken(parts, owner.id);
  await server.call(endpoints.endSession, { body: { access: signedOut } });
  const closed = await signUpAs('closed', true);
  await parts.db.transaction((tx) => closeAccount(tx, closed.id, new Date(server.clock.now())));
  return {
    nobody: undefined,
    unknown: `${owner.token}x`,
    expired: await issueToken({ ...parts, clock: () => parts.clock() - HOUR_MS }, owner.id),
    signedOut,
    closed: await issueToken(parts, closed.id),
    other: other.token,
    staff: (await signUpAs('staff', false)).token,
    admin: (await signUpAs('admin', true)).token,
    owner: right.token,
  };
};

const ALWAYS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

/** Security headers, no cache, no page, and nothing about the program: whoever asks, whatever the answer. */
const expectHeaders = ({ headers, status }: Response, { answerAs }: Endpoint): void => {
  const present = [...headers.keys()];
  expect(present).toEqual(expect.arrayContaining(ALWAYS));
  expect(headers.get('cache-control')).toBe('no-store');
  const isStream = answerAs === 'events' && status === 200;
  expect(headers.get('content-type')).toMatch(isStream ? /^text\/event-stream/ : /^application\/json/);
  expect(present.filter((name) => /^(?:access-control-.*|server|x-powered-by)$/.test(name))).toEqual([]);
};

/** What tells one member's things from another's: ids, secrets, addresses. */
const idsIn = (text: string): readonly string[] => text.match(/[\w-]{32,}|[\w.]+@[\w.]+/g) ?? [];

/** Every caller but the owner is answered as the table says; where they act on their own data, the owner's stays. */
const expectAccess = async (name: EndpointName, visit: Visit): Promise<void> => {
  const { may } = rulesOf[name];
  const { entry, owner, right } = visit;
  const tokens = await tokensFor(visit);
  const isAllowedAs = (caller: Caller) => may[caller] === 200 && caller !== 'owner';
  const before = await rowsOf(server.parts.db, owner.id);
  const own = entry.method === 'GET' && may.other === 'own' ? await server.call(entry, right) : null;
  // The key that pushes are signed with is everybody's.
  const ids = own === null || name === 'getPushKey' ? [] : idsIn(await own.text());
  for (const caller of callers.filter((each) => each !== 'owner' && !isAllowedAs(each))) {
    const answer = await server.call(entry, { ...right, token: tokens[caller] });
    const text = await answer.text();
    const expected = may[caller] === 'own' ? 200 : may[caller];
    expect({ caller, status: answer.status }).toEqual({ caller, status: expected });
    if (caller === 'expired') expect(JSON.parse(text)).toMatchObject({ code: 'token_not_valid' });
    expect(ids.filter((id) => text.includes(id))).toEqual([]);
    if (name === 'pullJournal' && expected === 200)
      expect(JSON.parse(text)).toEqual({ operations: [], more: false });
    expectHeaders(answer, entry);
  }
  await server.settled();
  expect(await rowsOf(server.parts.db, owner.id)).toEqual(before);
  for (const caller of callers.filter(isAllowedAs)) {
    // What succeeds may succeed once only.
    const again = await rightRequests[name](server, await server.signUpMember('again'));
    await server.settled();
    await server.forgetLimits();
    const answer = await server.call(entry, { ...again, token: tokens[caller] });
    expect({ caller, status: answer.status }).toEqual({ caller, status: 200 });
    expectHeaders(answer, entry);
  }
};

const expectBodyRefused = async ({ entry, right }: Visit): Promise<void> => {
  const path = entry.path.replace(/\{\w+\}/g, 'x');
  const send = async (type: string, body: string): Promise<number> => {
    const headers = { Authorization: `Bearer ${right.token}`, 'Content-Type': type };
    return (await server.request(path, { method: entry.method, headers, body })).status;
  };
  expect((await server.request(path, { method: 'PATCH' })).status).toBe(405);
  if (entry.encoding !== 'json') return;
  expect(await send('application/json', `{"a":"${'x'.repeat(entry.maxBytes)}"}`)).toBe(413);
  expect(await send('application/json', '{')).toBe(400);
  expect(await send('text/plain', '{}')).toBe(415);
};

/** A member's calls are counted whatever they hold, refused at the limit for a time that is told, and then no more. */
const expectLimit = async (name: EndpointName, { entry, right }: Visit): Promise<void> => {
  const { limit } = rulesOf[name];
  if (limit === null || entry.auth === 'public') return;
  const ask = () => server.call(entry, { token: right.token, headers: SAME_ORIGIN, body: {} });
  await server.forgetLimits();
  expect((await ask()).status).not.toBe(429);
  await server.parts.db.update(rateLimits).set({ hits: limit - 1 });
  expect((await ask()).status).not.toBe(429);
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
  server.clock.advance(QUARTER_MS);
  expect((await ask()).status).not.toBe(429);
  server.clock.advance(-QUARTER_MS);
  await server.forgetLimits();
};

it.each(names)('%s is right for whom it is meant, and closed, bounded and unharmed else [6.4 6.5]', (name) =>
  walkCall(server, endpoints[name], rightRequests[name], async (visit) => {
    await expectAccess(name, visit);
    await expectBodyRefused(visit);
    await expectLimit(name, visit);
  }),
);

it('agrees with the contract about who needs a token, who needs a role, and what is limited', () => {
  for (const entry of Object.values(endpoints) as readonly Endpoint[]) {
    const { may, limit, openedBy } = rulesOf[entry.name as EndpointName];
    const isOpen = entry.auth === 'public';
    expect([entry.name, may.nobody, openedBy !== undefined]).toEqual([
      entry.name,
      isOpen ? 200 : 401,
      isOpen,
    ]);
    expect([entry.name, may.owner === null]).toEqual([entry.name, entry.role !== 'member']);
    const isCounted = entry.method !== 'GET' && !['testPush', 'forgetDevice'].includes(entry.name);
    if (isCounted || isOpen)
      expect([entry.name, limit !== null]).toEqual([entry.name, isCounted || entry.name === 'getThread']);
  }
});

it.each([
  ['push', { push: null }, 'getPushKey'],
  ['coach-stream', { coachStream: null }, 'streamCoach'],
  ['food-lookup', { foodFacts: null }, 'lookUpBarcode'],
] as const)('%s is declared and answered only where the operator has it', async (extension, parts, name) => {
  const member = await server.signUpMember();
  const { extensions } = accountCalls(server);
  expect(await extensions(member.email)).toContain(extension);
  Object.assign(server.parts, parts);
  expect(await extensions(member.email)).not.toContain(extension);
  const request = await rightRequests[name](server, member);
  expect((await server.call(endpoints[name], request)).status).toBe(404);
});
