import { describe, expect, it } from 'vitest';
import { dishOf } from '../../../catalogue/compute.ts';
import { type FoodEntry, foodsOf } from '../../../catalogue/foods/food-entry.ts';
import { type AuthoredRecipe, recipe } from '../../../catalogue/recipe.ts';
import { amountOf, NUTRIENTS } from '../../../src/domain/catalogue/nutrients.ts';

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
const entries = new Map(PANTRY.map((entry) => [entry.id, entry]));
const composition = new Map<string, readonly number[]>([
  ['1', NUTRIENTS.map((_, at) => (at === 0 ? 83.123456 : 1))],
  ['2', NUTRIENTS.map((_, at) => (at === 0 ? 200 : 0))],
]);

const DRAFT = {
  id: 'dish',
  name: 'Dish',
  kinds: ['main'],
  cuisine: 'Greek',
  active: 5,
  total: 10,
  portions: 1,
  ingredients: [['feta', 50]],
  steps: ['Stir.', ['Simmer.', 5]],
  storage: 'Keeps 1 day.',
  art: 'egg',
} satisfies Parameters<typeof recipe>[0];
const of = (ingredients: Parameters<typeof recipe>[0]['ingredients'], portions = 1): AuthoredRecipe =>
  recipe({ ...DRAFT, ingredients, portions });
const dish = (...foods: string[]) =>
  dishOf(of(foods.map((food) => [food, 100] as const)), entries, composition);

describe('a dish', () => {
  it('has the nutrients and grams of one portion, to four significant digits', () => {
    const made = dishOf(
      of(
        [
          ['bulgur', 300],
          ['feta', 50],
        ],
        2,
      ),
      entries,
      composition,
    );
    expect(amountOf(made.nutrients, 'energy_kcal')).toBe(174.7);
    expect(amountOf(made.nutrients, 'protein_g')).toBe(1.5);
    expect(made.portionGrams).toBe(175);
    expect(made.steps).toEqual([
      { text: 'Stir.', minutes: null },
      { text: 'Simmer.', minutes: 5 },
    ]);
    expect(made.makeAhead).toBeNull();
    expect(made.ahead).toEqual([]);
  });

  it('opens its note on what may be made ahead with what must be', () => {
    const soak = 'Soak the beans 8 hours ahead.';
    const soaked = { ...DRAFT, ahead: [[8, soak]] } satisfies Parameters<typeof recipe>[0];
    expect(recipe({ ...soaked, makeAhead: 'Keep it cold.' })).toMatchObject({
      makeAhead: `${soak} Keep it cold.`,
      ahead: [{ hours: 8, text: soak }],
    });
    expect(recipe(soaked).makeAhead).toBe(soak);
  });

  it('says beside a measure that the grams are cooked', () => {
    const made = dishOf(
      of([
        ['bulgur', 300, '1 cup'],
        ['feta', 50, '1/4 block'],
      ]),
      entries,
      composition,
    );
    expect(made.ingredients.map(({ measure }) => measure)).toEqual(['1 cup, cooked', '1/4 block']);
    const bare = dishOf(of([['bulgur', 300]]), entries, composition);
    expect(bare.ingredients[0]?.measure).toBe('cooked');
  });

  it.each(['1 cup cooked', '110 g dry'])('adds nothing to a measure that tells the state: %s', (measure) => {
    const made = dishOf(of([['bulgur', 300, measure]]), entries, composition);
    expect(made.ingredients[0]?.measure).toBe(measure);
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

  it('flags what a vegetarian may switch on', () => {
    expect(dish('feta', 'egg')).toMatchObject({
      hasMeat: false,
      hasFish: false,
      hasEgg: true,
      hasDairy: true,
    });
    expect(dish('ham', 'tuna')).toMatchObject({
      hasMeat: true,
      hasFish: true,
      hasEgg: false,
      hasDairy: false,
    });
    expect(dish('honey').hasDairy).toBe(false);
  });

  it('cannot name a food that nobody described', () => {
    expect(() => dish('dragon')).toThrow('dish: no food or figures for dragon');
  });
});
