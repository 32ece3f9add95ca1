import { expect, it } from 'vitest';
import type { Parts } from '../../server/routes/parts.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { accountCalls, MINUTE_MS, OTHER_PASSWORD } from '../support/account-calls.ts';
import { answerOf } from '../support/answer-of.ts';
import { catchLog } from '../support/caught-log.ts';
import { callOver } from '../support/contract-client.ts';
import { ALL_MEMBERS, promote, rightRequests, SAME_ORIGIN } from '../support/contract-requests.ts';
import { appOn, PASSWORD, type TestMember } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';

const server = await openTestServer();

interface Line {
  readonly route: string;
  readonly status: number;
  readonly who?: string;
}

/** Another app of the server, with a log that is read. */
const openLog = (parts: Partial<Parts> = {}) => {
  const { log, lines, text } = catchLog();
  const app = appOn({ ...server.parts, log, ...parts });
  return {
    ...app,
    ...accountCalls({ ...server, ...app }),
    log,
    lines: (): readonly Line[] => lines.map((line) => JSON.parse(line) as Line),
    text,
  };
};

it('the log of a database that refuses what a member sent holds nothing of it', async () => {
  const { register, text } = openLog();
  await server.parts.db.execute("alter table users add constraint unlucky check (username <> 'ada')");
  const answer = await register('ada@example.org');
  await server.parts.db.execute('alter table users drop constraint unlucky');
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ detail: 'A server error occurred.' });
  expect(text()).toContain('"msg":"request failed"');
  expect(text()).toContain('"code":"23514","table":"users","constraint":"unlucky"');
  expect(text()).toMatch(/sign-up\.ts:\d+/);
  expect(text()).not.toMatch(/\bada\b|example\.org|argon2/);
});

it('the log of a caller who goes away while sending tells of no failure', async () => {
  const { hono, request, lines, text } = openLog();
  const body = new ReadableStream({
    pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
  });
  await request('/django/api/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit);
  const gone = new Request('http://localhost/django/api/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
  });
  Object.defineProperty(gone, 'body', {
    get: () => {
      throw new TypeError('Response body object should not be disturbed or locked');
    },
  });
  await hono.request(gone, undefined, { incoming: { socket: { remoteAddress: '203.0.113.1' } } });
  const line = { route: '/django/api/login', status: 400 };
  expect(lines()).toMatchObject([line, line]);
  expect(text()).not.toContain('"msg":"request failed"');
});

it('the log of failures in a failure names each by its kind', () => {
  const { lines, log } = catchLog();
  const message = 'params: ada@example.org\n    at ada (secret.ts:1:1)';
  const cause = Object.assign(new RangeError(message), { detail: 'Key (email)=(ada@example.org)' });
  log.error({ err: new Error(message, { cause }) }, 'failed');
  log.error({ err: 'ada@example.org' }, 'failed');
  const [first = '', second = ''] = lines;
  expect(JSON.parse(first)).toMatchObject({ err: { type: 'Error', cause: { type: 'RangeError' } } });
  expect(first).toContain('logs.test.ts');
  expect(first + second).not.toMatch(/\bada\b|secret/);
});

it('the log has one line of JSON for each request, whatever its path and headers hold', async () => {
  const { lines, request, text } = openLog();
  const path = '/django/api/login\n{"level":60,"msg":"forged"}';
  const answer = await request(encodeURI(path), { headers: { 'User-Agent': 'forged' } });
  const id = answer.headers.get('x-request-id');
  expect(lines()).toMatchObject([{ id, method: 'GET', route: '*', status: 404, ms: expect.any(Number) }]);
  expect(text()).not.toContain('forged');
});

it('the name of an account in the log tells what was done about one from what was done about others, and whose none was', async () => {
  const { call, changePassword, deleteAccount, lines, login, text } = openLog();
  const [ada, bob] = [await server.signUpMember('ada'), await server.signUpMember('bob')];
  await promote(server, bob, false);
  await login(ada.email);
  await login(ada.email, 'Wrong-42x');
  await login('nobody@example.org');
  await call(endpoints.listMembers, { body: ALL_MEMBERS, token: ada.token });
  await call(endpoints.getProfile, { params: { userId: bob.id }, token: ada.token });
  await call(endpoints.rememberDevice, { token: ada.token, headers: SAME_ORIGIN });
  await call(endpoints.listMembers, { body: ALL_MEMBERS, token: bob.token });
  await changePassword(ada.id);
  const signIn = async (): Promise<string> => (await (await login(ada.email, OTHER_PASSWORD)).json()).access;
  const access = await signIn();
  await call(endpoints.endSession, { body: { access } });
  await deleteAccount({ ...ada, token: await signIn() });

  const [first] = lines();
  expect(first?.who).toMatch(/^[0-9a-f]{16}$/);
  const nameOf = ({ who }: Line) => (who === undefined ? '' : who === first?.who ? 'ada' : 'bob');
  expect(lines().map((line) => [line.status, nameOf(line)])).toEqual([
    [200, 'ada'],
    [401, 'ada'],
    [401, ''],
    [403, 'ada'],
    [403, 'ada'],
    [200, 'ada'],
    [200, 'bob'],
    ...Array(5).fill([200, 'ada']),
  ]);
  for (const name of [ada, bob].flatMap(({ id, email, token }) => [id, email, token, access]))
    expect(text()).not.toContain(name);
});

it('the name of an account in the log connects how an account was made and reset', async () => {
  const { lines, register, reset, verify } = openLog();
  const email = 'eve@example.org';
  await register(email);
  await verify(email, server.codeFor(email));
  server.clock.advance(MINUTE_MS);
  await server.settled();
  await reset(email, '000000');
  expect(lines().map(({ status }) => status)).toEqual([200, 200, 400]);
  const names = new Set(lines().map(({ who }) => who));
  expect([...names]).toEqual([expect.any(String)]);
});

it('the name of an account in the log is another one each day, and none where only its own answers are read', async () => {
  const { call, lines, login } = openLog();
  const { email, id, token } = await server.signUpMember();
  await login(email);
  await call(endpoints.getProfile, { params: { userId: id }, token });
  server.clock.advance(86_400_000);
  await login(email);
  const [today, read, tomorrow] = lines();
  expect(read).not.toHaveProperty('who');
  expect(tomorrow?.who).toMatch(/^[0-9a-f]{16}$/);
  expect(tomorrow?.who).not.toBe(today?.who);
});

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const PROXY = new URL('https://sorrel.example');
const idFor = async (given: string, publicUrl: URL | null): Promise<string | null> => {
  const { request } = appOn(server.parts, { publicUrl });
  const answer = await request('/healthz', { headers: { 'X-Request-Id': given } });
  return answer.headers.get('x-request-id');
};

it('the id of a request is the proxy’s, where there is one', async () => {
  expect(await idFor('7f3a-PROXY_42', PROXY)).toBe('7f3a-PROXY_42');
});

it.each(['short', 'x'.repeat(65), 'ada@example.org', 'with a space', '12345678/..', '{"level":60}'])(
  'the id of a request is the server’s own where the proxy sends "%s"',
  async (given) => {
    expect(await idFor(given, PROXY)).toMatch(UUID);
  },
);

it('the id of a request is the server’s own, another for each, where nobody stands between it and strangers', async () => {
  const [first, second] = [await idFor('7f3a-PROXY_42', null), await idFor('7f3a-PROXY_42', null)];
  expect(first).toMatch(UUID);
  expect(second).not.toBe(first);
});

/** What no line may hold of these answers: whoever has it knows or becomes somebody. */
const TELLING = new Set(['id', 'user', 'access', 'thread', 'photo_url', 'message', 'email', 'username']);

const tellingTexts = (value: unknown, into: Set<string>, key = ''): void => {
  if (typeof value === 'string' && value.length > 3 && TELLING.has(key)) into.add(value);
  else if (Array.isArray(value)) for (const item of value) tellingTexts(item, into, key);
  else if (value !== null && typeof value === 'object' && !(value instanceof Blob))
    for (const [name, item] of Object.entries(value)) tellingTexts(item, into, name);
};

it('no line of a whole journey, failures included, holds anything of whose it was', async () => {
  const secrets = new Set<string>([PASSWORD]);
  const app = openLog({
    coach: { reply: () => Promise.reject(new Error('What is for dinner? ada@example.org')) },
    mailer: { send: async () => ({ ok: false, error: { reason: 'ECONNECTION' } }) as const },
  });
  /** Calls with a body that cannot be read. */
  const breakOff = callOver((path, init) =>
    app.request(path, typeof init?.body === 'string' ? { ...init, body: `${init.body}!` } : init),
  );
  const names = Object.keys(endpoints) as EndpointName[];
  for (const name of names) {
    await server.reset();
    const member: TestMember = await server.signUpMember('ada');
    const prepared = await rightRequests[name](server, member);
    tellingTexts([member, prepared], secrets);
    secrets.add(member.token);
    for (const mail of server.mails) secrets.add(/\b\d{6}\b/.exec(mail.text)?.[0] ?? mail.to);
    const entry = endpoints[name];
    const right = { token: member.token, ...prepared, query: { ...prepared.query, email: member.email } };
    tellingTexts(await answerOf(entry, await app.call(entry, right)), secrets);
    await app.call(entry, { ...right, token: undefined });
    await breakOff(entry, right);
    await app.settled();
  }
  const lines = app.lines();
  // A code has six digits, as many a moment and a drawn id have.
  const text = lines.map((line) => JSON.stringify({ ...line, time: 0, id: '', pid: 0 })).join('\n');
  expect(lines.length).toBeGreaterThan(names.length * 3 - 1);
  expect(text).toContain('"msg":"request failed"');
  expect(text).toContain('"msg":"mail could not be sent"');
  expect(secrets.size).toBeGreaterThan(100);
  expect([...secrets].filter((secret) => text.includes(secret))).toEqual([]);
  expect(lines.filter((line) => 'id' in line)).toHaveLength(lines.filter((line) => 'route' in line).length);
  expect(text).not.toMatch(/@example|\bada\b/);
}, 120_000);
