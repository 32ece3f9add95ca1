import { gt, lt } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../../server/database/schema.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { accountCalls, MINUTE_MS, OTHER_PASSWORD } from '../support/account-calls.ts';
import { PASSWORD, type TestMember } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';

const STRANGER = '203.0.113.66';
const HOME = '198.51.100.200';

const server = await openTestServer();
let member: TestMember;
beforeEach(async () => {
  member = await server.signUpMember();
});

const { changePassword, forget, register, resend, reset, verify } = accountCalls(server);

/** Asks as long as it is let, a minute between the tries; how often it was. */
const exhaust = async (ask: () => Promise<Response>, waitMs: number): Promise<number> => {
  for (let asked = 0; asked < 30; asked += 1) {
    if ((await ask()).status === 429) return asked;
    await server.settled();
    server.clock.advance(waitMs);
  }
  throw new Error('Nothing bounds this.');
};

it('a stranger in one network who knows the address takes five mails of a member’s an hour and leaves them as many', async () => {
  expect(await exhaust(() => forget(member.email, STRANGER), MINUTE_MS)).toBe(5);
  expect((await forget(member.email, HOME)).status).toBe(200);
  await server.settled();
  expect((await reset(member.email, server.codeFor(member.email), OTHER_PASSWORD, HOME)).status).toBe(200);
});

it('a stranger in one network who knows the address or in several has them wait until the account’s hour is over, and no longer for having asked', async () => {
  for (const stranger of [STRANGER, '203.0.113.67'])
    expect(await exhaust(() => forget(member.email, stranger), MINUTE_MS)).toBe(5);
  for (let asked = 0; asked < 12; asked += 1) {
    expect((await forget(member.email, HOME)).status).toBe(429);
    server.clock.advance(MINUTE_MS);
  }
  server.clock.advance(40 * MINUTE_MS);
  expect((await forget(member.email, HOME)).status).toBe(200);
});

it('a stranger in one network who knows the address does not keep the member waiting who asks in the same minute', async () => {
  expect((await forget(member.email, STRANGER)).status).toBe(200);
  expect((await forget(member.email, HOME)).status).toBe(200);
});

it('a stranger in one network who knows the address takes no more than five of the codes that confirm an address', async () => {
  const email = 'new@example.org';
  expect(await exhaust(() => register(email, {}, STRANGER), MINUTE_MS)).toBe(5);
  expect((await register(email, {}, HOME)).status).toBe(200);
  server.clock.advance(MINUTE_MS);
  expect((await resend(email, HOME)).status).toBe(200);
  await server.settled();
  expect((await verify(email, server.codeFor(email), HOME)).status).toBe(200);
});

it('a stranger in one network who knows the address does not spend a member’s tries with passwords that were refused', async () => {
  await forget(member.email, HOME);
  await server.settled();
  const otp = server.codeFor(member.email);
  const choose = (password: string, password2 = password) =>
    server.call(endpoints.resetPassword, {
      body: { email: member.email, otp, password, password2 },
      address: HOME,
    });
  for (let tried = 0; tried < 10; tried += 1) {
    expect((await choose('P@ssw0rd')).status).toBe(400);
    expect((await choose(OTHER_PASSWORD, 'Another-42x')).status).toBe(400);
  }
  expect((await choose(OTHER_PASSWORD)).status).toBe(200);
});

it('a stranger in one network who knows the address does not keep a member from entering the next code', async () => {
  expect(await exhaust(() => reset(member.email, '000000', OTHER_PASSWORD, STRANGER), 0)).toBe(10);
  await forget(member.email, HOME);
  await server.settled();
  expect((await reset(member.email, server.codeFor(member.email), OTHER_PASSWORD, HOME)).status).toBe(200);
});

it('a stranger in one network who knows the address does not keep a member from their thread, whose id they know', async () => {
  const thread = (address: string) =>
    server.call(endpoints.getThread, { params: { id: member.id }, address });
  await Promise.all(Array.from({ length: 60 }, () => thread(STRANGER)));
  expect((await thread(STRANGER)).status).toBe(429);
  expect((await thread(HOME)).status).toBe(200);
});

it('a stranger in one network who knows the address takes ten mails of a member’s a day and leaves them as many', async () => {
  expect(await exhaust(() => forget(member.email, STRANGER), 15 * MINUTE_MS)).toBe(10);
  expect((await forget(member.email, HOME)).status).toBe(200);
});

it('a stranger in one network who knows the address does not keep a member from changing the password, whose id they know', async () => {
  expect(await exhaust(() => changePassword(member.id, 'Wrong-42x', OTHER_PASSWORD, STRANGER), 0)).toBe(10);
  expect((await changePassword(member.id, PASSWORD, OTHER_PASSWORD, HOME)).status).toBe(200);
});

it('many networks together are bounded as well, alike for an account and for none', async () => {
  const networks = Array.from({ length: 12 }, (_, at) => `192.0.2.${at + 1}`);
  for (const email of [member.email, 'nobody@example.org']) {
    const statuses = [];
    for (const address of networks) statuses.push((await forget(email, address)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  }
});

describe('codes are not guessed by patience', () => {
  /** As if a network had guessed so often today; what counts for a quarter of an hour is over. */
  const guessedToday = async (hits: number): Promise<void> => {
    const later = new Date(server.clock.now() + 60 * MINUTE_MS);
    await server.parts.db.update(rateLimits).set({ hits }).where(gt(rateLimits.resetsAt, later));
    await server.parts.db.delete(rateLimits).where(lt(rateLimits.resetsAt, later));
  };
  const statusAt = async (account: number, address: string): Promise<number> =>
    (await verify(`a${account}@example.org`, '000000', address)).status;

  it('at many accounts from one network: 240 a day', async () => {
    expect(await statusAt(1, STRANGER)).toBe(400);
    await guessedToday(239);
    expect([await statusAt(2, STRANGER), await statusAt(3, STRANGER)]).toEqual([400, 429]);
    expect(await statusAt(4, HOME)).toBe(400);
    server.clock.advance(24 * 60 * MINUTE_MS);
    expect(await statusAt(5, STRANGER)).toBe(400);
  });

  it('nor from the many networks that one customer has of IPv6: 1 200 a day', async () => {
    const network = (at: number) => `2001:db8:1:${at.toString(16)}::1`;
    expect(await statusAt(1, network(1))).toBe(400);
    await guessedToday(1199);
    expect([await statusAt(2, network(2)), await statusAt(3, network(3))]).toEqual([400, 429]);
    expect(await statusAt(4, '2001:db8:2::1')).toBe(400);
  });

  it('and one of those networks, a phone among strangers, leaves the others theirs', async () => {
    const [one, other] = ['2001:db8:1:1::1', '2001:db8:1:2::1'];
    expect(await statusAt(1, one)).toBe(400);
    await guessedToday(239);
    expect([await statusAt(2, one), await statusAt(3, one), await statusAt(4, other)]).toEqual([
      400, 429, 400,
    ]);
  });

  it('and a right one does not count', async () => {
    expect(await statusAt(1, STRANGER)).toBe(400);
    await guessedToday(238);
    for (let at = 0; at < 3; at += 1) {
      const { email } = await server.signUpMember(`member${at}`);
      await forget(email, STRANGER);
      await server.settled();
      expect((await reset(email, server.codeFor(email), OTHER_PASSWORD, STRANGER)).status).toBe(200);
    }
    expect([await statusAt(2, STRANGER), await statusAt(3, STRANGER), await statusAt(4, STRANGER)]).toEqual([
      400, 400, 429,
    ]);
  });
});
