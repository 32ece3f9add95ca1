import { expect, test } from 'vitest';
import { logOf } from '../../../../tests/support/kitchen-household.ts';
import { DIET_CLASSES } from '../../../terms/food.ts';
import type { JournalFact } from '../../../terms/journal.ts';
import { nutrientIndex } from '../../../terms/nutrients.ts';
import type { OwnId } from '../own-food/own-food.ts';
import { dietOfParts, PARTS_OF_DIET } from './animal-parts.ts';
import type { LabelFood } from './food-facts.ts';
import { awaitsFacts, correctedLog, foodOfCode, isUnchecked, withFacts } from './scanned-food.ts';

const ID: OwnId = 'o:11111111-1111-4111-8111-111111111111';
const CODE = '4006381333931';
const FACTS: LabelFood = {
  name: 'Oat drink',
  brand: 'Lane',
  per: 'ml',
  kcal: 46,
  proteinG: 1,
  fatG: 1.5,
  saturatedFatG: null,
  carbsG: 6,
  sugarsG: null,
  fiberG: 1,
  sodiumMg: 40,
};
const waiting = foodOfCode(ID, CODE);

test('a food that was scanned without a network waits for its values, and suits nobody until somebody has looked', () => {
  expect(awaitsFacts(waiting)).toBe(true);
  expect(isUnchecked(waiting)).toBe(true);
  expect(awaitsFacts({ ...waiting, name: 'My oat drink' })).toBe(false);
});

test('a food that was scanned without a network takes its name and figures from the facts, and stays unchecked', () => {
  const food = withFacts(waiting, CODE, FACTS);
  expect(food).toMatchObject({ name: 'Oat drink (Lane)', per: 'ml', barcode: CODE, diet: 'meat' });
  expect(food.per100[nutrientIndex.carbs_g]).toBe(7);
  expect(food.per100[nutrientIndex.sodium_mg]).toBeCloseTo(40);
  expect(food.per100[nutrientIndex.sugars_g]).toBeNull();
  expect(awaitsFacts(food)).toBe(false);
  expect(isUnchecked(food)).toBe(true);
});

const eaten = (
  entry: string,
  change: Partial<Extract<JournalFact, { readonly kind: 'food.eaten' }>['payload']> = {},
): JournalFact => ({
  day: '2026-01-05',
  kind: 'food.eaten',
  payload: { entry, slot: 'lunch', food: ID, grams: 200, kcal: 0, eaten: true, name: 'Barcode', ...change },
});

test('the log of a scanned food is said again with its figures, once for each entry that still stands', () => {
  const food = withFacts(waiting, CODE, FACTS);
  const facts = correctedLog(
    logOf(
      eaten('a', { nutrients: [] }),
      eaten('b'),
      eaten('b', { grams: 100 }),
      eaten('c'),
      eaten('c', { eaten: false }),
      eaten('d', { food: 'o:another' }),
      eaten('e', { kcal: 80, nutrients: [{ nutrient: 'energy_kcal', amount: 80 }] }),
    ),
    food,
  );
  expect(facts.map(({ payload }) => payload)).toMatchObject([
    { entry: 'a', kcal: 92, name: 'Oat drink (Lane)', grams: 200, slot: 'lunch' },
    { entry: 'b', kcal: 46, grams: 100 },
  ]);
  expect(facts[0]?.payload).toHaveProperty(
    'nutrients',
    expect.arrayContaining([{ nutrient: 'energy_kcal', amount: 92 }]),
  );
  expect(facts[0]?.day).toBe('2026-01-05');
});

test.each(DIET_CLASSES)('%s is the class of its parts', (diet) => {
  expect(dietOfParts(PARTS_OF_DIET[diet])).toBe(diet);
});
