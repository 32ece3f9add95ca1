import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createHasher } from '../../server/auth/hasher.ts';
import { users } from '../../server/database/schema.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { accountCalls, MINUTE_MS, OTHER_PASSWORD, wrongFor } from '../support/account-calls.ts';
import { PASSWORD } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';

const email = 'ada@example.org';

const server = await openTestServer();
const { forget, login, register, resend, reset, verify } = accountCalls(server);

/** An answer once its mail is sent. */
const mailed = async (asking: Promise<Response>): Promise<Response> => {
  const answer = await asking;
  await server.settled();
  return answer;
};

it('registration makes a client of everybody, whatever the role flags say [6.3]', async () => {
  await register(email, { isClient: false, isSuperAdmin: true, isAdmin: true });
  await verify(email, server.codeFor(email));
  const session = await (await login(email)).json();
  expect(session).toMatchObject({ isClient: true, membership_type: 'free' });
  expect(session.extensions).not.toContain('staff');
  expect((await server.call(endpoints.listMembers, { token: session.access })).status).toBe(403);
});

it('registration answers 409 for a taken address in any spelling, and sends nothing', async () => {
  await register(email);
  await verify(email, server.codeFor(email));
  server.clock.advance(2 * MINUTE_MS);
  const sent = server.mails.length;
  const again = await register('ADA@Example.org', { password: 'Thief-42xy' });
  expect(again.status).toBe(409);
  expect(server.mails).toHaveLength(sent);
  expect((await login(email)).status).toBe(200);
});

it('registration lets an unconfirmed address register again: new id, new password, new code, old code void', async () => {
  const first = (await (await register(email)).json()) as { id: string };
  const oldCode = server.codeFor(email);
  server.clock.advance(MINUTE_MS);
  const second = (await (await register(email, { password: 'Newer-42x' })).json()) as { id: string };
  // Whoever asked first may not be whose address it is: they know nothing of the account.
  expect(second.id).not.toBe(first.id);
  expect((await verify(email, oldCode)).status).toBe(400);
  expect((await verify(email, server.codeFor(email))).status).toBe(200);
  expect((await login(email)).status).toBe(401);
  expect((await login(email, 'Newer-42x')).status).toBe(200);
});

it('registration lets nobody in before the address is confirmed, and sends a code when one may be sent', async () => {
  await register(email);
  server.clock.advance(MINUTE_MS);
  expect((await login(email)).status).toBe(403);
  expect(server.mails).toHaveLength(2);
  expect((await login(email, 'Wrong-42x')).status).toBe(401);
});

it('registration keeps no password and no code that can be read', async () => {
  await register(email);
  const [row] = await server.parts.db.select().from(users).where(eq(users.email, email));
  const codes = await server.parts.db.query.codes.findMany();
  expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify([row, codes])).not.toContain(PASSWORD);
  expect(JSON.stringify([row, codes])).not.toContain(server.codeFor(email));
});

it('a password stays good when hashing becomes dearer', async () => {
  const { email: address } = await server.signUpMember();
  Object.assign(server.parts, { hasher: createHasher({ memoryCost: 2048, timeCost: 3 }) });
  expect((await login(address)).status).toBe(200);
});

it('codes work once', async () => {
  await register(email);
  const code = server.codeFor(email);
  const answers = await Promise.all([verify(email, code), verify(email, code), verify(email, code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

it('codes expire after ten minutes', async () => {
  await register(email);
  server.clock.advance(10 * MINUTE_MS);
  expect((await verify(email, server.codeFor(email))).status).toBe(400);
});

it('codes are void after five wrong tries', async () => {
  await register(email);
  const code = server.codeFor(email);
  for (let tried = 0; tried < 5; tried += 1) expect((await verify(email, wrongFor(code))).status).toBe(400);
  expect((await verify(email, code)).status).toBe(400);
});

it('codes are good for their own purpose and address only', async () => {
  const other = await server.signUpMember('other');
  await register(email);
  expect((await reset(email, server.codeFor(email))).status).toBe(400);
  await mailed(forget(other.email));
  expect((await verify(email, server.codeFor(other.email))).status).toBe(400);
  await mailed(forget(email));
  expect((await verify(email, server.codeFor(email))).status).toBe(400);
});

it('codes are sent again after a minute', async () => {
  await register(email);
  expect((await mailed(resend(email))).status).toBe(200);
  expect(server.mails).toHaveLength(1);
  const early = await mailed(resend(email));
  expect(early.status).toBe(429);
  expect(early.headers.get('retry-after')).toBe('60');
  expect(await early.json()).toEqual({
    detail: 'Request was throttled. Expected available in 60 seconds.',
  });
  server.clock.advance(MINUTE_MS);
  expect((await mailed(resend(email))).status).toBe(200);
  expect(server.mails).toHaveLength(2);
});

it('codes are sent again for a reset that is under way, and to nobody who needs none', async () => {
  const member = await server.signUpMember();
  server.clock.advance(MINUTE_MS);
  const sent = server.mails.length;
  expect((await mailed(resend(member.email))).status).toBe(200);
  expect((await mailed(resend('nobody@example.org'))).status).toBe(200);
  expect(server.mails).toHaveLength(sent);
  server.clock.advance(MINUTE_MS);
  await mailed(forget(member.email));
  server.clock.advance(MINUTE_MS);
  await mailed(resend(member.email));
  expect(server.mails.slice(sent).map(({ subject }) => subject)).toEqual([
    'Your Sorrel password reset code',
    'Your Sorrel password reset code',
  ]);
});

it('a forgotten password is reset by the code, which signs every device out', async () => {
  await register(email);
  await verify(email, server.codeFor(email));
  const { id, access } = (await (await login(email)).json()) as { id: string; access: string };
  await mailed(forget(email));
  expect((await reset(email, server.codeFor(email))).status).toBe(200);
  const profile = { params: { userId: id }, token: access };
  expect((await server.call(endpoints.getProfile, profile)).status).toBe(401);
  expect((await login(email)).status).toBe(401);
  expect((await login(email, OTHER_PASSWORD)).status).toBe(200);
});

it('a forgotten password confirms the address too', async () => {
  await register(email);
  await mailed(forget(email));
  await reset(email, server.codeFor(email));
  expect((await login(email, OTHER_PASSWORD)).status).toBe(200);
});

it('a forgotten password needs the new password twice', async () => {
  const body = { email, otp: '123456', password: OTHER_PASSWORD, password2: 'Other-42y' };
  const response = await server.call(endpoints.resetPassword, { body });
  expect(await response.json()).toEqual({ password2: ['Passwords do not match'] });
});
