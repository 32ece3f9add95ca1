import { expect, it } from 'vitest';
import { realCookbook } from '../../../../tests/support/real-catalogue.ts';
import type { Food, RecipeIngredient } from '../../../terms/food.ts';
import { kitchenGrams } from '../../food/amounts/kitchen-amounts.ts';
import { amountToBuy } from '../shopping/quantity.ts';
import { cookLines } from './cook-lines.ts';

const catalogue = realCookbook();
const dishes = [...catalogue.dishes.values()];
const [anyFood] = catalogue.foods.values();

const food = (id: string, share: number): Food => {
  if (anyFood === undefined) throw new Error('no foods');
  return { ...anyFood, id, name: id, yield: share, refuse: 0, measures: [] };
};
const foods = new Map(
  [food('rice', 2.5), food('kale', 0.8), food('oil', 1), food('spice', 1)].map((f) => [f.id, f]),
);

const say = (ingredient: RecipeIngredient, servings = 1): string => {
  const [line] = cookLines({ ingredients: [ingredient], portions: 1, fresh: null }, foods, servings);
  return `${line?.amount} (${line?.note})`;
};

it.each([
  ['rice', 250, '1 1/2 cups, cooked', '100 g (dry, gives 1½ cups cooked)'],
  ['rice', 250, 'cooked', '100 g (dry, gives 250 g cooked)'],
  ['kale', 120, '2 cups, cooked', '150 g (raw, gives 2 cups cooked)'],
  ['kale', 120, '3 heads, cooked', '150 g (3 heads)'],
  ['kale', 120, '150 g fresh', '150 g (fresh)'],
  ['oil', 40, '3 tbsp', '40 g (3 tbsp)'],
  ['oil', 40, null, '40 g (null)'],
  ['spice', 2, '1 tsp', '1 tsp (2 g)'],
])('what goes into the pot of %s, %d g as eaten, "%s": %s', (id, grams, measure, said) => {
  expect(say({ food: id, grams, measure })).toBe(said);
});

it('what goes into the pot is scaled to the servings, the measure with the grams', () => {
  expect(say({ food: 'oil', grams: 20, measure: '1 tbsp' }, 2.5)).toBe('50 g (2½ tbsp)');
  expect(say({ food: 'rice', grams: 250, measure: 'cooked' }, 2)).toBe('200 g (dry, gives 500 g cooked)');
});

it('what goes into the pot is what one buys less what is thrown away, for every dish', () => {
  for (const dish of dishes) {
    const lines = cookLines(dish, catalogue.foods, dish.portions);
    for (const [at, { food: id, grams }] of dish.ingredients.entries()) {
      const one = catalogue.foods.get(id);
      if (one === undefined) throw new Error(`${dish.id}: no ${id}`);
      const bought = amountToBuy(one, grams).grams * (1 - one.refuse);
      expect([lines[at]?.amount, lines[at]?.note]).toContain(kitchenGrams(bought));
    }
  }
});

it('weighs rice that is cooked anew for later days for its own servings alone', () => {
  const ingredients = [
    { food: 'rice', grams: 250, measure: null },
    { food: 'kale', grams: 80, measure: null },
  ];
  const amounts = cookLines({ ingredients, portions: 1, fresh: 'rice' }, foods, 4, 2);
  expect(amounts.map(({ amount }) => amount)).toEqual(['200 g', '400 g']);
});
