import { expect, test } from 'vitest';
import { dishOf, syntheticFood } from '../../../../tests/support/synthetic-catalogue.ts';
import type { Catalogue, Food } from '../../../terms/food.ts';
import { shoppingList } from './shopping-list.ts';

const food = (id: string, changes: Partial<Food>): Food => ({
  ...syntheticFood('onion'),
  id,
  name: id,
  yield: 1,
  refuse: 0,
  measures: [],
  ...changes,
});

const onion = food('onion', {
  name: 'Onions',
  refuse: 0.1,
  measures: [
    { label: 'cup', grams: 160 },
    { label: 'medium', grams: 110 },
  ],
});
const rice = food('rice', { name: 'Rice', category: 'Grains, bread & pasta', yield: 2.8 });
const oil = food('oil', {
  name: 'Olive oil',
  category: 'Oils, fats & dressings',
  measures: [{ label: 'tbsp', grams: 13.5 }],
});
const water = food('water', { name: 'Water', category: 'Beverages' });

const measured = (id: string, label: string, grams: number, category: Food['category'] = 'Vegetables') =>
  food(id, { category, measures: [{ label, grams }] });

/** Recipes of two portions; `grams` are one portion's. */
const listOf = (recipe: readonly (readonly [Food, number])[], meals: readonly number[]) => {
  const dish = dishOf('stew', ['main'], recipe);
  const catalogue: Catalogue = {
    foods: new Map(recipe.map(([one]) => [one.id, one])),
    dishes: new Map([['stew', dish]]),
  };
  return shoppingList(
    meals.map((servings) => ({ recipeId: 'stew', servings })),
    catalogue,
  );
};

const quantityOf = (one: Food, grams: number): string | undefined =>
  listOf([[one, grams]], [1])[0]?.items[0]?.quantity;

test('grams to buy are eaten / yield / (1 - refuse)', () => {
  // 2 x 140 g cooked rice come from 100 g dry; 2 x 90 g onion from 200 g with skin.
  const list = listOf(
    [
      [rice, 140],
      [onion, 90],
    ],
    [1, 1],
  );
  const grams = list.flatMap(({ items }) => items).map((item) => [item.name, item.grams] as const);
  expect(grams).toEqual([
    ['Onions', expect.closeTo(200, 6)],
    ['Rice', expect.closeTo(100, 6)],
  ]);
});

test('tap water is not bought, nor anything for a dish that has left the catalogue', () => {
  expect(listOf([[water, 500]], [1])).toEqual([]);
  expect(
    shoppingList([{ recipeId: 'gone', servings: 1 }], {
      foods: new Map(),
      dishes: new Map(),
    }),
  ).toEqual([]);
});

test.each([
  [rice, 2.8, '5 g'],
  [rice, 2.8 * 96, '100 g'],
  [rice, 2.8 * 995, '1 kg'],
  [rice, 2.8 * 1101, '1.2 kg'],
  [onion, 1, '1 medium'],
  [onion, 221, '3 medium'],
  [oil, 4, '1 tsp'],
  [oil, 13.5, '1 tbsp'],
  [oil, 40, '3 tbsp'],
  [oil, 200, '200 g'],
  [measured('Garlic', 'clove', 3), 3, '1 clove'],
  [measured('Garlic', 'clove', 3), 8, '3 cloves'],
  [measured('Avocados', 'avocado', 201), 300, '2'],
  [measured('Strawberries', 'medium', 12), 151, '160 g'],
  [measured('Rye bread', 'slice', 32, 'Grains, bread & pasta'), 64, '2 slices'],
  [measured('Pineapple', 'slice', 84, 'Fruit'), 84, '85 g'],
] as const)('quantities are rounded up to what a shopper reads: %o, %f g are %s', (one, grams, quantity) => {
  expect(quantityOf(one, grams)).toBe(quantity);
});
