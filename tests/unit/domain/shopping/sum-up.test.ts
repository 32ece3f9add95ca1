import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../../src/domain/calendar/days.ts';
import type { JournalEntry, JournalFact } from '../../../../src/domain/journal/operations.ts';
import { stockOf } from '../../../../src/domain/pantry/stock.ts';
import { addedLines } from '../../../../src/domain/shopping/added-lines.ts';
import { shopThings } from '../../../../src/domain/shopping/shop-things.ts';
import { foodNames, isOver, sumUp } from '../../../../src/domain/shopping/sum-up.ts';
import { bought, cooked, KITCHEN, TODAY } from '../../../support/kitchen-household.ts';

const names = foodNames(shopThings(KITCHEN.foods), KITCHEN.foods.keys());
const DAYS = { upTo: '2026-11-07', until: '2027-02-19' };
/** Two weeks and more ago, now, and on a phone whose clock is wrong. */
const OVER = ['2026-10-30', '2026-11-05', '2026-11-07', '2036-01-01'];
const OPEN = ['2026-11-08', '2026-11-14', TODAY, '2026-11-23'];

const factOn = (days: readonly string[]): fc.Arbitrary<JournalFact> => {
  const day = fc.constantFrom(...days);
  const food = fc.constantFrom('onion', 'onion-cooked', 'rice');
  const item = fc.constantFrom('a', 'b', 'Vegetables/Onions');
  const grams = fc.nat(900);
  return fc.oneof(
    fc.record({ day, food, grams }).map((one) => bought(one.food, one.grams, one.day)),
    fc.record({ day, food, grams }).map(
      (one): JournalFact => ({
        day: one.day,
        kind: 'pantry.set',
        payload: { food: one.food, grams: one.grams },
      }),
    ),
    fc
      .record({ day, grams, isCooked: fc.boolean() })
      .map((one) => ({ ...cooked('pilaf', { rice: one.grams, onion: 40 }, one.isCooked), day: one.day })),
    fc.record({ day, item, wanted: fc.boolean() }).map(
      (one): JournalFact => ({
        day: one.day,
        kind: 'shopping.add',
        payload: { item: one.item, name: `line ${one.item}`, quantity: '', wanted: one.wanted },
      }),
    ),
    fc.record({ day, item, ticked: fc.boolean() }).map(
      (one): JournalFact => ({
        day: one.day,
        kind: 'shopping.tick',
        payload: { item: one.item, ticked: one.ticked },
      }),
    ),
  );
};

const logOf = (facts: readonly JournalFact[]): readonly JournalEntry[] =>
  facts.map((fact, at) => ({ ...fact, id: `op-${at}`, seq: at, serverSeq: at + 1 }) as JournalEntry);

const stateOf = (entries: readonly JournalEntry[]) => ({
  stock: [...stockOf(entries, names.nameOf)].map(([food, grams]) => [food, Math.round(grams * 1000)]).sort(),
  lines: [-7, 0, 1].map((days) => addedLines(entries, addDays(TODAY, days))),
});

describe('a sum in the place of the log’s beginning', () => {
  test('says what that said, whatever follows on the days that are open', () => {
    fc.assert(
      fc.property(
        fc.array(factOn(OVER), { maxLength: 16 }),
        fc.array(factOn(OPEN), { maxLength: 16 }),
        (before, after) => {
          const log = logOf([...before, ...after]);
          const rest = log.slice(before.length);
          const sum = sumUp(log.slice(0, before.length), DAYS, names.nameOf);
          expect(stateOf([...sum, ...rest])).toEqual(stateOf(log));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('is no longer than what is at home and on the list', () => {
    const log = logOf(Array.from({ length: 3000 }, (_, at) => bought('rice', 10, addDays('2016-01-01', at))));
    expect(sumUp(log, DAYS, names.nameOf)).toHaveLength(1);
    expect(stateOf(sumUp(log, DAYS, names.nameOf))).toEqual(stateOf(log));
  });
});

test('days are over two weeks later, and where only a wrong clock is', () => {
  expect(OVER.every((day) => isOver(day, DAYS))).toBe(true);
  expect(OPEN.some((day) => isOver(day, DAYS))).toBe(false);
});
