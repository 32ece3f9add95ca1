import { describe, expect, it } from 'vitest';
import { dishOf } from '../src/domain/food/catalogue/compute.ts';
import type { Pack } from '../src/terms/food.ts';
import { amountOf, NUTRIENTS } from '../src/terms/nutrients.ts';
import { foodOf, pictureName } from './compute.ts';
import { type FoodEntry, foodsOf } from './foods/food-entry.ts';
import { type AuthoredRecipe, recipe } from './recipe.ts';

const PANTRY: readonly FoodEntry[] = [
  ...foodsOf('Grains, bread & pasta', 'vegan', [
    ['bulgur', 'Bulgur', '1', {}, { state: 'cooked', yield: 2.8, allergens: ['gluten'] }],
    ['nuts', 'Nuts', '2', {}, { allergens: ['tree_nut'] }],
  ]),
  ...foodsOf('Dairy & eggs', 'lacto', [
    ['feta', 'Feta', '2', {}, { allergens: ['milk'] }],
    ['egg', 'Egg', '2', {}, { diet: 'ovo', allergens: ['egg'] }],
  ]),
  ...foodsOf('Fish & seafood', 'fish', [['tuna', 'Tuna', '2', {}, { allergens: ['fish'] }]]),
  ...foodsOf('Meat & poultry', 'meat', [['ham', 'Ham', '2', {}]]),
  ...foodsOf('Sweeteners & sweets', 'honey', [['honey', 'Honey', '2', {}]]),
];
const composition = new Map<string, readonly number[]>([
  ['1', NUTRIENTS.map((_, at) => (at === 0 ? 83.123456 : 1))],
  ['2', NUTRIENTS.map((_, at) => (at === 0 ? 200 : 0))],
]);
const BAG: Pack = { label: 'bag', grams: 500, keeps: null };
const foods = new Map(
  PANTRY.map((entry) => [entry.id, foodOf(entry, composition.get(entry.ndb) ?? [], [], BAG)]),
);

const DRAFT = {
  id: 'dish',
  name: 'Dish',
  kinds: ['main'],
  cuisine: 'Greek',
  active: 5,
  total: 10,
  portions: 1,
  keeps: 1,
  ingredients: [['feta', 50]],
  steps: ['Stir.', ['Simmer.', 5]],
  storage: 'Keeps 1 day.',
  art: 'egg',
} satisfies Parameters<typeof recipe>[0];
const of = (ingredients: Parameters<typeof recipe>[0]['ingredients'], portions = 1): AuthoredRecipe =>
  recipe({ ...DRAFT, ingredients, portions });
const made = ({ ingredients, ...dish }: AuthoredRecipe) =>
  dishOf(
    { ...dish, art: pictureName(dish), familiarity: 1, stove: true },
    ingredients.flatMap(({ food: id, grams }) => {
      const food = foods.get(id);
      return food === undefined ? [] : [{ food, grams }];
    }),
  );
const dish = (...ids: string[]) => made(of(ids.map((id) => [id, 100] as const)));
describe('a dish', () => {
  it('has the nutrients and grams of one portion, to four significant digits', () => {
    const { nutrients, portionGrams } = made(
      of(
        [
          ['bulgur', 300],
          ['feta', 50],
        ],
        2,
      ),
    );
    expect(amountOf(nutrients, 'energy_kcal')).toBe(174.7);
    expect(amountOf(nutrients, 'protein_g')).toBe(1.5);
    expect(portionGrams).toBe(175);
  });

  it('collects allergens once, in their fixed order', () => {
    expect(dish('nuts', 'feta', 'bulgur', 'egg').allergens).toEqual(['gluten', 'milk', 'egg', 'tree_nut']);
  });

  it.each([
    [['bulgur'], ['vegetarian', 'ovo_vegetarian', 'vegan', 'full_non_vegetarian']],
    [
      ['bulgur', 'honey'],
      ['vegetarian', 'ovo_vegetarian', 'full_non_vegetarian'],
    ],
    [
      ['bulgur', 'feta'],
      ['vegetarian', 'full_non_vegetarian'],
    ],
    [
      ['bulgur', 'egg'],
      ['ovo_vegetarian', 'full_non_vegetarian'],
    ],
    [['feta', 'egg'], ['full_non_vegetarian']],
    [['bulgur', 'tuna'], ['full_non_vegetarian']],
    [['ham'], ['full_non_vegetarian']],
  ])('of %j suits %j', (foods, diets) => {
    expect(dish(...foods).diets).toEqual(diets);
  });
});
