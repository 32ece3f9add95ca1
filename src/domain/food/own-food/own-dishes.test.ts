import { expect, test } from 'vitest';
import {
  figures,
  inJournal,
  line,
  lineFood,
  ownFood,
  ownId,
  ownRecipe,
} from '../../../../tests/support/own-food.ts';
import { EATS_ALL } from '../../../../tests/support/planned-week.ts';
import { realCookbook } from '../../../../tests/support/real-catalogue.ts';
import { amountOf } from '../../../terms/nutrients.ts';
import { cookLines } from '../../kitchen/cooking/cook-lines.ts';
import { eligibleDishes, isAllowed } from '../../plan/rules/eligibility.ts';
import { cookbookWithOwn, withOwn } from './own-dishes.ts';
import { foldOwn, type OwnRecipe, putFood, putRecipe } from './own-food.ts';

const base = realCookbook();
const ID = ownId(1);
const put = (recipe: OwnRecipe) => ({ kind: 'recipe.put', payload: putRecipe(recipe, null) }) as const;
const withRecipe = (more: Partial<OwnRecipe>) =>
  cookbookWithOwn(base, foldOwn(inJournal([put(ownRecipe(more))])));
const dishOf = (more: Partial<OwnRecipe>) => {
  const dish = withRecipe(more).dishes.get(ID);
  if (dish === undefined) throw new Error('The recipe is not among the dishes.');
  return dish;
};

const RICE: Partial<OwnRecipe> = {
  servings: 2,
  lines: [line('200 g rice', 'l:20044', 200), line('300 g sunchokes', 'l:11226', 300)],
  foods: [
    lineFood('l:20044', { name: 'White rice, raw', planned: { food: 'rice-white-cooked', times: 2.82 } }),
    lineFood('l:11226', { name: 'Sunchokes', per100: figures({ energy_kcal: 73, protein_g: 2 }) }),
  ],
};

test('a recipe’s figures are those of its foods: raw rice as the catalogue’s cooked rice', () => {
  const rice = base.foods.get('rice-white-cooked');
  const dish = dishOf(RICE);
  const expected = (amountOf(rice?.per100 ?? [], 'energy_kcal') * 5.64 + 73 * 3) / 2;
  expect(amountOf(dish.nutrients, 'energy_kcal')).toBeCloseTo(expected, 0);
  expect(dish.portionGrams).toBeCloseTo((564 + 300) / 2, 3);
  expect(dishOf({ ...RICE, finishedGrams: 900 }).portionGrams).toBe(450);
  const amounts = cookLines(dish, withRecipe(RICE).foods, 2).map(({ name, amount }) => `${amount} ${name}`);
  expect(amounts).toEqual(['200 g White rice', '300 g Sunchokes']);
});

test('what is added to taste counts for an allergy, the diet and the foods left out', () => {
  const dish = dishOf({ lines: [...ownRecipe().lines, line('Parmesan to serve', 'parmesan', 0)] });
  expect(dish.allergens).toEqual(['milk']);
  expect(isAllowed(dish, EATS_ALL)).toBe(true);
  expect(isAllowed(dish, { ...EATS_ALL, allergies: ['milk'] })).toBe(false);
  expect(isAllowed(dish, { ...EATS_ALL, diet: 'vegan' })).toBe(false);
  expect(isAllowed(dish, { ...EATS_ALL, excludedFoods: ['parmesan'] })).toBe(false);
});

test('allergens come from the foods and from what is ticked, the diet from the foods', () => {
  const foods = [lineFood('l:11226', { diet: 'lacto', allergens: ['milk'] })];
  const dish = dishOf({ foods, allergens: ['mustard'] });
  expect(dish.allergens).toEqual(['milk', 'mustard']);
  expect(dish.diets).not.toContain('vegan');
  expect(isAllowed(dish, { ...EATS_ALL, allergies: ['milk'] })).toBe(false);
  expect(isAllowed(dish, EATS_ALL)).toBe(true);
});

test('an incomplete recipe is offered to nobody, and with an allergy it must not be eaten', () => {
  const cookbook = withRecipe({
    lines: [line('400 g sunchokes', 'l:11226', 400), line('Powder', null, null)],
  });
  const dish = cookbook.dishes.get(ID);
  expect(dish?.withheld).toBe('incomplete');
  expect(eligibleDishes(EATS_ALL, cookbook).some(({ id }) => id === ID)).toBe(false);
  expect(dish && isAllowed(dish, EATS_ALL)).toBe(true);
  expect(dish && isAllowed(dish, { ...EATS_ALL, allergies: ['egg'] })).toBe(false);
  expect(dish && isAllowed(dish, { ...EATS_ALL, diet: 'vegan' })).toBe(false);
});

test('a removed recipe is offered to nobody and keeps its figures', () => {
  const own = foldOwn(
    inJournal([put(ownRecipe()), { kind: 'recipe.remove', payload: { recipe: ID, replaces: '1' } }]),
  );
  const { dishes } = withOwn(base, own);
  expect(dishes.get(ID)?.withheld).toBe('removed');
  expect(amountOf(dishes.get(ID)?.nutrients ?? [], 'energy_kcal')).toBe(100);
  expect(eligibleDishes(EATS_ALL, { ...base, dishes }).some(({ id }) => id === ID)).toBe(false);
});

test('a recipe of an own food follows that food', () => {
  const food = ownFood();
  const recipe = ownRecipe({
    servings: 1,
    lines: [line('200 ml oat drink', food.id, 200)],
    foods: [lineFood(food.id, { per100: figures({ energy_kcal: 46 }) })],
  });
  const entries = inJournal([
    { kind: 'food.put', payload: putFood(food, null) },
    put(recipe),
    { kind: 'food.put', payload: putFood({ ...food, per100: figures({ energy_kcal: 60 }) }, '1') },
  ]);
  const nutrients = withOwn(base, foldOwn(entries)).dishes.get(ID)?.nutrients ?? [];
  expect(amountOf(nutrients, 'energy_kcal')).toBe(120);
});
