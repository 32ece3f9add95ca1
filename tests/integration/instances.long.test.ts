import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROFILE, photoFile, registration } from '../support/contract-requests.ts';
import { freePort } from '../support/free-port.ts';
import { type MoodyMailServer, startMoodyMailServer } from '../support/moody-mail-server.ts';
import { createDatabase, type OwnDatabase, type PostgresServer, startPostgres } from '../support/postgres.ts';
import { PASSWORD } from '../support/server-harness.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

/** Two servers, each a process of its own, on one database that neither has seen before. */
let postgres: PostgresServer;
let database: OwnDatabase;
let mail: MoodyMailServer;
let processes: readonly ServerProcess[] = [];
let one = '';
let other = '';

beforeAll(async () => {
  postgres = await startPostgres();
  database = await createDatabase(postgres.url);
  mail = await startMoodyMailServer();
  const publicUrl = `http://127.0.0.1:${await freePort()}`;
  const ports = [await freePort(), await freePort()];
  processes = ports.map((port) =>
    startServerProcess({
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      DATABASE_URL: database.url,
      SESSION_SECRET: 'a secret that both instances have, long enough',
      SMTP_URL: mail.url,
      MAIL_FROM: 'sorrel@sorrel.example',
    }),
  );
  await Promise.all(processes.map(({ ready }) => ready));
  [one = '', other = ''] = ports.map((port) => `http://127.0.0.1:${port}`);
});
afterAll(async () => {
  for (const process of processes) await process.stop();
  await mail.stop();
  await database.drop();
  await postgres.stop();
});

interface Asked {
  readonly method?: string;
  readonly body?: unknown;
  readonly token?: string;
  readonly key?: string;
  /** The caller's, as the proxy tells it. */
  readonly address?: string;
}

const ask = async (origin: string, path: string, { method, body, token, key, address }: Asked = {}) => {
  const answer = await fetch(origin + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'X-Forwarded-For': address ?? '203.0.113.7',
      ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, text, json: () => JSON.parse(text) };
};

const codeFor = (email: string): string =>
  mail.mails.findLast(({ to }) => to === email)?.text.match(/\b\d{6}\b/)?.[0] ?? '';

const signIn = async (origin: string, email: string): Promise<{ id: string; access: string }> =>
  (await ask(origin, '/django/api/login', { body: { email, password: PASSWORD } })).json();

/** Registered at one instance, confirmed and signed in at the other. */
const signUp = async (name: string) => {
  const email = `${name}@example.org`;
  await ask(one, '/django/api/register', { body: registration(email) });
  const otp = codeFor(email);
  const confirm = { method: 'PUT', body: { otp } };
  const path = `/django/api/verify_otp/${encodeURIComponent(email)}/`;
  expect((await ask(other, path, confirm)).status).toBe(200);
  expect((await ask(one, path, confirm)).status).toBe(400);
  return { email, ...(await signIn(other, email)) };
};

const pull = (origin: string, token: string) => ask(origin, '/django/ext/v1/journal?after=0', { token });

it('refuses at one instance what was revoked at the other', async () => {
  const { id, email, access: first } = await signUp('ended');
  expect((await pull(one, first)).status).toBe(200);
  await ask(other, '/django/ext/v1/session/end', { body: { access: first } });
  expect((await pull(one, first)).status).toBe(401);

  const [here, there] = [await signIn(one, email), await signIn(other, email)];
  const change = { user_id: id, password: PASSWORD, new_password: 'Other-42x' };
  expect((await ask(one, '/django/api/user/update_password', { body: change })).status).toBe(200);
  for (const { access } of [here, there])
    for (const origin of [one, other]) expect((await pull(origin, access)).status).toBe(401);

  const back = await ask(other, '/django/api/login', { body: { email, password: 'Other-42x' } });
  const { access } = back.json();
  const path = `/django/api/delete_account/${id}/`;
  expect((await ask(one, path, { method: 'DELETE', token: access })).status).toBe(200);
  expect((await pull(other, access)).status).toBe(401);
});

it('counts a limit over both instances', async () => {
  const { email } = await signUp('guessed');
  const body = { email, password: 'Wrong-42x' };
  const address = '198.51.100.9';
  const guess = async (origin: string) => (await ask(origin, '/django/api/login', { body, address })).status;
  const statuses: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) statuses.push(await guess(one), await guess(other));
  expect(statuses).toEqual(Array(10).fill(401));
  expect([await guess(one), await guess(other)]).toEqual([429, 429]);

  // At the same moment: not one more gets through.
  const atOnce = { email: 'nobody@example.org', password: 'Wrong-42x' };
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, at) =>
      ask(at % 2 === 0 ? one : other, '/django/api/login', { body: atOnce, address: '198.51.100.10' }),
    ),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
});

it('serves a key once, whichever instances it comes to at the same moment', async () => {
  const { id, access: token } = await signUp('twice');
  const thread = async () => (await ask(one, `/django/${id}/thread`)).json().thread;
  for (let turn = 0; turn < 5; turn += 1) {
    const sent = { body: { message: `Number ${turn}` }, token, key: randomUUID() };
    const path = `/django/assistant/${id}/chat/`;
    const answers = await Promise.all([one, other, one, other].map((origin) => ask(origin, path, sent)));
    const served = answers.filter(({ status }) => status === 200);
    expect(served.length).toBeGreaterThan(0);
    expect(new Set(served.map(({ text }) => text)).size).toBe(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  }
  const { data } = (await ask(other, `/v1/threads/${await thread()}/messages`, { token })).json();
  const questions = JSON.stringify(data).match(/Number \d/g) ?? [];
  expect(new Set(questions).size).toBe(5);
  expect(data).toHaveLength(10);
});

it('gives every operation one place, whichever instances they come to', async () => {
  const { access: token } = await signUp('places');
  const operations = Array.from({ length: 40 }, () => ({
    id: randomUUID(),
    day: '2026-11-21',
    kind: 'water.add',
    payload: { litres: 0.25 },
  }));
  const sendings = operations.flatMap((operation, at) => [
    ask(at % 2 === 0 ? one : other, '/django/ext/v1/journal', { body: { operations: [operation] }, token }),
    // The same again, to the other one.
    ask(at % 2 === 0 ? other : one, '/django/ext/v1/journal', { body: { operations: [operation] }, token }),
  ]);
  for (const { status } of await Promise.all(sendings)) expect(status).toBe(200);
  const pulled = await Promise.all([one, other].map(async (origin) => (await pull(origin, token)).json()));
  expect(pulled[0]).toEqual(pulled[1]);
  const found: readonly { id: string; seq: number }[] = pulled[0].operations;
  expect(found.map(({ seq }) => seq)).toEqual(operations.map((_, at) => at + 1));
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(operations.map(({ id }) => id)));
});

it('shows at one instance the photo and the plan that the other made', async () => {
  const { id, access: token } = await signUp('shown');
  const profile = { user: id, ...PROFILE };
  expect((await ask(one, '/django/user/create/profile/', { body: profile, token })).status).toBe(200);
  const form = new FormData();
  form.append('user', id);
  form.append('photo', await photoFile());
  const path = `/django/user/update/profile/${id}`;
  const uploaded = await ask(one, path, { method: 'PUT', body: form, token });
  expect((await ask(other, uploaded.json().photo_url)).status).toBe(200);
  const plan = (origin: string) => async () =>
    (await ask(origin, `/django/nutrition/meal/${id}`, { token })).json();
  await expect.poll(plan(one), { timeout: 120_000 }).toHaveLength(1);
  expect(await plan(other)()).toEqual(await plan(one)());
});
