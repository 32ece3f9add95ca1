import { expect, test } from 'vitest';
import { bought, cooked, counted, KITCHEN, logOf } from '../../../../tests/support/kitchen-household.ts';
import type { JournalFact } from '../../../terms/journal.ts';
import { pantryUnits } from '../shopping/pantry-units.ts';
import { shopThings } from '../shopping/shop-things.ts';
import { stockOf } from './stock.ts';

const gramsAfter = (...facts: readonly JournalFact[]): number => stockOf(logOf(...facts)).get('rice') ?? 0;

test('two devices that tick one line bought it once; the days add up', () => {
  expect(gramsAfter(bought('rice', 500), bought('rice', 500))).toBe(500);
  expect(gramsAfter(bought('rice', 500), bought('rice', 750))).toBe(750);
  expect(gramsAfter(bought('rice', 500), bought('rice', 300, '2026-11-22'))).toBe(800);
});

test('foods that are one thing in the shop are one stock', () => {
  const things = shopThings(KITCHEN.foods);
  const nameOf = (id: string): string => things.of(id)?.id ?? id;
  const stock = stockOf(logOf(counted('onion-cooked', 300), cooked('salad', { onion: 100 })), nameOf);
  expect([...stock]).toEqual([['onion', 200]]);
});

const unitsOf = (id: string) => {
  const one = KITCHEN.foods.get(id);
  if (!one) throw new Error(`no ${id}`);
  return pantryUnits(one).map(({ label, grams }) => [label, Math.round(grams * 10) / 10]);
};

test('the units of a pantry count whole things as bought, with their peel', () => {
  expect(unitsOf('onion')).toEqual([
    ['medium', 122.2],
    ['g', 1],
  ]);
});

test('the units of a pantry offer spoons where a kitchen has the bottle, and only grams of what swells in the pot', () => {
  expect(unitsOf('oil')).toEqual([
    ['tbsp', 13.5],
    ['g', 1],
  ]);
  expect(unitsOf('rice')).toEqual([['g', 1]]);
});
