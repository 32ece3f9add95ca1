import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayAfter } from '../../../../tests/support/unit/diary-log.ts';
import { food } from '../../../../tests/support/unit/plain-food.ts';
import { SLOTS } from '../../../terms/food.ts';
import { NUTRIENTS, nutrientIndex } from '../../../terms/nutrients.ts';
import { foodOfDescribed } from '../catalogue/eaten-food.ts';
import type { OwnFood } from '../own-food/own-food.ts';
import { eatenOf, foodChanged, foodOfEaten, foodsAdded, type LoggedFood } from './log-food.ts';

const TODAY = '2026-11-21';
const YESTERDAY = '2026-11-20';

const apple = food('apple', { energy_kcal: 52 }, { medium: 182 });
const foods = new Map([[apple.id, apple]]);
const milk: OwnFood = {
  id: 'o:4b1d5b3c-3f0e-4a5f-9a52-0d7b5f1f4f11',
  name: 'My oat drink',
  category: 'Beverages',
  diet: 'vegan',
  allergens: [],
  per: 'ml',
  per100: NUTRIENTS.map((_, at) => (at === nutrientIndex.energy_kcal ? 46 : null)),
  measures: [{ label: 'glass', grams: 200 }],
  barcode: null,
};
const own = new Map([[milk.id, { item: milk, version: 'v', isRemoved: true, overwritten: [] }]]);

const logged = (entry: string, grams = 182): LoggedFood => ({
  ...eatenOf(apple, grams, 'lunch', foods),
  entry,
});

it('eatenOf names a food of the catalogue by its id and describes every other one', () => {
  expect(eatenOf(apple, 182, 'lunch', foods)).toEqual({
    slot: 'lunch',
    food: 'apple',
    grams: 182,
    kcal: 95,
  });
  expect(eatenOf(milk, 250, 'breakfast', foods)).toEqual({
    slot: 'breakfast',
    food: milk.id,
    grams: 250,
    kcal: 115,
    name: 'My oat drink',
    nutrients: [{ nutrient: 'energy_kcal', amount: 115 }],
    per: 'ml',
  });
});

it('the food of what was eaten has the figures as eaten and the measures of an own food, even a removed one', () => {
  const eaten = eatenOf(milk, 250, 'breakfast', foods);
  const changed = new Map([
    [milk.id, { ...own.get(milk.id), item: { ...milk, per100: milk.per100.map(() => 900) } } as never],
  ]);
  expect(foodOfEaten(eaten, foods, changed)).toMatchObject({
    per: 'ml',
    measures: milk.measures,
    per100: expect.objectContaining({ [nutrientIndex.energy_kcal]: 46 }),
  });
  expect(foodOfEaten(eaten, foods, new Map())).toEqual(foodOfDescribed(eaten));
});

it('the food of what was eaten is none for energy without an amount', () => {
  const energy = {
    slot: 'lunch',
    food: 'quick:energy',
    grams: 0,
    kcal: 400,
    name: 'About 400 kcal',
  } as const;
  expect(foodOfEaten(energy, foods, own)).toBeNull();
});

it('a change of the log keeps exactly one of a food wherever it moves, and Undo restores both days', () => {
  const days = fc.constantFrom(TODAY, YESTERDAY, '2026-11-10');
  fc.assert(
    fc.property(
      days,
      days,
      fc.constantFrom(...SLOTS),
      fc.integer({ min: 1, max: 900 }),
      (from, to, slot, grams) => {
        const before = foodsAdded(from, [logged('a'), logged('other')], '').facts;
        const entry = from === to ? 'a' : 'new';
        const change = foodChanged(
          { day: from, food: logged('a') },
          { day: to, food: { ...eatenOf(apple, grams, slot, foods), entry } },
          '',
        );
        const all = [...before, ...change.facts];
        const everyDay = [...new Set([from, to])];
        const moved = everyDay.flatMap((day) => [...dayAfter(all, day).foods.entries()]);
        expect(moved).toHaveLength(2);
        expect(dayAfter(all, to).foods.get(entry)).toMatchObject({ slot, grams });
        for (const day of everyDay)
          expect(new Map(dayAfter([...all, ...change.undo], day).foods)).toEqual(
            new Map(dayAfter(before, day).foods),
          );
      },
    ),
  );
});
