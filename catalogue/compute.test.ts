import { expect, it } from 'vitest';
import { dishOf } from '../src/domain/food/catalogue/compute.ts';
import { amountOf } from '../src/terms/nutrients.ts';
import { food } from '../tests/support/unit/plain-food.ts';
import { recipe } from './recipe.ts';

it('a dish has the nutrients and grams of one portion, to four significant digits', () => {
  const { ingredients: _, ...dish } = recipe({
    id: 'dish',
    name: 'Dish',
    kinds: ['main'],
    cuisine: 'Greek',
    active: 5,
    total: 10,
    portions: 2,
    keeps: 1,
    ingredients: [],
    steps: ['Stir.', ['Simmer.', 5]],
    storage: 'Keeps 1 day.',
  });
  const { nutrients, portionGrams } = dishOf({ ...dish, art: 'egg', familiarity: 1, stove: true }, [
    { food: food('bulgur', { energy_kcal: 83.123456, protein_g: 1 }), grams: 300 },
    { food: food('feta', { energy_kcal: 200 }), grams: 50 },
  ]);
  expect(amountOf(nutrients, 'energy_kcal')).toBe(174.7);
  expect(amountOf(nutrients, 'protein_g')).toBe(1.5);
  expect(portionGrams).toBe(175);
});
