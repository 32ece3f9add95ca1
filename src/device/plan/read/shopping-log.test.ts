import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bought, cooked, counted, KITCHEN, TODAY } from '../../../../tests/support/kitchen-household.ts';
import type { PulledOperation } from '../../../contract/journal.ts';
import { addDays } from '../../../domain/calendar/days.ts';
import { stockOf } from '../../../domain/kitchen/pantry/stock.ts';
import { addedLines } from '../../../domain/kitchen/shopping/added-lines.ts';
import { boughtOn } from '../../../domain/kitchen/shopping/bought-today.ts';
import { shopThings } from '../../../domain/kitchen/shopping/shop-things.ts';
import { type FoodNames, foodNames, SHOPPING_KINDS } from '../../../domain/kitchen/shopping/sum-up.ts';
import type { JournalEntry, JournalFact, JournalOperation } from '../../../terms/journal.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { readMemberSetting } from '../../db/settings.ts';
import { appendOperation, readJournalKinds, storePulled, storeSequences } from '../../journal/journal.ts';
import { createDevice } from '../../session/device.ts';
import { readShoppingLog, sumUpShoppingLog } from './shopping-log.ts';

const names = foodNames(shopThings(KITCHEN.foods), KITCHEN.foods.keys());
let members = 0;

const openMember = (): MemberDatabase => createDevice().open(`shopper-${++members}`);

const stateOf = (entries: readonly JournalEntry[], today: string) => ({
  stock: [...stockOf(entries, names.nameOf)].map(([food, grams]) => [food, Math.round(grams * 1000)]).sort(),
  lines: addedLines(entries, today),
  bought: [0, -1, -7].map((days) => [...boughtOn(entries, addDays(today, days), names.nameOf)]),
});

const expectWhole = async (db: MemberDatabase, today: string, by: FoodNames = names): Promise<void> => {
  const read = await readShoppingLog(db, today, by.merged);
  expect(stateOf(read.entries, today)).toEqual(stateOf(await readJournalKinds(db, SHOPPING_KINDS), today));
};

const fact = (day: string) =>
  fc.oneof(
    fc
      .record({ food: fc.constantFrom('onion', 'onion-cooked', 'rice'), grams: fc.nat(900) })
      .map(({ food, grams }) => bought(food, grams, day)),
    fc.nat(900).map((grams): JournalFact => ({ ...counted('rice', grams), day })),
    fc
      .record({ grams: fc.nat(400), isCooked: fc.boolean() })
      .map(({ grams, isCooked }) => ({ ...cooked('pilaf', { rice: grams, onion: 40 }, isCooked), day })),
    fc.boolean().map(
      (wanted): JournalFact => ({
        day,
        kind: 'shopping.add',
        payload: { item: 'a', name: 'Foil', quantity: '', wanted },
      }),
    ),
    fc
      .boolean()
      .map((ticked): JournalFact => ({ day, kind: 'shopping.tick', payload: { item: 'a', ticked } })),
  );

/** Mostly of the day itself; now and then a device was away for weeks, or its clock was wrong. */
const daysAgo = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(0, 0, 0, 1, -1) },
  { weight: 2, arbitrary: fc.constantFrom(10, 20, 40, -4000) },
);
const said = daysAgo.chain((ago) => fc.record({ ago: fc.constant(ago), fact: fact('') }));
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('here' as const), said }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('elsewhere' as const), said }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('send' as const), count: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pull' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('discard' as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('days' as const), count: fc.constantFrom(1, 3, 9, 30) }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('sum' as const) }) },
);

/** A member's device and the server, one step at a time. */
const play = async (
  db: MemberDatabase,
  steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[],
) => {
  const server: PulledOperation[] = [];
  let unsent: JournalOperation[] = [];
  let today = TODAY;
  let ids = 0;
  let summed = 0;
  const operation = (one: { ago: number; fact: JournalFact }): JournalOperation =>
    ({ ...one.fact, day: addDays(today, -one.ago), id: `op-${++ids}` }) as JournalOperation;
  const deliver = (one: JournalOperation): number => server.push({ ...one, seq: server.length + 1 } as never);
  for (const one of steps) {
    if (one.kind === 'here') {
      unsent.push(operation(one.said));
      await appendOperation(db, unsent.at(-1) as JournalOperation);
    }
    if (one.kind === 'elsewhere') deliver(operation(one.said));
    if (one.kind === 'send') {
      const sent = unsent.splice(0, one.count);
      await storeSequences(
        db,
        sent.map((each) => ({ id: each.id, seq: deliver(each) })),
      );
    }
    if (one.kind === 'pull') {
      const after = (await readMemberSetting(db, 'journalCursor')) ?? 0;
      const page = server.filter(({ seq }) => seq > after);
      await storePulled(db, page, server.length);
    }
    if (one.kind === 'discard') {
      const gone = unsent.pop();
      if (gone !== undefined) await db.journal.where('id').equals(gone.id).delete();
      unsent = [...unsent];
    }
    if (one.kind === 'days') today = addDays(today, one.count);
    if (one.kind === 'sum') {
      await sumUpShoppingLog(db, today, names);
      if ((await readMemberSetting(db, 'shoppingSum')) !== null) summed += 1;
    }
    await expectWhole(db, today);
  }
  return summed;
};

test('whatever is logged, sent, pulled late or given up, the sum says what the whole log does', async () => {
  let summed = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      summed += await play(openMember(), steps);
    }),
    { numRuns: 40 },
  );
  expect(summed).toBeGreaterThan(0);
});

const operationOf = (one: JournalFact, at: number): JournalOperation =>
  ({ ...one, id: `op-${at}` }) as JournalOperation;
const OLD = Array.from({ length: 80 }, (_, at) => bought('rice', 10, addDays('2026-06-01', at)));

const withOldPurchases = async (): Promise<MemberDatabase> => {
  const db = openMember();
  const pulled = OLD.map(
    (one, at) => ({ ...operationOf(one, at), seq: at + 1 }) as unknown as PulledOperation,
  );
  await storePulled(db, pulled, pulled.length);
  await sumUpShoppingLog(db, TODAY, names);
  return db;
};

test('a long beginning is read once, and then as what it comes to', async () => {
  const db = await withOldPurchases();
  expect((await readShoppingLog(db, TODAY, names.merged)).entries).toHaveLength(1);
  await appendOperation(db, operationOf(bought('rice', 500), 999));
  await expectWhole(db, TODAY);
  expect((await readShoppingLog(db, TODAY, names.merged)).entries).toHaveLength(2);
});
