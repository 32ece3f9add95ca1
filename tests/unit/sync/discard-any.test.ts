import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDevice } from '../../../src/data/device.ts';
import type { IntentPayloads, OutboxRow } from '../../../src/data/intents.ts';
import type { KeptError } from '../../../src/data/last-error.ts';
import { appendOperation } from '../../../src/data/repositories/journal.ts';
import { addRow, type Parcel } from '../../../src/data/repositories/outbox.ts';
import { foldDay } from '../../../src/domain/journal/fold.ts';
import type { JournalEntry, JournalFact, JournalOperation } from '../../../src/domain/journal/operations.ts';
import { stockOf } from '../../../src/domain/pantry/stock.ts';
import { toRow } from '../../../src/sync/command.ts';
import { discardChange } from '../../../src/sync/discard-change.ts';
import { recordDelivery } from '../../../src/sync/record-delivery.ts';
import { settleAttempt } from '../../../src/sync/settle-attempt.ts';
import { deleteDatabases, TODAY } from './harness.ts';

/** Whatever is given up of what waits, in whatever order, and whatever of it the server had: what is shown stays. */

const grams = fc.constantFrom(100, 200, 300, 500);
const food = 'flour';
const cooked = (isCooked: boolean, amount: number): JournalFact => ({
  day: TODAY,
  kind: 'meal.cooked',
  payload: { planId: null, slot: 'lunch', recipe: 'dal', takes: [{ food, grams: amount }], cooked: isCooked },
});
const on = <const K, const P>(kind: K, payload: P) => ({ day: TODAY, kind, payload }) as const;
const SUBJECTS: readonly fc.Arbitrary<JournalFact>[] = [
  fc.oneof(
    grams.map((amount) => on('pantry.set', { food, grams: amount })),
    grams.map((amount) => on('shopping.bought', { food, grams: amount })),
    fc.tuple(fc.boolean(), grams).map(([isCooked, amount]) => cooked(isCooked, amount)),
  ),
  fc.constantFrom(0.25, 0.5).map((litres) => on('water.add', { litres })),
  fc.constantFrom(60, 61).map((kg) => on('weight.set', { kg })),
  fc.boolean().map((ticked) => on('shopping.tick', { item: 'salt', ticked })),
  fc
    .boolean()
    .map((eaten) => on('meal.eaten', { planId: null, slot: 'lunch', dish: 'Dal', kcal: 400, eaten })),
];

type Ending = 'lost' | 'answer lost' | 'answered' | 'refused';
/** A request takes the first `most` rows along. */
type Step =
  | { readonly does: 'say'; readonly fact: JournalFact }
  | {
      readonly does: 'send';
      readonly most: number;
      readonly ends: 'lost' | 'answer lost' | 'answered' | 'refused';
    }
  | { readonly does: 'hear' }
  | { readonly does: 'discard'; readonly at: number };
const stepsAbout = (facts: fc.Arbitrary<JournalFact>): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      { weight: 5, arbitrary: fc.record({ does: fc.constant('say' as const), fact: facts }) },
      {
        weight: 4,
        arbitrary: fc.record({
          does: fc.constant('send' as const),
          most: fc.integer({ min: 1, max: 4 }),
          ends: fc.constantFrom<Ending>('lost', 'answer lost', 'answered', 'refused'),
        }),
      },
      { weight: 1, arbitrary: fc.record({ does: fc.constant('hear' as const) }) },
      { weight: 4, arbitrary: fc.record({ does: fc.constant('discard' as const), at: fc.nat(20) }) },
    ),
    { minLength: 3, maxLength: 14 },
  );
/** Of one subject or two: only what is said of one thing bears on each other. */
const steps = fc
  .subarray([...SUBJECTS], { minLength: 1, maxLength: 2 })
  .chain((subjects) => stepsAbout(fc.oneof(...subjects)));

const shown = (entries: readonly JournalEntry[]) => {
  const { waterLitres, weightKg, ticks, eaten } = foldDay(entries);
  return { waterLitres, weightKg, ticks: [...ticks], eaten: [...eaten.keys()] };
};
const withStock = (entries: readonly JournalEntry[]) => ({ ...shown(entries), stock: [...stockOf(entries)] });
const operationsOf = ({ payload }: OutboxRow): readonly JournalOperation[] =>
  (payload as IntentPayloads['journal.append']).operations;
const entryOf = (operation: JournalOperation, place: number, serverSeq: number | null): JournalEntry =>
  ({ ...operation, seq: place, serverSeq }) as JournalEntry;

const REFUSAL: KeptError = {
  lastError: { kind: 'rejected', status: 403, code: null, detail: '', fields: {} },
  sealedError: null,
};

/** A phone with a real database, and a server that keeps every operation once, in the order of arrival. */
function createPair(memberId: string) {
  const db = createDevice().open(memberId);
  const server = new Map<string, JournalEntry>();
  let said: readonly JournalOperation[] = [];
  let ids = 0;
  const nextId = (): string => `id-${++ids}`;
  const queue = (): Promise<OutboxRow[]> => db.outbox.orderBy('order').toArray();

  const say = async (fact: JournalFact): Promise<void> => {
    const operation = { ...fact, id: nextId() } as JournalOperation;
    said = [...said, operation];
    await appendOperation(db, operation);
    const intent = { kind: 'journal.append', payload: { operations: [operation] } } as const;
    await addRow(db, await toRow(db, intent, operation.id, 0), false);
  };
  const giveUp = async (row: OutboxRow): Promise<void> => {
    const given = operationsOf(row).map(({ id }) => id);
    await discardChange(db, row.id, nextId);
    said = said.filter(({ id }) => !given.includes(id));
  };
  const arrive = (operations: readonly JournalOperation[]): void => {
    for (const operation of operations)
      if (!server.has(operation.id))
        server.set(operation.id, entryOf(operation, server.size + 1, server.size + 1));
  };
  const answer = async (parcel: Parcel): Promise<void> => {
    const operations = parcel.flatMap(operationsOf);
    arrive(operations);
    const accepted = operations.map(({ id }) => ({ id, seq: server.get(id)?.serverSeq ?? 0 }));
    const intent = { kind: 'journal.append', payload: { operations } } as const;
    await recordDelivery(db, parcel, intent, { kind: 'journal', accepted }, 0);
  };
  /** What the server says no to is given up at once; what it has already it does not refuse. */
  const refuse = async ([first, ...others]: Parcel): Promise<void> => {
    if ([first, ...others].flatMap(operationsOf).some(({ id }) => server.has(id))) return;
    const claim = (row: OutboxRow): OutboxRow => ({ ...row, state: 'sending' });
    const parcel: Parcel = [claim(first), ...others.map(claim)];
    await db.outbox.bulkPut(parcel);
    await settleAttempt(db, parcel, REFUSAL, { kind: 'refuse' }, 0);
    for (const row of await queue()) if (row.state === 'refused') await giveUp(row);
  };
  const send = async (most: number, ends: Ending): Promise<void> => {
    const [first, ...others] = (await queue()).slice(0, most);
    if (first === undefined) return;
    if (ends === 'answered') return answer([first, ...others]);
    if (ends === 'refused') return refuse([first, ...others]);
    if (ends === 'answer lost') arrive([first, ...others].flatMap(operationsOf));
    for (const { order } of [first, ...others])
      await db.outbox.update(order, { lastError: { kind: 'timeout' } });
  };
  return {
    db,
    say,
    send,
    hear: async (): Promise<void> => {
      for (const { id, serverSeq } of server.values())
        await db.journal.where('id').equals(id).modify({ serverSeq });
    },
    discard: async (at: number): Promise<void> => {
      const rows = (await queue()).filter(({ takenBack }) => takenBack === undefined);
      const row = rows[at % Math.max(rows.length, 1)];
      if (row !== undefined) await giveUp(row);
    },
    deliverAll: async (): Promise<void> => {
      while ((await db.outbox.count()) > 0) await send(4, 'answered');
    },
    onDevice: async () => (await db.journal.toArray()) as JournalEntry[],
    onServer: () => [...server.values()],
    meant: () => said.map((operation, at) => entryOf(operation, at, null)),
  };
}

const take = (pair: ReturnType<typeof createPair>, step: Step): Promise<void> => {
  switch (step.does) {
    case 'say':
      return pair.say(step.fact);
    case 'send':
      return pair.send(step.most, step.ends);
    case 'hear':
      return pair.hear();
    case 'discard':
      return pair.discard(step.at);
  }
};

test('what is given up is gone for all, whenever it is given up and whatever had arrived', async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      runs += 1;
      const pair = createPair(`member-${runs}`);
      for (const step of taken) {
        await take(pair, step);
        expect(shown(await pair.onDevice())).toEqual(shown(pair.meant()));
      }
      const here = withStock(await pair.onDevice());
      await pair.deliverAll();
      expect(withStock(await pair.onDevice())).toEqual(here);
      expect(withStock(pair.onServer())).toEqual(here);
      await deleteDatabases(pair.db);
    }),
    { numRuns: 400 },
  );
}, 60_000);

test('a day of entries that may have arrived is given up one by one', async () => {
  const { db, say, send, discard, deliverAll, onDevice, onServer } = createPair('a-day');
  for (let kg = 60; kg < 85; kg += 1) await say(on('weight.set', { kg }));
  await send(25, 'answer lost');
  for (let given = 0; given < 25; given += 1) await discard(0);
  expect(shown(await onDevice()).weightKg).toBeNull();
  expect(await db.journal.count()).toBeLessThanOrEqual(50);
  await deliverAll();
  expect(shown(onServer()).weightKg).toBeNull();
  await deleteDatabases(db);
});

test('what is given up does not show again when the word that hid it is refused', async () => {
  const { db, say, send, discard, deliverAll, onDevice, onServer } = createPair('hidden');
  await say(on('weight.set', { kg: 70 }));
  await send(1, 'answered');
  await say(on('weight.set', { kg: 17 }));
  await send(1, 'answer lost');
  await say(on('weight.set', { kg: 71 }));
  await discard(0);
  await send(1, 'answered');
  expect(shown(await onDevice()).weightKg).toBe(71);
  await send(1, 'refused');
  expect(shown(await onDevice()).weightKg).toBe(70);
  await deliverAll();
  expect(shown(onServer()).weightKg).toBe(70);
  await deleteDatabases(db);
});

test('a count that is given up leaves what was bought since, here and on the server', async () => {
  const { db, say, send, discard, deliverAll, onDevice, onServer } = createPair('a-count');
  await say(on('pantry.set', { food, grams: 500 }));
  await send(1, 'lost');
  await say(on('shopping.bought', { food, grams: 100 }));
  await discard(0);
  expect(withStock(await onDevice()).stock).toEqual([[food, 100]]);
  await deliverAll();
  expect(withStock(onServer()).stock).toEqual([[food, 100]]);
  await deleteDatabases(db);
});
