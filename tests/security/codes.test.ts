import { describe, expect, it } from 'vitest';
import type { Hasher } from '../../server/auth/hasher.ts';
import { rateLimits } from '../../server/database/schema.ts';
import type { Mailer } from '../../server/mail/mailer.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { err } from '../../src/terms/result.ts';
import { accountCalls, MINUTE_MS } from '../support/account-calls.ts';
import { PASSWORD } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';

const email = 'ada@example.org';
const OTHER_PASSWORD = 'Thief-42xy';

const server = await openTestServer();
const { hasher } = server.parts;

const { changePassword, forget, login, register, resend, reset, verify } = accountCalls(server);

describe('asking for a code again', () => {
  const askers: readonly [string, () => Promise<string>][] = [
    ['nobody', async () => 'nobody@example.org'],
    ['an account that was made a moment ago', async () => registered()],
    ['a member', async () => (await server.signUpMember()).email],
    ['a member who waits for a reset', async () => waiting()],
  ];
  const registered = async (): Promise<string> => {
    await register(email);
    return email;
  };
  const waiting = async (): Promise<string> => {
    const member = await server.signUpMember();
    await forget(member.email);
    await server.settled();
    server.clock.advance(MINUTE_MS);
    return member.email;
  };
  const ALIKE = [200, 429, 429];

  it.each(askers)('is answered alike for %s, whether or not mail can be sent', async (_, make) => {
    const to = await make();
    let isAnswered = false;
    const before: string[] = [];
    const late: Hasher['hash'] = async (...asked) => {
      if (!isAnswered) before.push(asked[0]);
      return hasher.hash(...asked);
    };
    const unreachable: Mailer = { send: async () => err({ reason: 'ECONNREFUSED' }) };
    Object.assign(server.parts, { hasher: { ...hasher, hash: late }, mailer: unreachable });
    const answers = [await resend(to)];
    isAnswered = true;
    answers.push(await resend(to), await forget(to));
    expect(answers.map(({ status }) => status)).toEqual(ALIKE);
    expect(before).toEqual([]);
  });

  it('leaves as little to register with where there is an account as where there is none', async () => {
    await registered();
    server.clock.advance(MINUTE_MS);
    const nobodys = 'nobody@example.org';
    await resend(email);
    await resend(nobodys);
    await server.settled();
    expect((await register(email)).status).toBe(429);
    expect((await register(nobodys)).status).toBe(429);
  });
});

it('a code opens the account it was mailed for and no other not one that somebody registers while it is being entered', async () => {
  await register(email);
  const code = server.codeFor(email);
  server.clock.advance(MINUTE_MS);
  let hashes = 0;
  let answered = 0;
  const hash: Hasher['hash'] = async (...asked) => {
    hashes += 1;
    // The new password is stored, the new code is not: the owner of the address enters the old one now.
    if (hashes === 2) answered = (await verify(email, code)).status;
    return hasher.hash(...asked);
  };
  Object.assign(server.parts, { hasher: { ...hasher, hash } });
  expect((await register(email, { password: OTHER_PASSWORD })).status).toBe(200);
  expect(answered).toBe(400);
  expect((await login(email, OTHER_PASSWORD)).status).toBe(403);
});

it('a code opens the account it was mailed for and no other not one that somebody registers between the check of the code and its effect', async () => {
  await register(email);
  const code = server.codeFor(email);
  server.clock.advance(MINUTE_MS);
  let isFirst = true;
  const matches: Hasher['matches'] = async (...asked) => {
    const right = await hasher.matches(...asked);
    if (!isFirst) return right;
    isFirst = false;
    await register(email, { password: OTHER_PASSWORD });
    return right;
  };
  Object.assign(server.parts, { hasher: { ...hasher, matches } });
  expect((await verify(email, code)).status).toBe(400);
  expect((await login(email, OTHER_PASSWORD)).status).toBe(403);
});

it('a code opens the account it was mailed for and no other not one that was registered since a reset was asked for', async () => {
  await register(email);
  await forget(email);
  await server.settled();
  const code = server.codeFor(email);
  server.clock.advance(MINUTE_MS);
  await register(email, { password: OTHER_PASSWORD });
  expect((await reset(email, code)).status).toBe(400);
  expect((await verify(email, server.codeFor(email))).status).toBe(200);
});

it('a code opens the account it was mailed for and no other not one whose password was changed since a reset was asked for', async () => {
  await register(email);
  const { id } = (await (
    await verify(email, server.codeFor(email)).then(() => login(email, PASSWORD))
  ).json()) as {
    id: string;
  };
  await forget(email);
  await server.settled();
  await changePassword(id, PASSWORD, 'Newer-42x');
  expect((await reset(email, server.codeFor(email))).status).toBe(400);
  expect((await login(email, 'Newer-42x')).status).toBe(200);
});

it('a code opens the account it was mailed for and no other and changing a password confirms no address', async () => {
  const { id } = (await (await register(email)).json()) as { id: string };
  await changePassword(id, PASSWORD, 'Newer-42x');
  expect((await login(email, 'Newer-42x')).status).toBe(403);
});

it('a session’s own token ends it, however often others of its network have guessed', async () => {
  const end = (access: string) => server.call(endpoints.endSession, { body: { access } });
  const { id, token } = await server.signUpMember();
  await end('none');
  await server.parts.db.update(rateLimits).set({ hits: 120 });
  expect((await end('none')).status).toBe(429);
  expect((await end(token)).status).toBe(200);
  expect((await server.call(endpoints.getProfile, { params: { userId: id }, token })).status).toBe(401);
});
