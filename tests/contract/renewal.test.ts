import { beforeEach, describe, expect, it } from 'vitest';
import { deviceSessions } from '../../server/database/schema.ts';
import { sweep } from '../../server/sweep.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { accountCalls } from '../support/account-calls.ts';
import { cookieOf, rememberDevice, SAME_ORIGIN, signInAgain } from '../support/contract-requests.ts';
import { startTestServer, type TestMember } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';

const DAY = 86_400_000;

const server = await openTestServer();
let member: TestMember;
beforeEach(async () => {
  member = await server.signUpMember();
});

const { forget, login, reset } = accountCalls(server);
const renew = (cookie: string, headers: Readonly<Record<string, string>> = SAME_ORIGIN) =>
  server.call(endpoints.renewSession, { headers: { ...headers, Cookie: cookie } });
const renewed = async (cookie: string): Promise<string> => {
  const answer = await renew(cookie);
  expect(answer.status).toBe(200);
  return cookieOf(answer);
};
const sessionOf = async (answer: Response) =>
  (await answer.json()) as { id: string; access: string; isClient: boolean; extensions: string[] };
const readProfile = ({ id }: TestMember, token: string) =>
  server.call(endpoints.getProfile, { params: { userId: id }, token });
const devices = () => server.parts.db.$count(deviceSessions);

describe('a remembered device', () => {
  it('gets the session that signing in would give, and the next cookie', async () => {
    const signedIn = await login(member.email);
    const first = await rememberDevice(server, member);
    server.clock.advance(2 * DAY);
    const answer = await renew(first);
    const session = await sessionOf(answer.clone());
    expect({ ...session, access: '' }).toEqual({ ...(await sessionOf(signedIn)), access: '' });
    expect(session.extensions).toEqual(expect.arrayContaining(['journal', 'idempotency', 'renewal']));
    expect((await readProfile(member, session.access)).status).toBe(404);
    expect((await readProfile(member, member.token)).status).toBe(401);
    expect(cookieOf(answer)).not.toBe(first);
  });

  it('has a cookie that no script and no other site can use', async () => {
    const { token } = await server.signUpMember();
    const answer = await server.call(endpoints.rememberDevice, { token, headers: SAME_ORIGIN });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^sorrel-device=[0-9a-f-]{36}\.[\w-]{43};/);
    const attributes = cookie.split('; ').slice(1);
    expect(attributes.sort()).toEqual([
      'Expires=Mon, 21 Dec 2026 10:00:00 GMT',
      'HttpOnly',
      'Path=/django/ext/v1/session',
      'SameSite=Strict',
    ]);
  });

  it('leaves no secret in the database', async () => {
    const next = await renewed(await rememberDevice(server, member));
    const secret = next.split('.')[1] ?? '';
    const rows = JSON.stringify(await server.parts.db.select().from(deviceSessions));
    expect(secret).toHaveLength(43);
    expect(rows).not.toContain(secret);
  });

  it('may ask again when an answer was lost, as often as the signal loses it', async () => {
    const first = await rememberDevice(server, member);
    const lost = [await renewed(first), await renewed(first)];
    const arrived = await renewed(first);
    const next = await renewed(arrived);
    expect(new Set([first, ...lost, arrived, next]).size).toBe(5);
    expect((await renew(next)).status).toBe(200);
  });

  it.each([
    ['a cookie that was already exchanged', (all: readonly string[]) => all[0]],
    ['a cookie whose answer was overtaken', (all: readonly string[]) => all[1]],
    ['a secret that was never given', (all: readonly string[]) => `${all[2]?.slice(0, -1)}_`],
  ])('is forgotten, and its member signed out, when %s comes back', async (_, copyOf) => {
    const first = await rememberDevice(server, member);
    const overtaken = await renewed(first);
    const current = await renewed(await renewed(first));
    const copy = await renew(copyOf([first, overtaken, current]) ?? '');
    expect(copy.status).toBe(401);
    expect(copy.headers.getSetCookie()[0]).toMatch(/^sorrel-device=; Max-Age=0;/);
    expect((await renew(current)).status).toBe(401);
    expect((await readProfile(member, member.token)).status).toBe(401);
  });

  it('is forgotten with every other, one that is being remembered at that moment as well', async () => {
    for (const name of ['ada', 'bob', 'cyd', 'dan', 'eve', 'fay']) {
      const member = await server.signUpMember(name);
      const copies = [await rememberDevice(server, member), await rememberDevice(server, member)];
      const token = await signInAgain(server, member);
      const [remembered, ...answers] = await Promise.all([
        server.call(endpoints.rememberDevice, { token, headers: SAME_ORIGIN }),
        ...copies.map((copy) => renew(`${copy.slice(0, -1)}_`)),
      ]);
      expect([200, 401]).toContain(remembered?.status);
      expect(answers.map(({ status }) => status)).toEqual([401, 401]);
      expect(await devices()).toBe(0);
    }
  });

  it('is forgotten after thirty days without use and ninety days in all', async () => {
    let used = await rememberDevice(server, member);
    const unused = await rememberDevice(server, member);
    for (const _ of [1, 2, 3]) {
      server.clock.advance(29 * DAY);
      used = await renewed(used);
    }
    expect((await renew(unused)).status).toBe(401);
    server.clock.advance(3 * DAY);
    expect((await renew(used)).status).toBe(401);
    server.clock.advance(1);
    await sweep(server.parts);
    expect(await devices()).toBe(0);
  });

  it('is forgotten when it says so, and right to say so twice', async () => {
    const cookie = await rememberDevice(server, member);
    for (const _ of [1, 2]) {
      const answer = await server.call(endpoints.forgetDevice, {
        headers: { ...SAME_ORIGIN, Cookie: cookie },
      });
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie()[0]).toMatch(/^sorrel-device=; Max-Age=0;/);
    }
    expect((await renew(cookie)).status).toBe(401);
  });

  it('is not forgotten, nor replaced, by who knows its id alone', async () => {
    const [member, stranger] = [await server.signUpMember('ada'), await server.signUpMember('eve')];
    const cookie = await rememberDevice(server, member);
    const headers = { ...SAME_ORIGIN, Cookie: cookie.replace(/\.[\w-]+/, '.wrong') };
    expect(headers.Cookie).not.toBe(cookie);
    await server.call(endpoints.forgetDevice, { headers });
    await server.call(endpoints.rememberDevice, { headers, token: stranger.token });
    expect((await renew(cookie)).status).toBe(200);
  });

  it('belongs to whoever was remembered last', async () => {
    const [first, second] = [await server.signUpMember('first'), await server.signUpMember('second')];
    const before = await rememberDevice(server, first);
    const answer = await server.call(endpoints.rememberDevice, {
      token: second.token,
      headers: { ...SAME_ORIGIN, Cookie: before },
    });
    expect((await sessionOf(await renew(cookieOf(answer)))).id).toBe(second.id);
    expect((await renew(before)).status).toBe(401);
  });

  it('is one of twenty at most', async () => {
    const oldest = await rememberDevice(server, member);
    for (let count = 1; count < 21; count += 1) {
      server.clock.advance(1000 * 60);
      await rememberDevice(server, member);
    }
    expect(await devices()).toBe(20);
    expect((await renew(oldest)).status).toBe(401);
  });
});

it('a reset of the password forgets every device of its member, and none of others', async () => {
  const [member, other] = [await server.signUpMember('member'), await server.signUpMember('other')];
  const own = [await rememberDevice(server, member), await rememberDevice(server, member)];
  const untouched = await rememberDevice(server, other);
  await forget(member.email);
  await server.settled();
  expect((await reset(member.email, server.codeFor(member.email))).status).toBe(200);
  for (const cookie of own) expect((await renew(cookie)).status).toBe(401);
  expect((await renew(untouched)).status).toBe(200);
});

it.each([
  ['another origin', { Origin: 'https://evil.example' }],
  ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost' }],
  ['another origin of the same site', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://localhost' }],
  ['nowhere', {}],
])('renewing is refused to a page of %s, and so are its neighbours', async (_, headers) => {
  const cookie = await rememberDevice(server, member);
  for (const name of ['renewSession', 'forgetDevice', 'rememberDevice'] as const) {
    const answer = await server.call(endpoints[name], {
      headers: { ...headers, Cookie: cookie },
      ...(name === 'rememberDevice' ? { token: member.token } : {}),
    });
    expect([name, answer.status]).toEqual([name, 403]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  expect(await devices()).toBe(1);
});

it('renewing works where the browser names no site, by the origin alone', async () => {
  const cookie = await rememberDevice(server, await server.signUpMember());
  expect((await renew(cookie, { Origin: 'http://localhost' })).status).toBe(200);
});

it.each(['', 'sorrel-device=', 'sorrel-device=x', 'sorrel-device=../..', 'other=1'])(
  'renewing without a cookie of ours ("%s") is a 401',
  async (cookie) => {
    expect((await renew(cookie)).status).toBe(401);
  },
);

it('renewing is counted, for a device and for a network', async () => {
  const cookie = await rememberDevice(server, await server.signUpMember());
  for (let count = 0; count < 30; count += 1) expect((await renew(cookie)).status).toBe(200);
  const refused = await renew(cookie);
  expect(refused.status).toBe(429);
  expect(refused.headers.getSetCookie()).toEqual([]);
  server.clock.advance(15 * 60_000);
  expect((await renew(cookie)).status).toBe(200);
});

it('keeps the cookie to encrypted connections where the server has them', async () => {
  const secure = await startTestServer({ publicUrl: new URL('https://sorrel.example') });
  try {
    const { token } = await secure.signUpMember();
    const headers = { Origin: 'https://sorrel.example' };
    const answer = await secure.call(endpoints.rememberDevice, { token, headers });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Secure-sorrel-device=.*; Secure/);
    const renewal = { headers: { ...headers, Cookie: cookieOf(answer) } };
    expect((await secure.call(endpoints.renewSession, renewal)).status).toBe(200);
  } finally {
    await secure.stop();
  }
});
