import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createHasher } from '../../server/auth/hasher.ts';
import { users } from '../../server/database/schema.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { registration } from '../support/contract-requests.ts';
import { PASSWORD } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';

const MINUTE = 60_000;
const email = 'ada@example.org';

const server = await openTestServer();

const register = (changes: object = {}) =>
  server.call(endpoints.register, { body: { ...registration(email), ...changes } });
const verify = (otp: string) => server.call(endpoints.verifyOtp, { params: { email }, body: { otp } });
const resend = async (to = email) => {
  const response = await server.call(endpoints.resendOtp, { body: { email: to } });
  await server.settled();
  return response;
};
const forget = async (to = email) => {
  const response = await server.call(endpoints.forgetPassword, { body: { email: to } });
  await server.settled();
  return response;
};
const login = (password = PASSWORD, address?: string) =>
  server.call(endpoints.login, { body: { email, password }, ...(address === undefined ? {} : { address }) });
const reset = (otp: string, password = 'Other-42x') =>
  server.call(endpoints.resetPassword, { body: { email, otp, password, password2: password } });
const profileStatus = async (id: string, token: string) =>
  (await server.call(endpoints.getProfile, { params: { userId: id }, token })).status;
/** A code that is certainly not the one mailed. */
const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('registration', () => {
  it('makes a client of everybody, whatever the role flags say [6.3]', async () => {
    await register({ isClient: false, isSuperAdmin: true, isAdmin: true });
    await verify(server.codeFor(email));
    expect(await (await login()).json()).toMatchObject({ isClient: true, membership_type: 'free' });
  });

  it('answers 409 for a taken address in any spelling, and sends nothing', async () => {
    await register();
    await verify(server.codeFor(email));
    server.clock.advance(2 * MINUTE);
    const sent = server.mails.length;
    const again = await register({ email: 'ADA@Example.org', password: 'Thief-42xy' });
    expect(again.status).toBe(409);
    expect(server.mails).toHaveLength(sent);
    expect((await login()).status).toBe(200);
  });

  it('lets an unconfirmed address register again: new id, new password, new code, old code void', async () => {
    const first = (await (await register()).json()) as { id: string };
    const oldCode = server.codeFor(email);
    server.clock.advance(MINUTE);
    const second = (await (await register({ password: 'Newer-42x' })).json()) as { id: string };
    // Whoever asked first may not be whose address it is: they know nothing of the account.
    expect(second.id).not.toBe(first.id);
    expect((await verify(oldCode)).status).toBe(400);
    expect((await verify(server.codeFor(email))).status).toBe(200);
    expect((await login()).status).toBe(401);
    expect((await login('Newer-42x')).status).toBe(200);
  });

  it('refuses the passwords everybody thinks of', async () => {
    const response = await register({ password: 'P@ssw0rd123!' });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ password: ['This password is too common.'] });
  });

  it('lets nobody in before the address is confirmed, and sends a code when one may be sent', async () => {
    await register();
    server.clock.advance(MINUTE);
    expect((await login()).status).toBe(403);
    expect(server.mails).toHaveLength(2);
    expect((await login('Wrong-42x')).status).toBe(401);
  });

  it('keeps no password and no code that can be read', async () => {
    await register();
    const [row] = await server.parts.db.select().from(users).where(eq(users.email, email));
    const codes = await server.parts.db.query.codes.findMany();
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify([row, codes])).not.toContain(PASSWORD);
    expect(JSON.stringify([row, codes])).not.toContain(server.codeFor(email));
  });
});

it('a password stays good when hashing becomes dearer', async () => {
  const { email: address } = await server.signUpMember();
  const { hasher } = server.parts;
  Object.assign(server.parts, { hasher: createHasher({ memoryCost: 2048, timeCost: 3 }) });
  const answer = await server.call(endpoints.login, { body: { email: address, password: PASSWORD } });
  Object.assign(server.parts, { hasher });
  expect(answer.status).toBe(200);
});

describe('codes', () => {
  it('work once', async () => {
    await register();
    const code = server.codeFor(email);
    const answers = await Promise.all([verify(code), verify(code), verify(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('expire after ten minutes', async () => {
    await register();
    server.clock.advance(10 * MINUTE);
    expect((await verify(server.codeFor(email))).status).toBe(400);
  });

  it('are void after five wrong tries', async () => {
    await register();
    const code = server.codeFor(email);
    for (let tried = 0; tried < 5; tried += 1) expect((await verify(wrongFor(code))).status).toBe(400);
    expect((await verify(code)).status).toBe(400);
  });

  it('are good for their own purpose and address only', async () => {
    const other = await server.signUpMember('other');
    await register();
    expect((await reset(server.codeFor(email))).status).toBe(400);
    await forget(other.email);
    expect((await verify(server.codeFor(other.email))).status).toBe(400);
    await server.call(endpoints.forgetPassword, { body: { email } });
    await server.settled();
    expect((await verify(server.codeFor(email))).status).toBe(400);
  });

  it('are sent again after a minute, and five times an hour', async () => {
    await register();
    expect((await resend()).status).toBe(200);
    expect(server.mails).toHaveLength(1);
    const early = await resend();
    expect(early.status).toBe(429);
    expect(early.headers.get('retry-after')).toBe('60');
    expect(await early.json()).toEqual({
      detail: 'Request was throttled. Expected available in 60 seconds.',
    });
    for (let sent = 2; sent <= 5; sent += 1) {
      server.clock.advance(MINUTE);
      expect((await resend()).status).toBe(200);
    }
    server.clock.advance(MINUTE);
    expect((await resend()).status).toBe(429);
    expect(server.mails).toHaveLength(5);
  });

  it('are sent again for a reset that is under way, and to nobody who needs none', async () => {
    const member = await server.signUpMember();
    server.clock.advance(MINUTE);
    const sent = server.mails.length;
    expect((await resend(member.email)).status).toBe(200);
    expect((await resend('nobody@example.org')).status).toBe(200);
    expect(server.mails).toHaveLength(sent);
    server.clock.advance(MINUTE);
    await forget(member.email);
    server.clock.advance(MINUTE);
    await resend(member.email);
    expect(server.mails.slice(sent).map(({ subject }) => subject)).toEqual([
      'Your Sorrel password reset code',
      'Your Sorrel password reset code',
    ]);
  });
});

describe('a forgotten password', () => {
  it('is answered alike for known and unknown addresses', async () => {
    const member = await server.signUpMember();
    const [known, unknown] = [await forget(member.email), await forget('nobody@example.org')];
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(await known.text()).toBe(await unknown.text());
    expect(server.mails.filter(({ to }) => to === 'nobody@example.org')).toEqual([]);
  });

  it('is reset by the code, which signs every device out', async () => {
    await register();
    await verify(server.codeFor(email));
    const { id, access } = (await (await login()).json()) as { id: string; access: string };
    await forget();
    expect((await reset(server.codeFor(email))).status).toBe(200);
    expect(await profileStatus(id, access)).toBe(401);
    expect((await login()).status).toBe(401);
    expect((await login('Other-42x')).status).toBe(200);
  });

  it('confirms the address too', async () => {
    await register();
    await forget();
    await reset(server.codeFor(email));
    expect((await login('Other-42x')).status).toBe(200);
  });

  it('needs the new password twice', async () => {
    const body = { email, otp: '123456', password: 'Other-42x', password2: 'Other-42y' };
    const response = await server.call(endpoints.resetPassword, { body });
    expect(await response.json()).toEqual({ password2: ['Passwords do not match'] });
  });
});

describe('changing the password', () => {
  const change = (id: string, password: string, next = 'Other-42x') =>
    server.call(endpoints.updatePassword, { body: { user_id: id, password, new_password: next } });

  it('signs every device out', async () => {
    const { id, token } = await server.signUpMember();
    expect((await change(id, PASSWORD)).status).toBe(200);
    expect(await profileStatus(id, token)).toBe(401);
  });

  it('gives one answer for a wrong id and a wrong password', async () => {
    const { id } = await server.signUpMember();
    const ids = [id, id.replace(/^./, 'f'), 'nobody', ''];
    const answers = await Promise.all(ids.map(async (one) => (await change(one, 'Wrong-42x')).text()));
    expect(new Set(answers).size).toBe(1);
  });
});

describe('signing in', () => {
  it('can be tried ten times from one network, and works from another', async () => {
    await register();
    await verify(server.codeFor(email));
    for (let tried = 0; tried < 10; tried += 1) expect((await login('Wrong-42x')).status).toBe(401);
    const refused = await login();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login(PASSWORD, '203.0.113.9')).status).toBe(200);
    server.clock.advance(15 * MINUTE);
    expect((await login()).status).toBe(200);
  });
});
