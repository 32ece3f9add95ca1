import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { openPostgres } from '../../../server/database/open.ts';
import { serveApp } from '../../../server/serve.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { createCaller } from '../../support/contract-client.ts';
import { OPERATION } from '../../support/contract-requests.ts';
import { startPrivatePostgres } from '../../support/postgres.ts';
import { appOn } from '../../support/server-harness.ts';
import { testParts } from '../../support/server-parts.ts';
import { openGate } from '../../support/tcp-gate.ts';

const SORRY = 'The service is not available just now. Please try again in a few minutes.';
const WRITERS = 24;

const postgres = await startPrivatePostgres();
const url = new URL(postgres.url);
const gate = await openGate(Number(url.port));
url.port = String(gate.port);
const lost: string[] = [];
const database = await openPostgres(url.href, ({ message }) => lost.push(message));
const { parts, mails } = testParts(database.db, Date.now, 1);
const listening = await serveApp(appOn(parts), '127.0.0.1', 0);
const origin = `http://127.0.0.1:${listening.port}`;
const { call, signUpMember } = createCaller({
  request: (path, init) => fetch(`${origin}${path}`, init),
  codeFor: () => /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0] ?? '',
});
const { token } = await signUpMember('ada');
afterAll(async () => {
  await listening.stop();
  await database.close();
  await gate.stop();
  await postgres.stop();
});

const isReady = async (): Promise<boolean> => (await fetch(`${origin}/readyz`)).ok;

const drink = async (id: string): Promise<number> => {
  const operation = { ...OPERATION, id };
  const answer = await call(endpoints.appendJournal, { body: { operations: [operation] }, token });
  const body = (await answer.json()) as { detail?: string };
  if (answer.status !== 200) expect([answer.status, body.detail]).toEqual([503, SORRY]);
  return answer.status;
};
const keptIds = async (): Promise<readonly string[]> => {
  const answer = await call(endpoints.pullJournal, { query: { after: '0' }, token });
  return ((await answer.json()) as { operations: readonly { id: string }[] }).operations.map(({ id }) => id);
};

/** Writers go on until told; each repeats what was not acknowledged, under the same id. */
const keepWriting = (): (() => Promise<readonly string[]>) => {
  let writing = true;
  const acknowledged: string[] = [];
  const write = async (): Promise<void> => {
    let id = randomUUID();
    while (writing) {
      if ((await drink(id)) !== 200) continue;
      acknowledged.push(id);
      id = randomUUID();
    }
  };
  const writers = Array.from({ length: WRITERS }, write);
  return async () => {
    writing = false;
    await Promise.all(writers);
    return acknowledged;
  };
};

const checkRecovered = async (stopWriting: () => Promise<readonly string[]>): Promise<void> => {
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  const acknowledged = await stopWriting();
  const kept = await keptIds();
  expect(new Set(kept).size).toBe(kept.length);
  expect(acknowledged.filter((id) => !kept.includes(id))).toEqual([]);
  expect(await drink(randomUUID())).toBe(200);
  await expect.poll(() => database.connections()).toMatchObject({ busy: 0, waiting: 0 });
};

it('whose PostgreSQL is ended under its writes says so, loses nothing and goes on by itself', async () => {
  const stopWriting = keepWriting();
  await postgres.goAway();
  await expect.poll(isReady).toBe(false);
  expect(await drink(randomUUID())).toBe(503);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  await postgres.comeBack();
  await checkRecovered(stopWriting);
  expect(lost.every((message) => !message.includes('ada'))).toBe(true);
});

it('whose PostgreSQL falls silent answers sooner than nobody waits any more, and goes on by itself', async () => {
  const stopWriting = keepWriting();
  gate.silence();
  const started = performance.now();
  await expect.poll(isReady).toBe(false);
  expect(await drink(randomUUID())).toBe(503);
  expect(performance.now() - started).toBeLessThan(40_000);
  gate.open();
  await checkRecovered(stopWriting);
});

it('whose connections have died without a word finds new ones', async () => {
  const stopWriting = keepWriting();
  gate.abandon();
  await checkRecovered(stopWriting);
});
