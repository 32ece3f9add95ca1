import { expect, it } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { accountCalls } from '../support/account-calls.ts';
import { makeProfile, registration } from '../support/contract-requests.ts';
import { PASSWORD } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';

const ORIGIN = 'http://127.0.0.1:5555';

const server = await openTestServer({ quirks: { kind: 'django', allowedOrigins: [ORIGIN] } });

const expectPage = async (response: Response, status: number): Promise<void> => {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(await response.text()).toContain('<!doctype html>');
};

it.each([
  ['POST', '/django/api/resend_otp'],
  ['POST', '/django/user/create/profile'],
  ['PUT', '/django/api/verify_otp/a@b.example'],
  ['GET', '/django/user/profiles/1?x=1'],
])('redirects %s %s to its path with the slash, losing the body', async (method, path) => {
  const response = await server.request(path, { method });
  expect(response.status).toBe(301);
  const [pathname, search = ''] = path.split('?');
  expect(response.headers.get('location')).toBe(`${pathname}/${search && `?${search}`}`);
});

it.each([
  ['POST', '/django/api/login/'],
  ['POST', '/django/lifestyle/create/'],
  ['GET', '/django/nutrition/meal/1/'],
  ['GET', '/nowhere'],
  ['PUT', '/django/ext/v1/plan-inputs/1/'],
  ['POST', '/django/ext/v1/journal'],
  ['POST', '/django/ext/v1/session/renew'],
])('answers %s %s, which it does not know, with a page', async (method, path) => {
  await expectPage(await server.request(path, { method }), 404);
});

it('answers a failure of its own with a page', async () => {
  Object.assign(server.parts, {
    randomBytes: () => {
      throw new Error('no randomness');
    },
  });
  await expectPage(await server.call(endpoints.register, { body: registration('new@example.org') }), 500);
});

it('signs in with nothing beyond the contract [7.22]', async () => {
  const { email } = await server.signUpMember();
  const response = await server.call(endpoints.login, { body: { email, password: PASSWORD } });
  expect(Object.keys((await response.json()) as object).sort()).toEqual(['access', 'id', 'membership_type']);
});

it('knows no key and no journal', async () => {
  const { id, token } = await server.signUpMember();
  const ask = (message: string) =>
    server.call(endpoints.sendChat, {
      params: { id },
      body: { message },
      token,
      headers: { 'Idempotency-Key': 'b6f0c6a4-2f0e-4a4c-9a52-0d3c0f7c9b01' },
    });
  expect([(await ask('Dinner?')).status, (await ask('Lunch?')).status]).toEqual([200, 200]);
  const request = { params: { userId: id }, query: { day: '2026-11-21' }, token };
  const budget = (await (await server.call(endpoints.getBudget, request)).json()) as object;
  expect(Object.keys(budget)).not.toContain('journal_seq');
});

it('plans a week without the details', async () => {
  const member = await server.signUpMember();
  await makeProfile(server, member);
  await server.settled();
  const response = await server.call(endpoints.getMealPlan, {
    params: { userId: member.id },
    token: member.token,
  });
  const [first] = (await response.json()) as readonly { meals: object }[];
  expect(Object.keys(first?.meals ?? {})).toEqual(['Meal_plan']);
});

it('refuses a stale token as simplejwt does, on public calls too', async () => {
  const { email, id } = await server.signUpMember();
  const stale = { detail: expect.any(String), code: 'token_not_valid', messages: [expect.any(Object)] };
  const closed = await server.call(endpoints.getProfile, { params: { userId: id }, token: 'stale' });
  expect(closed.status).toBe(401);
  expect(await closed.json()).toEqual(stale);
  const open = await server.call(endpoints.login, { body: { email, password: PASSWORD }, token: 'stale' });
  expect(open.status).toBe(401);
  expect(await open.json()).toEqual(stale);
});

it('tells no token why its session ended', async () => {
  const { changePassword, deleteAccount } = accountCalls(server);
  const [changed, gone] = [await server.signUpMember(), await server.signUpMember()];
  await changePassword(changed.id);
  await deleteAccount(gone);
  for (const { id, token } of [changed, gone]) {
    const answer = await server.call(endpoints.getProfile, { params: { userId: id }, token });
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'token_not_valid']);
  }
});

it('lets only the allowed origins send only the usual headers', async () => {
  const preflight = (origin: string) =>
    server.request('/django/api/login', {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
  const allowed = await preflight(ORIGIN);
  expect(allowed.status).toBe(200);
  expect(allowed.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  expect(allowed.headers.get('access-control-allow-headers')).toBe(
    'accept, authorization, content-type, user-agent, x-csrftoken, x-requested-with',
  );
  expect((await preflight('http://elsewhere.example')).headers.has('access-control-allow-origin')).toBe(
    false,
  );

  const answer = await server.request('/django/x/thread', { headers: { Origin: ORIGIN } });
  expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  expect(answer.headers.has('access-control-expose-headers')).toBe(false);
});
