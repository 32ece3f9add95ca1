import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memberYear } from '../../../../tests/support/member-year.ts';
import { SLOTS } from '../../../terms/food.ts';
import type { JournalEntry, JournalOperation } from '../../../terms/journal.ts';
import { eatenKcal, eatenKey, foldDay, unsyncedAmounts } from './fold.ts';

const DAY = '2026-11-21';
let nextSeq = 0;

const entry = (
  fact: Pick<JournalOperation, 'kind' | 'payload'>,
  serverSeq: number | null = null,
  seq = ++nextSeq,
): JournalEntry => ({ ...fact, id: `op-${seq}`, day: DAY, seq, serverSeq }) as JournalEntry;

const water = (litres: number, serverSeq: number | null = null) =>
  entry({ kind: 'water.add', payload: { litres } }, serverSeq);
const meal = (eaten: boolean, serverSeq: number | null = null, kcal = 400) =>
  entry(
    { kind: 'meal.eaten', payload: { planId: 'p1', slot: 'lunch', dish: 'dal', kcal, eaten } },
    serverSeq,
  );
const tick = (item: string, ticked: boolean, serverSeq: number | null = null) =>
  entry({ kind: 'shopping.tick', payload: { item, ticked } }, serverSeq);
const weight = (kg: number, serverSeq: number | null = null) =>
  entry({ kind: 'weight.set', payload: { kg } }, serverSeq);

/** A day by chance; some of its entries have a place on the server. */
const anyDay: fc.Arbitrary<readonly JournalEntry[]> = fc
  .tuple(
    fc.integer({ min: 1, max: 1_000_000 }),
    fc.nat(30),
    fc.infiniteStream(fc.option(fc.integer({ min: 1, max: 50 }))),
  )
  .map(([seed, count, places]) =>
    memberYear(seed, 1, count).map(
      (operation, seq) => ({ ...operation, seq, serverSeq: places.next().value }) as JournalEntry,
    ),
  );

const shuffled = (entries: readonly JournalEntry[]) =>
  fc.shuffledSubarray([...entries], { minLength: entries.length });

test('water never shows below zero, and what went below still counts', () => {
  expect(foldDay([water(-1)]).waterLitres).toBe(0);
  expect(foldDay([water(-1), water(1.5)]).waterLitres).toBe(0.5);
});

test('a dish marked eaten and unmarked is not eaten', () => {
  expect(foldDay([meal(true)]).eaten.get(eatenKey('lunch', 'dal'))?.kcal).toBe(400);
  expect(foldDay([meal(true), meal(false)]).eaten.size).toBe(0);
});

test('the server order decides, never the order on this device', () => {
  const later = tick('rice', true, 9);
  const earlier = tick('rice', false, 4);
  expect(foldDay([later, earlier]).ticks.has('rice')).toBe(true);
  expect(foldDay([weight(80, 2), weight(79, 1)]).weightKg).toBe(80);
});

test('what the server has not ordered yet comes last, in the order of this device', () => {
  const unsynced = tick('rice', false);
  const synced = tick('rice', true, 100);
  expect(foldDay([unsynced, synced]).ticks.has('rice')).toBe(false);
  expect(foldDay([weight(81), weight(82)]).weightKg).toBe(82);
});

test('the order in which operations are read changes nothing', () => {
  const runs = anyDay.chain((all) => fc.tuple(fc.constant(all), shuffled(all)));
  fc.assert(
    fc.property(runs, ([all, mixed]) => {
      expect(foldDay(mixed)).toEqual(foldDay(all));
    }),
  );
});

test('an operation that arrives twice counts once', () => {
  fc.assert(
    fc.property(anyDay, (all) => {
      expect(foldDay([...all, ...all])).toEqual(foldDay(all));
    }),
  );
});

test('what the backend does not know yet is what it ordered after the copy of its figures, and all of it without a copy', () => {
  const entries = [water(1, 4), water(2, 5), water(0.5)];
  expect(unsyncedAmounts(entries, 4).waterLitres).toBe(2.5);
  expect(unsyncedAmounts(entries, 5).waterLitres).toBe(0.5);
  expect(unsyncedAmounts(entries, 0).waterLitres).toBe(3.5);
  expect(unsyncedAmounts([meal(true, 4), meal(false, 5)], 4).kcal.lunch).toBe(-400);
});

test('with what the backend does not know yet its figures give the whole day, however old they are', () => {
  const runs = fc.tuple(anyDay, fc.integer({ min: 0, max: 50 }));
  fc.assert(
    fc.property(runs, ([all, countedUpTo]) => {
      const counted = all.filter(({ serverSeq }) => serverSeq !== null && serverSeq <= countedUpTo);
      const known = eatenKcal(foldDay(counted));
      const whole = eatenKcal(foldDay(all));
      const { kcal } = unsyncedAmounts(all, countedUpTo);
      for (const slot of SLOTS) expect(known[slot] + kcal[slot]).toBe(whole[slot]);
    }),
  );
});

const refused = (kg: number, refusedAfter: number): JournalEntry => ({ ...weight(kg), refusedAfter });
const weightOf = (...entries: JournalEntry[]) => foldDay(entries).weightKg;

test('what the server refused still shows, until something newer is said, here or elsewhere', () => {
  const placed = weight(70, 3);
  expect(weightOf(placed, refused(71, 3))).toBe(71);
  expect(weightOf(placed, refused(71, 3), weight(72))).toBe(72);
  expect(weightOf(placed, refused(71, 3), weight(72, 4))).toBe(72);
});
