import { expect, test } from 'vitest';
import { createMemberServer } from '../../../tests/support/unit/member-server.ts';
import { json, type SeenRequest } from '../../../tests/support/unit/scripted-fetch.ts';
import {
  createHarness,
  type Harness,
  memberSession,
  TODAY,
} from '../../../tests/support/unit/sync-harness.ts';
import { foldDay } from '../../domain/food/journal/fold.ts';
import { readJournalDay } from '../journal/journal.ts';
import { countUnsent, listOutbox } from '../outbox/rows/outbox.ts';

const start = (...args: Parameters<typeof createHarness>): Harness =>
  createHarness(args[0], { extensions: ['journal', 'idempotency'], ...args[1] });

const drink = (litres: number, day = TODAY) => ({ kind: 'water.add', day, payload: { litres } }) as const;
const uuid = (number: number) => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;
const isAppend = ({ url, init }: SeenRequest) => url.endsWith('/journal') && init.method === 'POST';
const operationsOf = ({ init }: SeenRequest): { payload: { litres: number } }[] =>
  JSON.parse(String(init.body)).operations;
const waterToday = async ({ db }: Harness) => foldDay(await readJournalDay(db, TODAY)).waterLitres;

/** Logs without a token, so that nothing goes out before the test says so. */
const logOffline = async (harness: Harness, drinks: readonly number[]): Promise<void> => {
  const { session, sync, db } = harness;
  session.expire(session.current()?.access ?? '');
  for (const litres of drinks) await sync.record(drink(litres));
  session.signIn({ ...memberSession(db.memberId), extensions: ['journal', 'idempotency'] } as never);
};

test('what was logged offline is not held up by one entry that the server refuses: it alone is kept and shown', async () => {
  const server = createMemberServer();
  const harness = start((request) => {
    const bad = isAppend(request) && operationsOf(request).some(({ payload }) => payload.litres === 66);
    return bad ? json({ operations: ['No.'] }, 400) : server.answer(request);
  });
  const drinks = Array.from({ length: 40 }, (_, index) => (index === 22 ? 66 : index + 1));
  await logOffline(harness, drinks);
  await harness.sync.sendNow();
  expect(server.journal.map(({ payload }) => payload.litres)).toEqual(
    drinks.filter((litres) => litres !== 66),
  );
  expect(await listOutbox(harness.db)).toMatchObject([{ state: 'refused', lastError: { status: 400 } }]);
  expect(harness.network.requests.filter(isAppend).length).toBeLessThan(20);
});

test('what was logged offline goes in small parts over a signal that carries no large ones in time', async () => {
  const server = createMemberServer();
  const harness = start((request) => {
    if (isAppend(request) && operationsOf(request).length > 20) throw new DOMException('', 'TimeoutError');
    return server.answer(request);
  });
  await logOffline(harness, Array<number>(50).fill(0.25));
  await harness.sync.sendNow();
  expect(server.journal).toEqual([]);
  harness.clock.advance(60_000);
  await harness.sync.sendNow();
  expect(server.sizes).toEqual([20, 20, 10]);
  expect(await countUnsent(harness.db)).toBe(0);
  expect(await waterToday(harness)).toBe(12.5);
});

test('what was logged offline that the server passes over is not taken for delivered', async () => {
  const harness = start((request) =>
    isAppend(request) ? json({ accepted: [] }) : json({ operations: [], more: false }),
  );
  await logOffline(harness, [1]);
  await harness.sync.sendNow();
  expect(await listOutbox(harness.db)).toMatchObject([
    { state: 'waiting', lastError: { kind: 'malformed', reason: 'not-accepted' } },
  ]);
});

test('what was logged offline before the backend had a journal travels once it has one, each entry once', async () => {
  const server = createMemberServer();
  const harness = start(server.answer, { extensions: [] });
  await harness.sync.record(drink(1));
  await harness.sync.record(drink(2));
  expect(await countUnsent(harness.db)).toBe(0);
  harness.session.signIn({
    ...memberSession(harness.db.memberId, 'new'),
    extensions: ['journal'],
  } as never);
  for (let visits = 0; visits < 2; visits += 1) {
    const stop = harness.sync.start();
    await expect.poll(() => server.journal).toHaveLength(2);
    stop();
  }
  expect(server.journal.map(({ payload }) => payload.litres)).toEqual([1, 2]);
});

test('what other devices logged is pulled page by page, once, after the last place that this device has', async () => {
  const server = createMemberServer();
  server.append(
    Array.from({ length: 1_201 }, (_, index) => ({
      id: uuid(index),
      day: TODAY,
      kind: 'water.add',
      payload: { litres: 0.001 },
    })),
  );
  const harness = start(server.answer);
  expect(await harness.sync.refresh('journal')).toEqual({ ok: true, value: 'kept' });
  expect(await waterToday(harness)).toBe(1.201);
  expect(harness.calls()).toEqual([0, 500, 1000].map((after) => `GET /django/ext/v1/journal?after=${after}`));
  expect(await harness.sync.refresh('journal')).toEqual({ ok: true, value: 'none' });
  expect(harness.calls().at(-1)).toBe('GET /django/ext/v1/journal?after=1201');
});

test('what other devices logged of a kind or shape that this version does not know is kept and counts for nothing', async () => {
  const server = createMemberServer();
  server.append([
    { id: uuid(1), day: TODAY, kind: 'mood.set', payload: { mood: 4 } },
    { id: uuid(2), day: TODAY, kind: 'water.add', payload: { litres: 'many' } },
    { id: uuid(3), day: TODAY, kind: 'water.add', payload: { litres: 1e300 } },
    { id: uuid(4), day: TODAY, kind: 'water.add', payload: { litres: 1 } },
  ]);
  const harness = start(server.answer);
  await harness.sync.refresh('journal');
  expect(await harness.db.journal.count()).toBe(4);
  expect(await waterToday(harness)).toBe(1);
});

test('what other devices logged in pages that never end is not asked for without end', async () => {
  const harness = start(() =>
    json({ operations: [{ seq: 1, id: uuid(1), day: TODAY, kind: 'x', payload: {} }], more: true }),
  );
  expect(await harness.sync.refresh('journal')).toMatchObject({ error: { kind: 'malformed' } });
  expect(harness.calls()).toHaveLength(2);
});
