import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Hasher } from '../../server/auth/hasher.ts';
import { accessTokens, journalOperations, users } from '../../server/database/schema.ts';
import { sweep } from '../../server/sweep.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { accountCalls, MINUTE_MS, OTHER_PASSWORD } from '../support/account-calls.ts';
import { OPERATION } from '../support/contract-requests.ts';
import { PASSWORD, type TestMember } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';
import { waitingCoach } from '../support/waiting-coach.ts';

const server = await openTestServer();
let member: TestMember;
beforeEach(async () => {
  member = await server.signUpMember();
});

const { changePassword, login, register, verify } = accountCalls(server);

const isOpen = async ({ id }: TestMember, token: string): Promise<boolean> =>
  (await server.call(endpoints.getPlanRefusal, { params: { userId: id }, token })).status === 200;

it('a token is 256 random bits, new at each sign-in, and kept as a hash alone', async () => {
  const { access } = (await (await login(member.email)).json()) as { access: string };
  expect(access).toMatch(/^[\w-]{43}$/);
  expect(access).not.toBe(member.token);
  const rows = JSON.stringify(await server.parts.db.select().from(accessTokens));
  expect(rows).not.toContain(access);
  expect(rows).not.toContain(member.token);
});

it('a token is good for sixty minutes to the millisecond, used or not', async () => {
  server.clock.advance(60 * MINUTE_MS - 1);
  expect(await isOpen(member, member.token)).toBe(true);
  server.clock.advance(1);
  expect(await isOpen(member, member.token)).toBe(false);
});

it('a token opens nothing after signing out, and the member’s other sessions go on', async () => {
  const { access } = (await (await login(member.email)).json()) as { access: string };
  const end = (token: string) => server.call(endpoints.endSession, { body: { access: token } });
  const first = await end(access);
  expect(await isOpen(member, access)).toBe(false);
  expect(await isOpen(member, member.token)).toBe(true);
  const again = await end(access);
  expect([again.status, await again.text()]).toEqual([first.status, await first.text()]);
  expect((await end('a token that never was')).status).toBe(200);
});

it('a request whose body comes slowly does nothing for a session that has ended meanwhile', async () => {
  const text = JSON.stringify({ operations: [OPERATION] });
  const now = vi.spyOn(performance, 'now');
  let isSent = false;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: async (sending) => {
        if (isSent) return sending.close();
        isSent = true;
        await changePassword(member.id);
        now.mockReturnValue(Number.MAX_SAFE_INTEGER);
        sending.enqueue(new TextEncoder().encode(text));
      },
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { readonly duplex: 'half' } = {
    method: 'POST',
    headers: { Authorization: `Bearer ${member.token}`, 'Content-Type': 'application/json' },
    body,
    duplex: 'half',
  };
  const answer = await server.request('/django/ext/v1/journal', init);
  now.mockRestore();
  expect(answer.status).toBe(401);
  expect(await server.parts.db.$count(journalOperations)).toBe(0);
});

it('what waited for its turn does nothing for a session that has ended meanwhile', async () => {
  const slow = waitingCoach(server);
  const { id, token } = member;
  const asked = Array.from({ length: 4 }, () =>
    server.call(endpoints.sendChat, { params: { id }, body: { message: 'What is for dinner?' }, token }),
  );
  await slow.asked(4);
  const read = server.call(endpoints.pullJournal, { query: { after: '0' }, token });
  const written = server.call(endpoints.appendJournal, { body: { operations: [OPERATION] }, token });
  await changePassword(member.id);
  const now = vi.spyOn(performance, 'now').mockReturnValue(Number.MAX_SAFE_INTEGER);
  slow.replyToAll();
  expect([(await read).status, (await written).status]).toEqual([401, 401]);
  await Promise.all(asked);
  now.mockRestore();
  expect(await server.parts.db.$count(journalOperations)).toBe(0);
});

/** Changes the password of the member after the server has compared the one that was shown. */
const changeDuring = async (member: TestMember, act: () => Promise<Response>): Promise<Response> => {
  const { hasher } = server.parts;
  Object.assign(server.parts, {
    hasher: {
      ...hasher,
      matches: async (...asked: Parameters<Hasher['matches']>) => {
        const same = await hasher.matches(...asked);
        Object.assign(server.parts, { hasher });
        await changePassword(member.id, PASSWORD, 'Newest-42x');
        return same;
      },
    },
  });
  return act();
};

it('a password that is changed while it is being checked opens no session', async () => {
  const answer = await changeDuring(member, () => login(member.email));
  expect(answer.status).toBe(401);
  expect(await server.parts.db.$count(accessTokens, eq(accessTokens.userId, member.id))).toBe(0);
  expect((await login(member.email, 'Newest-42x')).status).toBe(200);
});

it('a password that is changed while it is being checked changes no password', async () => {
  const answer = await changeDuring(member, () => changePassword(member.id));
  expect(answer.status).toBe(400);
  expect((await login(member.email, OTHER_PASSWORD)).status).toBe(401);
  expect((await login(member.email, 'Newest-42x')).status).toBe(200);
});

it('keeps no account that nobody confirmed, and every other', async () => {
  await register('stranger@example.org');
  server.clock.advance(7 * 24 * 60 * MINUTE_MS);
  await register('late@example.org');
  await sweep(server.parts);
  expect(await server.parts.db.$count(users)).toBe(3);
  server.clock.advance(1);
  await sweep(server.parts);
  const left = await server.parts.db.select({ email: users.email }).from(users);
  expect(left.map(({ email }) => email).sort()).toEqual(['late@example.org', member.email]);
});

it('counts an unconfirmed account from its last registration', async () => {
  const email = 'slow@example.org';
  await register(email);
  server.clock.advance(7 * 24 * 60 * MINUTE_MS);
  await register(email);
  server.clock.advance(1);
  await sweep(server.parts);
  await verify(email, server.codeFor(email));
  expect((await login(email)).status).toBe(200);
});

it('lets a password stay good for as long as its member keeps it', async () => {
  const { email } = await server.signUpMember();
  server.clock.advance(10 * 365 * 24 * 60 * MINUTE_MS);
  expect((await login(email)).status).toBe(200);
});
