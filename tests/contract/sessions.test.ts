import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { endedSessions } from '../../server/database/schema.ts';
import { sweep } from '../../server/sweep.ts';
import type { ListedSession } from '../../src/contract/account/sessions.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { accountCalls } from '../support/account-calls.ts';
import { cookieOf, promote, SAME_ORIGIN, signInAgain } from '../support/contract-requests.ts';
import { PASSWORD, type TestMember } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SAFARI_ON_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';

const server = await openTestServer();
let member: TestMember;
beforeEach(async () => {
  member = await server.signUpMember();
});

const { changePassword, deleteAccount, register } = accountCalls(server);

const list = async (token: string): Promise<readonly ListedSession[]> => {
  const answer = await server.call(endpoints.listSessions, { token });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { sessions: readonly ListedSession[] }).sessions;
};
const ownId = async (token: string): Promise<string> =>
  (await list(token)).find(({ current }) => current)?.id ?? 'none';
const remember = (token: string) => server.call(endpoints.rememberDevice, { token, headers: SAME_ORIGIN });
const renew = (cookie: string) =>
  server.call(endpoints.renewSession, { headers: { ...SAME_ORIGIN, Cookie: cookie } });
const endOne = (token: string, session: string, password = PASSWORD) =>
  server.call(endpoints.endOneSession, { token, body: { session, password } });
const endOthers = (token: string, password = PASSWORD) =>
  server.call(endpoints.endOtherSessions, { token, body: { password } });

/** Makes a call with a token. Returns `open`, or the status and code of the refusal. */
const knock = async ({ id }: TestMember, token: string): Promise<string> => {
  const answer = await server.call(endpoints.getPlanRefusal, { params: { userId: id }, token });
  return answer.status === 200
    ? 'open'
    : `${answer.status} ${((await answer.json()) as { code?: string }).code}`;
};
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code];

it('the list of sessions has one plain line for each sign-in, the newest first, and says which one asks', async () => {
  server.clock.advance(MINUTE);
  const phone = await signInAgain(server, member, SAFARI_ON_IPHONE);
  await remember(phone);
  const [first, second, ...rest] = await list(phone);
  expect(rest).toEqual([]);
  expect(first).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    browser: 'Safari on iPhone',
    signed_in_at: '2026-11-21T10:01:00.000Z',
    used_on: '2026-11-21',
    remembered: true,
    current: true,
  });
  expect(second).toMatchObject({ browser: 'A browser', remembered: false, current: false });
});

it('the list of sessions keeps nothing of the header but those words, and no network address', async () => {
  const token = await signInAgain(server, member, `${SAFARI_ON_IPHONE} <script>NamedPhone</script>`);
  const text = JSON.stringify(await list(token));
  expect(text).not.toMatch(/NamedPhone|18_1|Mozilla|203\.0\.113/);
});

it('the list of sessions goes on with a remembered device and forgets a token at its hour', async () => {
  const phone = await signInAgain(server, member, SAFARI_ON_IPHONE);
  const cookie = cookieOf(await remember(phone));
  server.clock.advance(3 * DAY);
  const { access } = (await (await renew(cookie)).json()) as { access: string };
  const sessions = await list(access);
  expect(sessions).toHaveLength(1);
  expect(sessions[0]).toMatchObject({
    browser: 'Safari on iPhone',
    signed_in_at: '2026-11-21T10:00:00.000Z',
    used_on: '2026-11-24',
    current: true,
  });
});

it('ending one session ends its token and its remembered device together, and leaves the others', async () => {
  const phone = await signInAgain(server, member);
  const cookie = cookieOf(await remember(phone));
  expect((await endOne(member.token, await ownId(phone))).status).toBe(200);
  expect(await knock(member, phone)).toBe('401 session_ended');
  expect(await codeOf(await renew(cookie))).toEqual([401, 'session_ended']);
  expect(await knock(member, member.token)).toBe('open');
  expect(await list(member.token)).toHaveLength(1);
});

it('ending one session reaches a session that the device has renewed since', async () => {
  const cookie = cookieOf(await remember(member.token));
  server.clock.advance(2 * HOUR);
  const renewal = await renew(cookie);
  const { access } = (await renewal.clone().json()) as { access: string };
  const other = await signInAgain(server, member);
  await endOne(other, await ownId(access));
  expect(await knock(member, access)).toBe('401 session_ended');
  expect((await renew(cookieOf(renewal))).status).toBe(401);
});

it('ending one session does nothing to somebody else’s, and answers alike', async () => {
  const [member, other] = [await server.signUpMember('member'), await server.signUpMember('other')];
  const answers = [
    await endOne(other.token, await ownId(member.token)),
    await endOne(other.token, 'never-was'),
  ];
  const [first, second] = await Promise.all(answers.map((answer) => answer.text()));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(first).toBe(second);
  expect(await knock(member, member.token)).toBe('open');
});

/** What two sessions and a remembered device of a member open. */
const signInTwice = async (member: TestMember) => {
  const phone = await signInAgain(server, member);
  const cookie = cookieOf(await remember(phone));
  return async () => [
    await knock(member, member.token),
    await knock(member, phone),
    await codeOf(await renew(cookie)),
  ];
};
const twoMembers = async () => {
  const [ada, bob] = [await server.signUpMember('ada'), await server.signUpMember('bob')];
  return { ada, ofAda: await signInTwice(ada), ofBob: await signInTwice(bob) };
};

it('all sessions and devices end for good of a member whose account staff close and open again, and of nobody else', async () => {
  const admin = await server.signUpMember('admin');
  await promote(server, admin);
  const { ada, ofAda, ofBob } = await twoMembers();
  const parts = { params: { memberId: ada.id }, token: admin.token };
  expect((await server.call(endpoints.deleteMember, parts)).status).toBe(200);
  expect((await server.call(endpoints.restoreMember, parts)).status).toBe(200);
  expect(await ofAda()).toEqual(['401 account_closed', '401 account_closed', [401, 'account_closed']]);
  expect(await ofBob()).toEqual(['open', 'open', [200, undefined]]);
  expect(await knock(ada, await signInAgain(server, ada))).toBe('open');
});

it('all sessions and devices end for good of everybody, with the statement that is written down for the operator', async () => {
  const { ada, ofAda, ofBob } = await twoMembers();
  const operations = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const [, statements = ''] = /end them all \(`([^`]+)`\)/.exec(operations) ?? [];
  for (const statement of statements.split(';').filter((text) => text.trim() !== ''))
    await server.parts.db.execute(sql.raw(statement));
  const gone = ['401 token_not_valid', '401 token_not_valid', [401, undefined]];
  expect([await ofAda(), await ofBob()]).toEqual([gone, gone]);
  expect(await knock(ada, await signInAgain(server, ada))).toBe('open');
});

it('ending all others leaves the one that asks, and nothing else', async () => {
  const [phone, tablet] = [await signInAgain(server, member), await signInAgain(server, member)];
  const own = cookieOf(await remember(member.token));
  const foreign = cookieOf(await remember(tablet));
  expect((await endOthers(member.token)).status).toBe(200);
  expect([await knock(member, phone), await knock(member, tablet)]).toEqual([
    '401 session_ended',
    '401 session_ended',
  ]);
  expect((await renew(foreign)).status).toBe(401);
  expect(await knock(member, member.token)).toBe('open');
  expect((await renew(own)).status).toBe(200);
});

describe('the current password', () => {
  it('is asked for: a token alone ends nothing', async () => {
    const phone = await signInAgain(server, member);
    const refused = [
      await endOthers(member.token, 'Wrong-42x'),
      await endOne(member.token, await ownId(phone), 'Wrong-42x'),
      await endOne(member.token, 'never-was', 'Wrong-42x'),
    ];
    const texts = await Promise.all(refused.map((answer) => answer.text()));
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(texts).toEqual(Array(3).fill('{"password":["The current password is not correct."]}'));
    expect(await knock(member, phone)).toBe('open');
  });

  it('can be guessed ten times in a quarter, together with the tries to change it', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await endOthers(member.token, `Wrong-${count}x`)).status).toBe(400);
      expect((await changePassword(member.id, `Wrong-${count}x`)).status).toBe(400);
    }
    expect((await endOthers(member.token)).status).toBe(429);
    server.clock.advance(15 * MINUTE);
    expect((await endOthers(member.token)).status).toBe(200);
  });
});

it('remembering a device needs a sign-in of the last five minutes: a stolen token becomes nothing that lasts', async () => {
  server.clock.advance(5 * MINUTE);
  expect((await remember(member.token)).status).toBe(200);
  server.clock.advance(1);
  const late = await remember(member.token);
  expect(late.status).toBe(403);
  expect(late.headers.getSetCookie()).toEqual([]);
  expect(await knock(member, member.token)).toBe('open');
});

it('remembering a device needs the password itself: a renewed token is not as good', async () => {
  const cookie = cookieOf(await remember(member.token));
  server.clock.advance(6 * MINUTE);
  const { access } = (await (await renew(cookie)).json()) as { access: string };
  expect((await remember(access)).status).toBe(403);
});

it('remembering a device is for one device of each sign-in: the last one that asked, and the other one is told', async () => {
  const { token } = await server.signUpMember();
  const [first, second] = [cookieOf(await remember(token)), cookieOf(await remember(token))];
  expect(await codeOf(await renew(first))).toEqual([401, 'session_ended']);
  expect((await renew(second)).status).toBe(200);
});

it('remembering a device is for one of two that ask at once', async () => {
  const { token } = await server.signUpMember();
  for (let tries = 0; tries < 5; tries += 1) {
    const cookies = (await Promise.all([remember(token), remember(token)])).map(cookieOf);
    const answers = [];
    for (const cookie of cookies) answers.push((await renew(cookie)).status);
    expect(answers.sort()).toEqual([200, 401]);
  }
});

it('remembering a device once more is nothing new for the browser that shows its credential', async () => {
  const { token } = await server.signUpMember();
  const cookie = cookieOf(await remember(token));
  const call = { token, headers: { ...SAME_ORIGIN, Cookie: cookie } };
  const again = cookieOf(await server.call(endpoints.rememberDevice, call));
  expect((await renew(again)).status).toBe(200);
  expect(await codeOf(await renew(cookie))).toEqual([401, undefined]);
});

const sha256 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('hex');
};

it('a hash of a token ends the session and everything of its sign-in', async () => {
  const cookie = cookieOf(await remember(member.token));
  const access = await sha256(member.token);
  expect((await server.call(endpoints.endSession, { body: { access } })).status).toBe(200);
  expect(await knock(member, member.token)).toBe('401 session_ended');
  expect((await renew(cookie)).status).toBe(401);
});

it('a hash of a token opens nothing', async () => {
  const hash = await sha256(member.token);
  expect(await knock(member, hash)).toBe('401 token_not_valid');
  expect((await remember(hash)).status).toBe(401);
});

it('a session that was ended is told apart from one that ran out by a new password, for tokens and for devices', async () => {
  const phone = await signInAgain(server, member);
  const cookie = cookieOf(await remember(member.token));
  await changePassword(member.id);
  for (const token of [member.token, phone]) expect(await knock(member, token)).toBe('401 session_ended');
  expect(await codeOf(await renew(cookie))).toEqual([401, 'session_ended']);
});

it('a session that was ended is told apart from one that ran out not where its hour, or its thirty days, are over', async () => {
  const cookie = cookieOf(await remember(member.token));
  server.clock.advance(30 * DAY);
  expect(await knock(member, member.token)).toBe('401 token_not_valid');
  expect(await codeOf(await renew(cookie))).toEqual([401, undefined]);
});

it('a session that was ended is told apart from one that ran out until both would have been over, and then nothing is kept of them', async () => {
  const cookie = cookieOf(await remember(member.token));
  await changePassword(member.id);
  server.clock.advance(30 * DAY - 1);
  await sweep(server.parts);
  expect(await codeOf(await renew(cookie))).toEqual([401, 'session_ended']);
  server.clock.advance(2);
  await sweep(server.parts);
  expect(await server.parts.db.$count(endedSessions)).toBe(0);
});

it('a session that was ended is told apart from one that ran out by the end of the account, to who still holds a token or a device of it, and to nobody else', async () => {
  const [member, other] = [await server.signUpMember('member'), await server.signUpMember('other')];
  const phone = await signInAgain(server, member);
  const cookie = cookieOf(await remember(phone));
  expect((await deleteAccount(member)).status).toBe(200);
  expect([await knock(member, member.token), await knock(member, phone)]).toEqual([
    '401 account_gone',
    '401 account_gone',
  ]);
  expect(await codeOf(await renew(cookie))).toEqual([401, 'account_gone']);
  expect(await codeOf(await deleteAccount(member))).toEqual([401, 'account_gone']);
  expect(await knock(member, 'never-was')).toBe('401 token_not_valid');
  expect(await knock(other, other.token)).toBe('open');
});

it('a session that was ended is told apart from one that ran out by the end of the account no longer than its token would have lasted, and the address begins anew', async () => {
  const member = await server.signUpMember('member');
  await deleteAccount(member);
  const answer = await register(member.email);
  expect(answer.status).toBe(200);
  expect(((await answer.json()) as { id: string }).id).not.toBe(member.id);
  expect(await knock(member, member.token)).toBe('401 account_gone');
  server.clock.advance(HOUR + 1);
  await sweep(server.parts);
  expect(await knock(member, member.token)).toBe('401 token_not_valid');
  expect(await server.parts.db.$count(endedSessions)).toBe(0);
});
