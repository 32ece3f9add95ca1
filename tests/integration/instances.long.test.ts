import { afterAll, expect, it } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { makeProfile, photoFile, registration, uploadPhoto } from '../support/contract-requests.ts';
import { freePort } from '../support/free-port.ts';
import { startMoodyMailServer } from '../support/moody-mail-server.ts';
import { createDatabase, startPostgres } from '../support/postgres.ts';
import { type CallParts, PASSWORD } from '../support/server-harness.ts';
import { callsTo, startServerProcess } from '../support/server-process.ts';

/** Two servers, each a process of its own, on one database that neither has seen before. */
const postgres = await startPostgres();
const database = await createDatabase(postgres.url);
const mail = await startMoodyMailServer();
const publicUrl = `http://127.0.0.1:${await freePort()}`;
const ports = [await freePort(), await freePort()] as const;
const processes = ports.map((port) =>
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
const [one, other] = [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`];
afterAll(async () => {
  for (const process of processes) await process.stop();
  await mail.stop();
  await database.drop();
  await postgres.stop();
});

/** A call from a network, as the proxy tells it. */
const ask = (origin: string, entry: Endpoint, parts: CallParts = {}) =>
  callsTo(origin)(entry, {
    ...parts,
    headers: { 'X-Forwarded-For': parts.address ?? '203.0.113.7', ...parts.headers },
  });

const codeFor = (email: string): string =>
  mail.mails.findLast(({ to }) => to === email)?.text.match(/\b\d{6}\b/)?.[0] ?? '';

const signIn = async (origin: string, email: string, password = PASSWORD) =>
  (await ask(origin, endpoints.login, { body: { email, password } })).json();

/** Registered at one instance, confirmed and signed in at the other. */
const signUp = async (name: string) => {
  const email = `${name}@example.org`;
  await ask(one, endpoints.register, { body: registration(email) });
  const confirm = { params: { email }, body: { otp: codeFor(email) } };
  expect((await ask(other, endpoints.verifyOtp, confirm)).status).toBe(200);
  expect((await ask(one, endpoints.verifyOtp, confirm)).status).toBe(400);
  return { email, ...(await signIn(other, email)) };
};

const pull = (origin: string, token: string) =>
  ask(origin, endpoints.pullJournal, { query: { after: '0' }, token });

it('refuses at one instance what was revoked at the other', async () => {
  const { id, email, access: first } = await signUp('ended');
  expect((await pull(one, first)).status).toBe(200);
  await ask(other, endpoints.endSession, { body: { access: first } });
  expect((await pull(one, first)).status).toBe(401);

  const [here, there] = [await signIn(one, email), await signIn(other, email)];
  const change = { user_id: id, password: PASSWORD, new_password: 'Other-42x' };
  expect((await ask(one, endpoints.updatePassword, { body: change })).status).toBe(200);
  for (const { access } of [here, there])
    for (const origin of [one, other]) expect((await pull(origin, access)).status).toBe(401);

  const { access: token } = await signIn(other, email, 'Other-42x');
  expect((await ask(one, endpoints.deleteAccount, { params: { userId: id }, token })).status).toBe(200);
  expect((await pull(other, token)).status).toBe(401);
});

it('counts a limit over both instances, also at the same moment', async () => {
  const body = { email: 'nobody@example.org', password: 'Wrong-42x' };
  const atOnce = Array.from({ length: 24 }, (_, at) =>
    ask(at % 2 === 0 ? one : other, endpoints.login, { body, address: '198.51.100.10' }),
  );
  expect((await Promise.all(atOnce)).filter(({ status }) => status === 401)).toHaveLength(10);
});

it('shows at one instance the photo and the plan that the other made', async () => {
  const { id, email, access: token } = await signUp('shown');
  const params = { userId: id };
  const call = callsTo(one);
  expect((await makeProfile({ call }, { id, email, token })).status).toBe(200);
  const { photo_url } = await (await uploadPhoto({ call }, { id, token }, await photoFile())).json();
  expect((await fetch(`${other}${photo_url}`)).status).toBe(200);
  const plan = (origin: string) => async () =>
    (await ask(origin, endpoints.getMealPlan, { params, token })).json();
  await expect.poll(plan(one), { timeout: 120_000 }).toHaveLength(1);
  expect(await plan(other)()).toEqual(await plan(one)());
});
