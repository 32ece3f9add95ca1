import { expect, test } from 'vitest';
import {
  dishOf,
  NO_RULES,
  syntheticCatalogue,
  syntheticFood,
} from '../../../../tests/support/synthetic-catalogue.ts';
import type { Catalogue, MealKind } from '../../../terms/food.ts';
import type { EatingRules } from '../../../terms/plan.ts';
import { findConflict } from './rule-conflict.ts';

const { foods } = syntheticCatalogue();
const REPEATS = 'no dish more than three times a week';
const SMALL_REPEATS = 'no dish more than four times a week';

/** A catalogue with a number of dishes of one food each: `[kind, food, count]`. */
const catalogueOf = (...rows: readonly (readonly [MealKind, string, number])[]): Catalogue => {
  const dishes = rows.flatMap(([kind, id, count]) =>
    Array.from({ length: count }, (_, at) =>
      dishOf(`${kind}-${id}-${at}`, [kind], [[syntheticFood(id), 100]]),
    ),
  );
  return { foods, dishes: new Map(dishes.map((dish) => [dish.id, dish])) };
};

const PLENTY = [
  ['breakfast', 'rice', 3],
  ['snack', 'rice', 5],
  ['main', 'rice', 5],
] as const;

test('a catalogue too small for the repeat rules alone blames no wish', () => {
  const small = catalogueOf(['breakfast', 'rice', 3], ['snack', 'rice', 5], ['main', 'rice', 4]);
  expect(findConflict({ ...NO_RULES, allergies: ['milk'] }, small)).toEqual({
    kind: 'conflict',
    slot: 'lunch',
    rules: [REPEATS],
  });
});

test('the one allergy that is to blame is named, the innocent wishes are not', () => {
  const milky = catalogueOf(['breakfast', 'yoghurt', 3], ['snack', 'rice', 5], ['main', 'rice', 5]);
  const rules: EatingRules = { ...NO_RULES, allergies: ['soy', 'milk'], excludedFoods: ['onion'] };
  expect(findConflict(rules, milky)).toEqual({
    kind: 'conflict',
    slot: 'breakfast',
    rules: ['no milk', SMALL_REPEATS],
  });
});

test('two wishes that only conflict together are both named', () => {
  const mixed = catalogueOf(
    ['breakfast', 'rice', 3],
    ['snack', 'rice', 5],
    ['main', 'chicken', 4],
    ['main', 'tofu', 4],
    ['main', 'rice', 2],
  );
  const rules: EatingRules = { ...NO_RULES, diet: 'vegan', allergies: ['fish', 'soy'] };
  expect(findConflict(rules, mixed)).toEqual({
    kind: 'conflict',
    slot: 'lunch',
    rules: ['vegan food', 'no soy', REPEATS],
  });
});

test('a limit on the time in the kitchen is named where it empties a pool, and only there', () => {
  const slow = catalogueOf(...PLENTY.slice(0, 2), ['main', 'rice', 3]);
  const slowMains = Array.from({ length: 5 }, (_, at) => ({
    ...dishOf(`slow-${at}`, ['main'], [[syntheticFood('rice'), 100]]),
    minutesActive: 40,
  }));
  const dishes = new Map([...slow.dishes, ...slowMains.map((dish) => [dish.id, dish] as const)]);
  const rules: EatingRules = { ...NO_RULES, allergies: ['milk'] };
  expect(findConflict({ ...rules, activeMinutesMax: 40 }, { foods, dishes })).toBeNull();
  expect(findConflict({ ...rules, activeMinutesMax: 30 }, { foods, dishes })).toEqual({
    kind: 'conflict',
    slot: 'lunch',
    rules: ['at most 30 minutes of cooking for a dish', REPEATS],
  });
});
