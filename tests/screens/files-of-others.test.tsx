import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createMember, enter, open, path } from '../support/screen.tsx';
import { gone, hasValue, logIn, press, shownText, shows, status } from '../support/screen-steps.ts';
import { readRows } from '../support/screen-store.ts';

/** Files and links that other programs make, as a member brings them. */

const recipe = (name: string): string =>
  `<div><h2 itemprop="name">${name}</h2><p itemprop="recipeIngredients">1 onion<br>2 cups ${name}</p>
  <p itemprop="recipeDirections">Cook ${name}.</p></div>`;

test('a file with several recipes is a list to choose from', async () => {
  await enter('Lea');
  await open('/dashboard/import');
  const file = new File([`<html>${recipe('Soup')}${recipe('Pie')}</html>`], 'recipes.html');
  await page.getByLabelText('Or open a file').upload(file);
  await shownText('2 recipes found');
  await press('Pie');
  await expect.poll(path).toBe('/dashboard/recipe/imported');
  await hasValue(page.getByLabelText('Name', { exact: true }), 'Pie');
});

test('a file whose days could be either is read as the member says, and a slip is asked about', async () => {
  await enter('Levi');
  await open('/dashboard/profile');
  const rows = 'Date,Weight (kg)\n01/09/2025,62.5\n02/09/2025,13\n';
  await page.getByLabelText('A file to import').upload(new File([rows], 'weights.csv'));
  await shownText('We can read the days in this file in two ways. Which day is 01/09/2025?');
  await gone(page.getByRole('button', { name: 'Import', exact: true }));
  await page.getByText('1 September 2025', { exact: true }).click();
  await shows(page.getByText('1 September 2025: 62.5 kg'));
  await shows(page.getByText(/^13 kg on 2 September 2025 is far from your weight/));
  await press('Import');
  await status('Imported.');
  expect((await readRows('journal')).map(({ day, payload }) => [day, payload])).toEqual([
    ['2025-09-01', { kg: 62.5 }],
  ]);
});

test('a link that was shared while signed out is there after sign-in', async () => {
  const member = await createMember('Lotte');
  await open('/dashboard/import?text=Try%20this%20(https%3A%2F%2Fexample.org%2Fstew).');
  await expect.poll(path).toBe('/sign-in');
  await logIn(member);
  await expect.poll(path).toBe('/dashboard/import');
  await hasValue(page.getByLabelText('Link to a recipe'), 'https://example.org/stew');
});
