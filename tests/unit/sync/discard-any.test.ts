import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDevice } from '../../../src/data/device.ts';
import type { IntentPayloads, OutboxRow } from '../../../src/data/intents.ts';
import { appendOperation } from '../../../src/data/repositories/journal.ts';
import { addRow } from '../../../src/data/repositories/outbox.ts';
import { foldDay } from '../../../src/domain/journal/fold.ts';
import type { JournalEntry, JournalFact, JournalOperation } from '../../../src/domain/journal/operations.ts';
import { stockOf } from '../../../src/domain/pantry/stock.ts';
import { toRow } from '../../../src/sync/command.ts';
import { discardChange } from '../../../src/sync/discard-change.ts';
import { recordDelivery } from '../../../src/sync/record-delivery.ts';
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

/** A request takes the first `most` rows along. */
type Step =
  | { readonly does: 'say'; readonly fact: JournalFact }
  | { readonly does: 'send'; readonly most: number; readonly ends: 'lost' | 'answer lost' | 'answered' }
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
          ends: fc.constantFrom('lost' as const, 'answer lost' as const, 'answered' as const),
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

/** A phone with a real database, and a server that keeps every operation once, in the order of arrival. */
function createPair(memberId: string) {
  const db = createDevice().open(memberId);
  const server = new Map<string, JournalEntry>();
  const said: JournalOperation[] = [];
  let ids = 0;
  const nextId = (): string => `id-${++ids}`;
  const queue = (): Promise<OutboxRow[]> => db.outbox.orderBy('order').toArray();

  const take: { readonly [K in Step['does']]: (step: Extract<Step, { readonly does: K }>) => Promise<void> } =
    {
      say: async ({ fact }) => {
        const operation = { ...fact, id: nextId() } as JournalOperation;
        said.push(operation);
        await appendOperation(db, operation);
        const intent = { kind: 'journal.append', payload: { operations: [operation] } } as const;
        await addRow(db, await toRow(db, intent, operation.id, 0), false);
      },
      send: async ({ most, ends }) => {
        const rows = (await queue()).slice(0, most);
        const [first, ...others] = rows;
        if (first === undefined) return;
        const operations = rows.flatMap(operationsOf);
        if (ends !== 'lost')
          for (const operation of operations)
            if (!server.has(operation.id))
              server.set(operation.id, entryOf(operation, server.size + 1, server.size + 1));
        if (ends === 'answered') {
          const accepted = operations.map(({ id }) => ({ id, seq: server.get(id)?.serverSeq ?? 0 }));
          const intent = { kind: 'journal.append', payload: { operations } } as const;
          await recordDelivery(db, [first, ...others], intent, { kind: 'journal', accepted }, 0);
        } else for (const row of rows) await db.outbox.update(row.order, { lastError: { kind: 'timeout' } });
      },
      hear: async () => {
        for (const { id, serverSeq } of server.values())
          await db.journal.where('id').equals(id).modify({ serverSeq });
      },
      discard: async ({ at }) => {
        const rows = (await queue()).filter(({ takenBack }) => takenBack === undefined);
        const row = rows[at % Math.max(rows.length, 1)];
        if (row === undefined) return;
        const ids = operationsOf(row).map(({ id }) => id);
        await discardChange(db, row.id, nextId);
        for (const id of ids)
          said.splice(
            said.findIndex((operation) => operation.id === id),
            1,
          );
      },
    };
  return {
    db,
    take: (step: Step): Promise<void> => (take[step.does] as (step: Step) => Promise<void>)(step),
    onDevice: async () => (await db.journal.toArray()) as JournalEntry[],
    onServer: () => [...server.values()],
    meant: () => said.map((operation, at) => entryOf(operation, at, null)),
  };
}

test('what is given up is gone for all, whenever it is given up and whatever had arrived', async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      runs += 1;
      const { db, take, onDevice, onServer, meant } = createPair(`member-${runs}`);
      for (const step of taken) {
        await take(step);
        expect(shown(await onDevice())).toEqual(shown(meant()));
      }
      const here = withStock(await onDevice());
      while ((await db.outbox.count()) > 0) await take({ does: 'send', most: 4, ends: 'answered' });
      expect(withStock(await onDevice())).toEqual(here);
      expect(withStock(onServer())).toEqual(here);
      await deleteDatabases(db);
    }),
    { numRuns: 600 },
  );
}, 60_000);
