import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDevice } from '../../../src/data/device.ts';
import type { IntentPayloads } from '../../../src/data/intents.ts';
import type { MemberDatabase } from '../../../src/data/member-database.ts';
import { appendOperation } from '../../../src/data/repositories/journal.ts';
import { addRow } from '../../../src/data/repositories/outbox.ts';
import { foldDay } from '../../../src/domain/journal/fold.ts';
import type { JournalEntry, JournalFact, JournalOperation } from '../../../src/domain/journal/operations.ts';
import { stockOf } from '../../../src/domain/pantry/stock.ts';
import { toRow } from '../../../src/sync/command.ts';
import { discardChange } from '../../../src/sync/discard-change.ts';
import { deleteDatabases, TODAY } from './harness.ts';

/** Whatever is given up of what waits, in whatever order, and whatever of it the server had: what is shown stays. */

const grams = fc.constantFrom(100, 200, 300, 500);
const food = 'flour';
const cooked = (isCooked: boolean, amount: number): JournalFact => ({
  day: TODAY,
  kind: 'meal.cooked',
  payload: { planId: null, slot: 'lunch', recipe: 'dal', takes: [{ food, grams: amount }], cooked: isCooked },
});
const facts: fc.Arbitrary<JournalFact> = fc.oneof(
  grams.map((amount) => ({ day: TODAY, kind: 'pantry.set', payload: { food, grams: amount } }) as const),
  grams.map((amount) => ({ day: TODAY, kind: 'shopping.bought', payload: { food, grams: amount } }) as const),
  fc.tuple(fc.boolean(), grams).map(([isCooked, amount]) => cooked(isCooked, amount)),
  fc
    .constantFrom(0.25, 0.5)
    .map((litres) => ({ day: TODAY, kind: 'water.add', payload: { litres } }) as const),
  fc.constantFrom(60, 61, 62).map((kg) => ({ day: TODAY, kind: 'weight.set', payload: { kg } }) as const),
  fc
    .boolean()
    .map((ticked) => ({ day: TODAY, kind: 'shopping.tick', payload: { item: 'salt', ticked } }) as const),
  fc.boolean().map(
    (eaten) =>
      ({
        day: TODAY,
        kind: 'meal.eaten',
        payload: { planId: null, slot: 'lunch', dish: 'Dal', kcal: 400, eaten },
      }) as const,
  ),
);

/** A request takes everything along that waits; no answer to any comes back. */
type Step =
  | { readonly does: 'say'; readonly fact: JournalFact }
  | { readonly does: 'send'; readonly arrives: boolean }
  | { readonly does: 'discard'; readonly at: number };
const say = fc.record({ does: fc.constant('say' as const), fact: facts });
const send = fc.record({ does: fc.constant('send' as const), arrives: fc.boolean() });
const discard = fc.record({ does: fc.constant('discard' as const), at: fc.nat(20) });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof({ weight: 4, arbitrary: say }, { weight: 1, arbitrary: send }, { weight: 2, arbitrary: discard }),
  { minLength: 3, maxLength: 14 },
);

const shown = (entries: readonly JournalEntry[]) => {
  const { waterLitres, weightKg, ticks, eaten } = foldDay(entries);
  return { waterLitres, weightKg, ticks: [...ticks], eaten: [...eaten.keys()], stock: [...stockOf(entries)] };
};
const readAll = async (db: MemberDatabase) => (await db.journal.toArray()) as JournalEntry[];
const operationsOf = ({ payload }: { readonly payload: unknown }): readonly JournalOperation[] =>
  (payload as IntentPayloads['journal.append']).operations;

const waiting = async (db: MemberDatabase): Promise<readonly string[]> =>
  (await db.outbox.orderBy('order').toArray()).flatMap(operationsOf).map(({ id }) => id);

test('what a device shows after discards is what all show once everything has arrived', async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      runs += 1;
      const db = createDevice().open(`member-${runs}`);
      let ids = 0;
      const nextId = (): string => `id-${++ids}`;
      const server = new Set<string>();
      const arrive = async (): Promise<void> => {
        for (const id of await waiting(db)) server.add(id);
      };
      for (const step of taken) {
        if (step.does === 'say') {
          const operation = { ...step.fact, id: nextId() } as JournalOperation;
          await appendOperation(db, operation);
          const intent = { kind: 'journal.append', payload: { operations: [operation] } } as const;
          await addRow(db, await toRow(db, intent, operation.id, 0), false);
        }
        if (step.does === 'send') {
          if (step.arrives) await arrive();
          await db.outbox.toCollection().modify({ lastError: { kind: 'timeout' } });
        }
        if (step.does === 'discard') {
          const rows = await db.outbox.filter(({ takenBack }) => takenBack !== true).toArray();
          const row = rows[step.at % Math.max(rows.length, 1)];
          if (row !== undefined) await discardChange(db, row.id, nextId);
        }
      }
      const here = shown(await readAll(db));
      await arrive();
      for (const [at, id] of [...server].entries())
        await db.journal
          .where('id')
          .equals(id)
          .modify({ serverSeq: at + 1 });
      expect(shown(await readAll(db))).toEqual(here);
      await deleteDatabases(db);
    }),
    { numRuns: 300 },
  );
}, 60_000);
