import { describe, expect, it } from 'vitest';
import { createKeys } from '../../server/base/keys.ts';
import { rateLimits } from '../../server/database/schema.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import {
  makeProfile,
  OPERATION,
  photoFile,
  registration,
  SAME_ORIGIN,
  uploadPhoto,
} from '../support/contract-requests.ts';
import { appOn, type CallParts, type TestMember } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';
import { rulesOf } from './authorisation-table.ts';

const server = await openTestServer();

const email = 'ada@example.org';
/** Wrong requests of strangers, each for another account, id or device where one is named. */
const tries: Readonly<Partial<Record<EndpointName, (at: number) => CallParts>>> = {
  login: (at) => ({ body: { email: `a${at}@example.org`, password: 'Wrong-42x' } }),
  register: (at) => ({ body: { ...registration(`a${at}@example.org`), password: 'P@ssw0rd' } }),
  forgetPassword: (at) => ({ body: { email: `a${at}@example.org` } }),
  resetPassword: (at) => ({
    body: { email: `a${at}@example.org`, otp: '000000', password: 'Other-42x', password2: 'Other-42x' },
  }),
  resendOtp: (at) => ({ body: { email: `a${at}@example.org` } }),
  verifyOtp: (at) => ({ params: { email: `a${at}@example.org` }, body: { otp: '000000' } }),
  getThread: (at) => ({ params: { id: `nobody${at}` } }),
  updatePassword: (at) => ({
    body: { user_id: `nobody${at}`, password: 'Wrong-42x', new_password: 'Other-42x' },
  }),
  endSession: () => ({ body: { access: 'none' } }),
  renewSession: (at) => ({
    headers: { ...SAME_ORIGIN, Cookie: `sorrel-device=${OPERATION.id.slice(0, -4)}${1000 + at}.x` },
  }),
  subscribeNewsletter: (at) => ({ body: { email: `a${at}@example.org` } }),
  readSharedReport: (at) => ({ body: { secret: `none${at}` } }),
};

it('covers every call that needs no token and is counted', () => {
  const counted = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => endpoints[name].auth === 'public' && rulesOf[name].limit !== null,
  );
  expect(Object.keys(tries).sort()).toEqual(counted.sort());
});

/** As if calls had been made until so many are counted. */
const countTo = (hits: number) => server.parts.db.update(rateLimits).set({ hits });

it.each(Object.entries(tries) as [EndpointName, (at: number) => CallParts][])(
  '%s is refused at the limit of one network, which then writes nothing more, and says for how long',
  async (name, wrong) => {
    const ask = (at: number) => server.call(endpoints[name], wrong(at));
    expect((await ask(0)).status).not.toBe(429);
    await countTo((rulesOf[name].limit ?? 0) - 1);
    expect((await ask(1)).status).not.toBe(429);
    const refused = await ask(2);
    expect(refused.status).toBe(429);
    await server.settled();
    const counts = () => server.parts.db.select().from(rateLimits);
    const counted = await counts();
    expect([(await ask(3)).status, (await ask(4)).status]).toEqual([429, 429]);
    expect(await counts()).toEqual(counted);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    server.clock.advance(seconds * 1000);
    expect((await ask(5)).status).not.toBe(429);
  },
);

it('is one count for all instances that share a database', async () => {
  const second = appOn(server.parts);
  const ask = (at: number) =>
    (at % 2 === 0 ? server : second).call(endpoints.login, { body: { email, password: 'Wrong-42x' } });
  const statuses = [];
  for (let at = 0; at < 12; at += 1) statuses.push((await ask(at)).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
});

it('writes no address and no account down', async () => {
  await server.call(endpoints.login, { body: { email, password: 'Wrong-42x' } });
  const rows = JSON.stringify(await server.parts.db.select().from(rateLimits));
  expect(rows).not.toMatch(/\bada\b|example|203\.0\.113/);
  expect(createKeys('x'.repeat(32))('rate-limit', 'a')).toMatch(/^[0-9a-f]{64}$/);
});

const QUARTER_MS = 15 * 60_000;

it('costs the database nothing more for a member who has spent theirs', async () => {
  const [ada, bob] = [await server.signUpMember('ada'), await server.signUpMember('bob')];
  const ask = ({ id, token }: TestMember) =>
    server.call(endpoints.sendChat, { params: { id }, body: { message: 'What is for dinner?' }, token });
  expect((await ask(ada)).status).toBe(200);
  await countTo(60);
  expect((await ask(ada)).status).toBe(429);
  const counts = () => server.parts.db.select().from(rateLimits);
  const counted = await counts();
  const refused = await ask(ada);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
  expect(await counts()).toEqual(counted);
  expect((await ask(bob)).status).toBe(200);
  server.clock.advance(QUARTER_MS);
  expect((await ask(ada)).status).toBe(200);
});

it('is asked before anything of an upload is read', async () => {
  const member = await server.signUpMember();
  await makeProfile(server, member);
  await server.forgetLimits();
  expect((await uploadPhoto(server, member, new Blob(['no picture']))).status).toBe(400);
  await countTo(60);
  expect((await uploadPhoto(server, member, await photoFile())).status).toBe(429);
});

describe('one network', () => {
  /** A sign-in that a proxy passes on. */
  const passedOn = () => {
    const { call } = appOn(server.parts, { publicUrl: new URL('https://sorrel.example') });
    return (from: string, account = email) =>
      call(endpoints.login, {
        headers: { 'X-Forwarded-For': from },
        body: { email: account, password: 'Wrong-42x' },
      });
  };
  /** How many of the requests from these addresses are let through before the first refusal. */
  const letThrough = async (addressAt: (at: number) => string): Promise<number> => {
    const signIn = passedOn();
    for (let at = 0; at < 14; at += 1) {
      if ((await signIn(`6.6.6.${at}, ${addressAt(at)}`)).status === 429) return at;
    }
    return 14;
  };

  it.each([
    ['an IPv4 address', () => '198.51.100.7'],
    ['an IPv4 address with the port of the connection', (at: number) => `198.51.100.7:${40_000 + at}`],
    [
      'an IPv4 address written as IPv6',
      (at: number) =>
        ['198.51.100.7', '::ffff:198.51.100.7', '::FFFF:c633:6407', '0:0:0:0:0:ffff:198.51.100.7'][at % 4] ??
        '',
    ],
    ['an IPv6 network of 64 bits', (at: number) => `2001:db8:1:2:a:b:c:${at + 1}`],
    ['an IPv6 network whose zeros are left out', (at: number) => `2001:db8::${at + 1}:b:c:d`],
    ['an IPv6 network with a port', (at: number) => `[2001:db8::${at + 1}:2]:${40_000 + at}`],
  ])('is %s, whatever the caller wrote before it', async (_, addressAt) => {
    expect(await letThrough(addressAt)).toBe(10);
  });

  it('of IPv6 has many beside it: the /48 of a customer gets what five networks have', async () => {
    const signIn = passedOn();
    const ask = async (network: number): Promise<number> => {
      const from = `2001:db8:7:${network.toString(16)}::1`;
      return (await signIn(from, `a${network}@example.org`)).status;
    };
    expect(await ask(1)).toBe(401);
    await countTo(600);
    expect(await ask(2)).toBe(429);
    const counted = await server.parts.db.$count(rateLimits);
    expect(await ask(3)).toBe(429);
    expect(await server.parts.db.$count(rateLimits)).toBe(counted);
  });

  it('is not another network', async () => {
    expect(await letThrough((at) => `2001:db8:${at + 1}::1`)).toBe(14);
  });
});
