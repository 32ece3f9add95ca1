import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type OwnRecipe, putRecipe } from '../../src/domain/food/own-food/own-food.ts';
import { line, ownId, ownRecipe } from '../support/own-food.ts';
import { enter, open, recordFacts } from '../support/screen.tsx';
import { openPlan } from '../support/screen-plan.ts';
import { shows } from '../support/screen-steps.ts';

const STEW = ownRecipe({ lines: [line('400 g lentils', 'lentils-cooked', 400)], foods: [] });
const factOf = (recipe: OwnRecipe) => ({
  day: '2026-03-02',
  kind: 'recipe.put' as const,
  payload: putRecipe(recipe, null),
});
const card = page.getByRole('region', { name: 'Your recipe' });

test('a recipe says where it is from, unless its address leads nowhere', async () => {
  await enter('Tess');
  await openPlan();
  const lost = { ...STEW, id: ownId(7), name: 'Soup of a file', source: 'http://[' };
  await recordFacts(factOf({ ...STEW, source: 'https://recipes.example/stew?page=1' }), factOf(lost));
  await open(`/dashboard/dish/${STEW.id}`);
  await shows(card.getByRole('link', { name: 'recipes.example' }));
  await open(`/dashboard/dish/${lost.id}`);
  await shows(page.getByRole('heading', { level: 1, name: lost.name }));
  await shows(card);
  expect(card.getByText(/^From/).query()).toBeNull();
});
