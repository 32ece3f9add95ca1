import { expect, test } from 'vitest';
import {
  type Answer,
  hanging,
  html,
  json,
  redirectAnswer,
  scriptedFetch,
  unreachable,
} from '../../../tests/support/unit/scripted-fetch.ts';
import { login, verifyOtp } from '../../contract/account/auth.ts';
import { getThreadMessages, sendChat } from '../../contract/coach/chat.ts';
import { getBudget } from '../../contract/plan.ts';
import { getProfile, saveProfile, uploadPhoto } from '../../contract/profile.ts';
import { createApiClient, type Token } from './api-client.ts';
import { fetchProfile } from './calls.ts';

const TOKEN: Token = { memberId: '7', access: 'secret-token' };
const BUDGET = { params: { userId: '7' }, query: { day: '2026-11-21' } };

const clientFor = (answer: Answer, token: Token | null = TOKEN) => {
  const server = scriptedFetch(answer);
  const refused: Token[] = [];
  const api = createApiClient({
    fetch: server.fetch,
    backendUrl: 'https://api.example.org',
    aiUrl: '',
    tokenOf: () => token,
    onUnauthorized: (dead) => refused.push(dead),
    timeoutMs: 20,
  });
  return { api, requests: server.requests, refused };
};

const answerOf = (body: string, type: string) => new Response(body, { headers: { 'content-type': type } });
const errorKind = (result: { ok: boolean; error?: { kind: string } }) => result.error?.kind;

test('a request has the exact path and query, the bearer, and no other header', async () => {
  const { api, requests } = clientFor(() => json({}));
  await api.call(getBudget, BUDGET);
  expect(requests[0]?.url).toBe('https://api.example.org/django/today-nutrition-budget/7/?day=2026-11-21');
  expect(requests[0]?.headers).toEqual({ Authorization: 'Bearer secret-token' });
  expect(requests[0]?.init).toMatchObject({ method: 'GET', redirect: 'manual', credentials: 'omit' });
});

test('a request encodes what stands in the path', async () => {
  const { api, requests } = clientFor(() => json({ ok: true }));
  await api.call(verifyOtp, { params: { email: 'a/b?c@x.org' }, body: { otp: '123456' } });
  expect(requests[0]?.url).toBe('https://api.example.org/django/api/verify_otp/a%2Fb%3Fc%40x.org/');
});

test('a request holds no character that a server cannot store', async () => {
  const { api, requests } = clientFor(() => json({}));
  const cut = 'Soup 😀'.slice(0, -1);
  const text = `a\0${cut}`;
  await api.call(sendChat, { params: { id: '7' }, body: { message: text, reply: '😀' } });
  await api.call(saveProfile, {
    params: { userId: '7' },
    body: { user: '7', name: text, location: '', bio: '😀' },
  });
  const [typed, form] = requests.map(({ init }) => init.body);
  expect(JSON.parse(String(typed))).toEqual({ message: 'a�Soup �', reply: '😀' });
  expect(form instanceof FormData && [form.get('name'), form.get('bio')]).toEqual(['a�Soup �', '😀']);
});

test.each(['', '.', '..'])('a request with the id %j never leaves the device', async (userId) => {
  const { api, requests } = clientFor(() => json({}));
  expect(errorKind(await api.call(getProfile, { params: { userId } }))).toBe('rejected');
  expect(requests).toHaveLength(0);
});

test('a request to a public call carries no token, for a stale one would fail it', async () => {
  const { api, requests } = clientFor(() => json({ id: 7, access: 'new' }));
  await api.call(login, { body: { email: 'a@b.org', password: 'x' } });
  expect(requests[0]?.headers).toEqual({ 'Content-Type': 'application/json' });
});

test('a request is not made without a token, nor with another member’s', async () => {
  const visitor = clientFor(() => json({}), null);
  expect(errorKind(await visitor.api.call(getBudget, BUDGET))).toBe('unauthorized');
  const other = clientFor(() => json({}));
  expect(errorKind(await other.api.call(getBudget, { ...BUDGET, onBehalfOf: '8' }))).toBe('unauthorized');
  expect([...visitor.requests, ...other.requests]).toHaveLength(0);
});

test.each([
  ['image/jpeg', 'photo.jpg'],
  ['image/png', 'photo.png'],
  ['image/webp', 'photo.webp'],
])('a request names a picture of %s %s, as an image field asks', async (type, name) => {
  const { api, requests } = clientFor(() => json({ id: 7 }));
  await api.call(uploadPhoto, {
    params: { userId: '7' },
    body: { user: '7', photo: new Blob(['x'], { type }) },
  });
  const form = requests[0]?.init.body as FormData;
  expect(form.get('photo')).toMatchObject({ name, type });
});

test('a request whose body breaks the contract is refused with its fields', async () => {
  const { api, requests } = clientFor(() => json({}));
  const result = await api.call(verifyOtp, { params: { email: 'a@b.org' }, body: { otp: 'abc' } });
  expect(result).toMatchObject({
    error: { kind: 'rejected', fields: { otp: ['Please enter numeric values only'] } },
  });
  expect(requests).toHaveLength(0);
});

test('a request sends the AI header only where one is configured, and only on AI calls [7.21]', async () => {
  const server = scriptedFetch(() => json({ data: [] }));
  const api = createApiClient({
    fetch: server.fetch,
    backendUrl: '',
    aiUrl: '',
    tokenOf: () => TOKEN,
    aiHeader: { name: 'X-Beta', value: 'on' },
  });
  await api.call(getThreadMessages, { params: { thread: 't' } });
  await api.call(getProfile, { params: { userId: '7' } });
  expect(server.requests[0]?.url).toBe('/v1/threads/t/messages');
  expect(server.requests.map(({ headers }) => headers['X-Beta'])).toEqual(['on', undefined]);
});

test.each([
  ['a redirect', redirectAnswer, 'redirect'],
  ['a page', () => html(200), 'markup'],
  ['plain text', () => answerOf('ok', 'text/plain'), 'not-json'],
  ['cut-off JSON', () => answerOf('{"a":', 'application/json'), 'not-json'],
  ['another shape', () => json('text'), 'wrong-shape: expected Object'],
  [
    'nothing, where something is due',
    () => new Response(null, { status: 204 }),
    'wrong-shape: expected Object',
  ],
  ['far too much', () => json('x'.repeat(5_000_001)), 'too-large'],
])('an answer that is %s counts as malformed', async (_, answer, reason) => {
  const { api } = clientFor(answer);
  expect(await api.call(getBudget, BUDGET)).toMatchObject({ error: { kind: 'malformed', reason } });
});

test('401 ends the token on a signed-in call and is a refusal on a public one', async () => {
  const { api, refused } = clientFor(() => json({ detail: 'No active account' }, 401));
  expect(errorKind(await api.call(getBudget, BUDGET))).toBe('unauthorized');
  expect(refused).toEqual([TOKEN]);
  const signIn = await api.call(login, { body: { email: 'a@b.org', password: 'x' } });
  expect(signIn).toMatchObject({ error: { kind: 'rejected', status: 401, detail: 'No active account' } });
  expect(refused).toHaveLength(1);
});

test.each([
  [json({ detail: 'slow down' }, 429, { 'retry-after': '12' }), 12],
  [json({ detail: 'Request was throttled. Expected available in 34 seconds.' }, 429), 34],
  [json({ detail: 'slow down' }, 429), null],
  [json({}, 429, { 'retry-after': '99999999' }), 3600],
])('429 says when to come back (%#)', async (answer, retryAfter) => {
  const { api } = clientFor(() => answer);
  expect(await api.call(getBudget, BUDGET)).toMatchObject({ error: { kind: 'throttled', retryAfter } });
});

test('refusals of Django are flattened, however deep', async () => {
  const { api } = clientFor(() =>
    json(
      { water_intake: ['Too long.'], tags: { 1: ['Not a tag.'] }, non_field_errors: ['Already there.'] },
      400,
    ),
  );
  expect(await api.call(getBudget, BUDGET)).toMatchObject({
    error: {
      kind: 'rejected',
      status: 400,
      detail: 'Already there.',
      fields: { water_intake: ['Too long.'], 'tags.1': ['Not a tag.'] },
    },
  });
});

test('an answer never hands on a page or an endless sentence', async () => {
  const page = await clientFor(() => html(500)).api.call(getBudget, BUDGET);
  expect(page).toMatchObject({ error: { status: 500, detail: 'The server answered with status 500.' } });
  const hidden = await clientFor(() => json({ detail: '<b>x</b>' }, 400)).api.call(getBudget, BUDGET);
  expect(hidden).toMatchObject({ error: { detail: 'The server answered with status 400.' } });
  const long = await clientFor(() => json({ detail: 'x'.repeat(9000) }, 400)).api.call(getBudget, BUDGET);
  expect(long).toMatchObject({ error: { detail: 'x'.repeat(300) } });
});

test('an answer that never comes is a timeout, a missing network is offline', async () => {
  expect(errorKind(await clientFor(hanging).api.call(getBudget, BUDGET))).toBe('timeout');
  expect(errorKind(await clientFor(unreachable).api.call(getBudget, BUDGET))).toBe('offline');
});

test.each([
  ['404', () => json({ detail: 'Not found.' }, 404)],
  ['null', () => json(null)],
  ['an object without id', () => json({})],
])('%s means that there is no profile', async (_, answer) => {
  expect(await fetchProfile(clientFor(answer).api, '7')).toEqual({ ok: true, value: null });
});

test('500 does not mean that there is no profile', async () => {
  expect(errorKind(await fetchProfile(clientFor(() => html(500)).api, '7'))).toBe('rejected');
});
