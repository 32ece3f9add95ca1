import { expect, test } from 'vitest';
import { ownRecipe } from '../../../../tests/support/own-food.ts';
import { realFoodIndex, realLibrary } from '../../../../tests/support/real-catalogue.ts';
import { readKeptDraft } from '../../../features/food/recipes/recipe-checks.ts';
import { ALLERGENS } from '../../../terms/food.ts';
import { createLineReader } from '../library/ingredient-line.ts';
import { createDraftReader, draftOfRecipe, EMPTY_DRAFT, type LineMeaning } from './recipe-draft.ts';

const library = realLibrary();
const read = createDraftReader(createLineReader(library, realFoodIndex()), library.food);
const stored = (draft: object): unknown => JSON.parse(JSON.stringify({ draft, replaces: null }));
const chosenOf = (line: string): readonly LineMeaning[] =>
  read(line).map(({ text: _, ...meaning }) => meaning);

test.each([
  ...chosenOf('200 g peanuts'),
  ...chosenOf('2 tbsp oil of zorblax'),
  ...chosenOf('For the sauce:'),
])('what a line was said to mean is kept: %j', (meaning) => {
  const draft = { ...EMPTY_DRAFT, ingredients: 'it', chosen: { it: meaning } };
  expect(readKeptDraft(stored(draft))).toEqual({ draft, replaces: null });
});

test('a recipe that is changed is kept', () => {
  const draft = draftOfRecipe(ownRecipe());
  expect(readKeptDraft(stored(draft))).toEqual({ draft, replaces: null });
});

/** An export that somebody else wrote may hold anything where a draft was. */
test.each([
  { food: 'x', described: {} },
  { food: 'x', described: { id: 'x', name: 'X', diet: 'vegan', allergens: ALLERGENS, per100: null } },
  { food: {}, described: null, grams: '1', measure: {}, isIngredient: 1, isGuess: 0 },
  null,
])('a meaning that would close the screen is none: %j', (meaning) => {
  expect(readKeptDraft(stored({ ...EMPTY_DRAFT, ingredients: 'it', chosen: { it: meaning } }))).toBeNull();
});
