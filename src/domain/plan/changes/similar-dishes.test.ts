import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EATS_ALL } from '../../../../tests/support/planned-week.ts';
import { realCatalogue } from '../../../../tests/support/real-catalogue.ts';
import { dishOf, syntheticCatalogue, syntheticFood } from '../../../../tests/support/synthetic-catalogue.ts';
import type { Allergen, Catalogue, Dish } from '../../../terms/food.ts';
import { type EatingRules, NO_OPINIONS } from '../../../terms/plan.ts';
import { isAllowed } from '../rules/eligibility.ts';
import { similarDishes } from './similar-dishes.ts';

const catalogue = realCatalogue();
const LIMIT = 4;

test('may be given to the member, fit the same meal, and are the same in whatever order the book comes', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...catalogue.dishes.values()),
      fc.constantFrom('vegan', 'vegetarian', 'full_non_vegetarian'),
      fc.subarray(['gluten', 'milk', 'soy', 'tree_nut', 'egg'] as Allergen[]),
      (dish, diet, allergies) => {
        const rules: EatingRules = { ...EATS_ALL, diet, allergies };
        const asked = { rules, opinions: NO_OPINIONS };
        const found = similarDishes(dish, asked, catalogue, LIMIT);
        expect(found.length).toBeLessThanOrEqual(LIMIT);
        for (const each of found) {
          expect(each.id).not.toBe(dish.id);
          expect(isAllowed(each, rules)).toBe(true);
          expect(each.kinds.some((kind) => dish.kinds.includes(kind))).toBe(true);
        }
        const reversed = { ...catalogue, dishes: new Map([...catalogue.dishes].reverse()) };
        expect(similarDishes(dish, asked, reversed, LIMIT)).toEqual(found);
      },
    ),
    { numRuns: 40 },
  );
});

const { foods } = syntheticCatalogue();
const main = (id: string, protein: string, changes: Partial<Dish> = {}): Dish => ({
  ...dishOf(
    id,
    ['main'],
    [
      [syntheticFood('rice'), 200],
      [syntheticFood(protein), 120],
    ],
  ),
  ...changes,
});
const bookOf = (...dishes: readonly Dish[]): Catalogue => ({
  foods,
  dishes: new Map(dishes.map((dish) => [dish.id, dish])),
});
const DAL = main('dal', 'lentils', { cuisine: 'Indian' });
const BOOK = bookOf(
  DAL,
  main('nothing of it', 'tofu'),
  main('a breakfast', 'lentils', { cuisine: 'Indian', kinds: ['breakfast'] }),
  main('another cuisine', 'lentils'),
  main('another cuisine, slow', 'lentils', { minutesTotal: 60 }),
  main('another protein', 'tofu', { cuisine: 'Indian', minutesTotal: 30 }),
  main('all of it', 'lentils', { cuisine: 'Indian' }),
);
const like = (dish: Dish, never: readonly string[] = [], book = BOOK) =>
  similarDishes(dish, { rules: EATS_ALL, opinions: { love: [], never } }, book, LIMIT).map(({ id }) => id);

test('share the main protein food or the cuisine, the nearest in minutes first', () => {
  expect(like(DAL)).toEqual(['all of it', 'another cuisine', 'another protein', 'another cuisine, slow']);
  expect(like(DAL, [], bookOf(DAL, main('nothing of it', 'tofu')))).toEqual([]);
});
