import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { foldOwn, type OwnRecipe, putRecipe } from '../../src/domain/food/own-food/own-food.ts';
import type { JournalEntry } from '../../src/terms/journal.ts';
import { line, ownId, ownRecipe } from '../support/own-food.ts';
import { enter, open, recordFacts } from '../support/screen.tsx';
import { openPlan } from '../support/screen-plan.ts';
import { gone, press, shows } from '../support/screen-steps.ts';
import { readRows, untilKept } from '../support/screen-store.ts';

const STEW = ownRecipe({ lines: [line('400 g lentils', 'lentils-cooked', 400)], foods: [] });
const card = page.getByRole('region', { name: 'Your recipe' });
const notice = card.getByText('Another device changed this recipe too. This is the later version.');

const namesHere = async () => {
  const own = foldOwn((await readRows('journal')) as unknown as readonly JournalEntry[]);
  return [...own.recipes.values()].map(({ item }) => item.name).sort();
};
const factOf = (recipe: OwnRecipe, replaces: string | null) => ({
  day: '2026-03-02',
  kind: 'recipe.put' as const,
  payload: putRecipe(recipe, replaces),
});

/** Another device changed the stew, and this one did so without knowing of it. */
async function changeOnBoth(): Promise<void> {
  await enter('Tess');
  await openPlan();
  await recordFacts(factOf({ ...STEW, name: 'Stew with carrots' }, null));
  await recordFacts(factOf({ ...STEW, name: 'Stew with leeks and salt' }, 'another version'));
  await open(`/dashboard/dish/${STEW.id}`);
  await shows(page.getByRole('heading', { level: 1, name: 'Stew with leeks and salt' }));
  await shows(notice);
}

test('the member is told of the other version, and keeps it as a copy', async () => {
  await changeOnBoth();
  await untilKept('recipe.put', () => press('Keep the other as a copy', card), 2);
  await gone(notice);
  expect(await namesHere()).toEqual(['Stew with carrots (other version)', 'Stew with leeks and salt']);
  await open('/dashboard/foods');
  await shows(page.getByRole('link', { name: /^Stew with carrots \(other version\)/ }));
  await shows(page.getByRole('link', { name: /^Stew with leeks and salt/ }));
});

test('the member may say that this one is right', async () => {
  await changeOnBoth();
  await untilKept('recipe.put', () => press('This one is right', card));
  await gone(notice);
  expect(await namesHere()).toEqual(['Stew with leeks and salt']);
});

test('a recipe says where it is from, unless its address leads nowhere', async () => {
  await enter('Tess');
  await openPlan();
  const lost = { ...STEW, id: ownId(7), name: 'Soup of a file', source: 'http://[' };
  await recordFacts(
    factOf({ ...STEW, source: 'https://recipes.example/stew?page=1' }, null),
    factOf(lost, null),
  );
  await open(`/dashboard/dish/${STEW.id}`);
  await shows(card.getByRole('link', { name: 'recipes.example' }));
  await open(`/dashboard/dish/${lost.id}`);
  await shows(page.getByRole('heading', { level: 1, name: lost.name }));
  await shows(card);
  expect(card.getByText(/^From/).query()).toBeNull();
});
