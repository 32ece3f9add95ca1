import { expect, test } from 'vitest';
import { EATS_ALL } from '../../../../tests/support/coach-day.ts';
import { ownId, ownRecipe } from '../../../../tests/support/own-food.ts';
import { realCookbook, realFoodIndex, realLibrary } from '../../../../tests/support/real-catalogue.ts';
import type { Dish } from '../../../terms/food.ts';
import { mayBeEaten } from '../../plan/rules/eligibility.ts';
import { createLineReader } from '../library/ingredient-line.ts';
import { cookbookWithOwn, dishOfOwn } from './own-dishes.ts';
import { isComplete, type OwnRecipe, type OwnThings } from './own-food.ts';
import { createDraftReader, draftLines, draftOfRecipe, EMPTY_DRAFT, recipeOfDraft } from './recipe-draft.ts';

const library = realLibrary();
const read = createDraftReader(createLineReader(library, realFoodIndex()), library.food);
const cookbook = realCookbook();
const ownOf = (item: OwnRecipe): OwnThings => ({
  foods: new Map(),
  recipes: new Map([[item.id, { item, version: '', isRemoved: false, overwritten: [] }]]),
});
const recipeOf = (ingredients: string, method = '') => {
  const draft = { ...EMPTY_DRAFT, name: 'Dish', ingredients, method };
  return recipeOfDraft(draft, draftLines(draft, read), ownId(1));
};

test('a guessed food is a suggestion: the recipe is incomplete until somebody confirms it', () => {
  const { lines, foods, ...rest } = recipeOf('200 g rice\nMystery dust');
  expect(lines.map(({ food }) => food !== null)).toEqual([true, false]);
  expect(foods).toHaveLength(1);
  expect(isComplete({ ...rest, lines })).toBe(false);
});

test('a dish with a line that is half understood claims nothing and is planned for nobody who avoids something', () => {
  const dishWith = (ingredients: string): Dish => {
    const recipe = recipeOf(ingredients);
    return dishOfOwn(recipe, false, cookbookWithOwn(cookbook, ownOf(recipe)).foods);
  };
  const rules = { ...EATS_ALL, allergies: ['peanut' as const] };
  const half = dishWith('200 g rice\nCoriander, crushed zorblax and lime wedges to serve');
  const whole = dishWith('200 g rice\nCoriander, peanuts and lime wedges to serve');
  const free = dishWith('200 g rice\nCoriander and lime wedges to serve');
  expect([half, whole, free].map(({ withheld }) => withheld)).toEqual(['incomplete', undefined, undefined]);
  expect([half, whole, free].map((dish) => mayBeEaten(dish, rules))).toEqual([false, false, true]);
  expect(whole.allergens).toEqual(['peanut']);
});

test('a food without an amount is no heading, whatever it could be the heading of', () => {
  const { lines } = recipeOf('Soy sauce\nParmesan to serve\nFor the sauce\nSauce:\nTo serve');
  expect(lines.map(({ isIngredient }) => isIngredient)).toEqual([true, true, false, false, false]);
});

test('a time in a step becomes its timer, the later one of a range', () => {
  const { steps } = recipeOf('1 egg', '1. Boil for 8-10 minutes.\nRest 1.5 hours.\nServe.');
  expect(steps).toEqual([
    { text: 'Boil for 8-10 minutes.', minutes: 10 },
    { text: 'Rest 1.5 hours.', minutes: 90 },
    { text: 'Serve.', minutes: null },
  ]);
});

test('a saved recipe is the same after it was opened and saved', () => {
  const recipe = ownRecipe();
  const draft = draftOfRecipe(recipe);
  expect(recipeOfDraft(draft, draftLines(draft, null), recipe.id)).toEqual(recipe);
});

test('a line may be a word that every object has', () => {
  const { lines } = recipeOf('constructor\ntoString\n200 g rice');
  expect(lines.map(({ text, food }) => [text, food !== null])).toEqual([
    ['constructor', false],
    ['toString', false],
    ['200 g rice', true],
  ]);
});
