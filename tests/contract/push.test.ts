import { beforeEach, describe, expect, it } from 'vitest';
import { pushSubscriptions } from '../../server/database/schema.ts';
import { sweep } from '../../server/sweep.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { accountCalls } from '../support/account-calls.ts';
import { pushSubscription, signInAgain } from '../support/contract-requests.ts';
import { EVERY_DAY, messagesFor, openPush, subscribe } from '../support/push-members.ts';
import { PUSH_HOST, provesSender } from '../support/push-service.ts';
import { PASSWORD, type TestMember } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';

const DAY_MS = 86_400_000;
const LUNCH = [{ kind: 'lunch', minute: 750, days: EVERY_DAY }] as const;

const server = await openTestServer();
let member: TestMember;
beforeEach(async () => {
  member = await server.signUpMember();
});
const { changePassword, close } = accountCalls(server);
const { browser, service } = await openPush(server);

const put = (member: Pick<TestMember, 'token'>, changes: object) =>
  server.call(endpoints.putPushSubscription, {
    token: member.token,
    body: { ...pushSubscription('a'), ...changes },
  });
const rows = () => server.parts.db.select().from(pushSubscriptions);
const test = async (token: string): Promise<unknown> =>
  (await server.call(endpoints.testPush, { token })).json();
const enable = (member: Pick<TestMember, 'id' | 'token'>, path?: string) =>
  subscribe(server, member, { browser, reminders: LUNCH, ...(path === undefined ? {} : { path }) });

describe('a subscription', () => {
  it('is stored with its times and replaced by the next one of the same device', async () => {
    expect((await enable(member)).status).toBe(200);
    expect(
      (await put(member, { endpoint: `https://${PUSH_HOST}/new`, time_zone: 'Asia/Tokyo' })).status,
    ).toBe(200);
    expect(await rows()).toMatchObject([
      { userId: member.id, endpoint: `https://${PUSH_HOST}/new`, timeZone: 'Asia/Tokyo', failures: 0 },
    ]);
  });

  it.each([
    ['an address inside the network', 'https://10.0.0.7/push'],
    ['no encryption', 'http://push.example.net/a'],
    ['another port', 'https://push.example.net:8443/a'],
    ['a user', 'https://me:pass@push.example.net/a'],
    ['a file', 'file:///etc/passwd'],
    ['no address', 'push'],
    ['a very long one', `https://push.example.net/${'a'.repeat(1000)}`],
  ])('is refused with %s', async (_, endpoint) => {
    expect((await put(await server.signUpMember(), { endpoint })).status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['a key that is none', { p256dh: `B${'A'.repeat(86)}` }],
    ['a secret that is too short', { auth: 'AAAA' }],
    ['an unknown zone', { time_zone: 'Mars/Olympus' }],
    ['an unknown kind', { reminders: [{ kind: 'news', minute: 1, days: [1] }] }],
    ['a minute of no day', { reminders: [{ kind: 'lunch', minute: 1440, days: [1] }] }],
    ['a day of no week', { reminders: [{ kind: 'lunch', minute: 1, days: [8] }] }],
    ['more reminders than a day has room for', { reminders: Array(21).fill(LUNCH[0]) }],
  ])('is refused with %s', async (_, changes) => {
    expect((await put(await server.signUpMember(), changes)).status).toBe(400);
  });

  it('of a member stays theirs, whoever else names the same address', async () => {
    const [first, second] = [await server.signUpMember('first'), await server.signUpMember('second')];
    await enable(first, '/shared');
    await enable(second, '/shared');
    await server.call(endpoints.deletePushSubscription, { token: second.token });
    expect(await rows()).toMatchObject([{ userId: first.id }]);
  });

  it('is one of at most ten of a member, and the oldest goes', async () => {
    for (let device = 0; device < 12; device += 1) {
      server.clock.advance(1000);
      await enable({ ...member, token: await signInAgain(server, member) }, `/${device}`);
    }
    const paths = (await rows()).map(({ endpoint }) => Number(endpoint.split('/').at(-1)));
    expect(paths.sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
});

it('a subscription ends when its device signs out, and no other one of the member does', async () => {
  const phone = await signInAgain(server, member);
  await enable(member, '/desk');
  await enable({ ...member, token: phone }, '/phone');
  await server.call(endpoints.endSession, { body: { access: phone } });
  expect(await rows()).toMatchObject([{ endpoint: `https://${PUSH_HOST}/desk` }]);
});

it('a subscription ends when another device signs it out', async () => {
  const phone = await signInAgain(server, member);
  await enable({ ...member, token: phone }, '/phone');
  await server.call(endpoints.endOtherSessions, { token: member.token, body: { password: PASSWORD } });
  expect(await rows()).toEqual([]);
});

it('a subscription ends when the password changes, and when staff close the account', async () => {
  await enable(member);
  expect((await changePassword(member.id)).status).toBe(200);
  expect(await rows()).toEqual([]);

  const closed = await server.signUpMember('closed');
  await enable(closed);
  await close(closed);
  expect(await rows()).toEqual([]);
});

it('a subscription ends sixty days after the app was last opened there', async () => {
  await enable(await server.signUpMember());
  server.clock.advance(59 * DAY_MS);
  await sweep(server.parts);
  expect(await rows()).toHaveLength(1);
  server.clock.advance(2 * DAY_MS);
  await sweep(server.parts);
  expect(await rows()).toEqual([]);
});

describe('a test', () => {
  beforeEach(() => enable(member));

  it('reaches the browser encrypted and signed, and names nothing but itself', async () => {
    expect(await test(member.token)).toEqual({ sent: true, none: false });
    const [message] = service.received;
    expect(message?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '60',
      host: PUSH_HOST,
    });
    const proof = message?.headers.authorization ?? '';
    expect(await provesSender(service.keys, proof, `https://${PUSH_HOST}`, server.clock.now())).toBe(true);
    expect(await messagesFor(service, browser)).toEqual(['test 2026-11-21']);
    expect(message?.body.toString('latin1')).not.toContain(member.id);
  });

  it('says that there is nothing to test, and is a limited number an hour', async () => {
    await server.call(endpoints.deletePushSubscription, { token: member.token });
    expect(await test(member.token)).toEqual({ sent: false, none: true });
    for (let count = 1; count < 20; count += 1)
      await server.call(endpoints.testPush, { token: member.token });
    expect((await server.call(endpoints.testPush, { token: member.token })).status).toBe(429);
  });

  it.each([404, 410])('removes a subscription that the browser has ended (%i)', async (status) => {
    service.answers.set(`/${member.id}`, status);
    expect(await test(member.token)).toEqual({ sent: false, none: true });
    expect(await rows()).toEqual([]);
  });

  it.each([400, 403, 413, 500])(
    'that is refused (%i) is lost, and the subscription stays',
    async (status) => {
      service.answers.set(`/${member.id}`, status);
      expect(await test(member.token)).toEqual({ sent: false, none: false });
      expect(await rows()).toMatchObject([{ failures: 1 }]);
      service.answers.clear();
      expect(await test(member.token)).toEqual({ sent: true, none: false });
      expect(await rows()).toMatchObject([{ failures: 0 }]);
    },
  );

  it('gives up a subscription after ten refusals in a row', async () => {
    service.answers.set(`/${member.id}`, 403);
    for (let count = 0; count < 9; count += 1) await test(member.token);
    expect(await rows()).toHaveLength(1);
    await test(member.token);
    expect(await rows()).toEqual([]);
  });

  it('leaves a push service alone for as long as it asks', async () => {
    service.answers.set(`/${member.id}`, 429);
    await test(member.token);
    service.answers.clear();
    server.clock.advance(119_000);
    expect(await test(member.token)).toEqual({ sent: false, none: false });
    expect(service.received).toHaveLength(1);
    server.clock.advance(2_000);
    expect(await test(member.token)).toEqual({ sent: true, none: false });
  });

  it('goes to no host whose name leads inside the network', async () => {
    for (const inside of ['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1']) {
      service.names.set(PUSH_HOST, ['93.184.215.14', inside]);
      expect(await test(member.token)).toEqual({ sent: false, none: false });
    }
    expect(service.received).toEqual([]);
  });
});

it('the server answers the key that its messages are signed with', async () => {
  const answer = await server.call(endpoints.getPushKey, { token: member.token });
  expect(await answer.json()).toEqual({ public_key: service.keys.publicKey });
});
