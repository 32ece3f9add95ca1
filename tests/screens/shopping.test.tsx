import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enter, loadCatalogue, open } from '../support/screen.tsx';
import { cutNetwork } from '../support/screen-calls.ts';
import { gone, press, shownText, shows } from '../support/screen-steps.ts';
import { untilKept } from '../support/screen-store.ts';

/** Counts a food by its weight. */
async function count(food: string, grams: string): Promise<void> {
  await page.getByLabelText('Add a food').fill(food);
  await press(food);
  const dialog = page.getByRole('dialog', { name: food });
  await dialog.getByText('g', { exact: true }).click();
  await dialog.getByLabelText('At home now').fill(grams);
  await press('Save', dialog);
  await gone(dialog);
  await shows(page.getByText(`${food}: counted`));
}

/** The foods that today's breakfast is made of. */
async function foodsOfBreakfast(): Promise<readonly string[]> {
  const { dishes, foods } = await loadCatalogue();
  await open('/dashboard/diet-plan');
  const meals = page.getByRole('region', { name: 'Meals' });
  const breakfast = meals.getByRole('heading', { level: 3 }).getByRole('button', { name: /^Breakfast/ });
  await shows(breakfast);
  const words = breakfast.element().textContent ?? '';
  const names = [...dishes.values()]
    .filter(({ name }) => words.includes(name))
    .flatMap(({ ingredients }) => ingredients.map(({ food }) => foods.get(food)?.name ?? food));
  const found = names.filter((name) => name !== 'Water');
  if (found.length === 0) throw new Error(`No food is known for "${words}".`);
  return found;
}

const toldOf = /^What (.*) is for$/;

/** A thing on the list that another meal needs, whatever becomes of today's breakfast. */
async function neededBeside(breakfast: readonly string[]): Promise<string> {
  await open('/dashboard/shopping');
  const told = page.getByRole('button', { name: toldOf });
  await shows(told.first());
  const names = told.elements().map((each) => toldOf.exec(each.getAttribute('aria-label') ?? '')?.[1] ?? '');
  const found = names.findLast((name) => name !== '' && !breakfast.includes(name));
  if (found === undefined) throw new Error(`The list has nothing beside breakfast: ${names.join(', ')}.`);
  return found;
}

test('the pantry: count, use up, and the staples', async () => {
  await enter('Sumac');
  const [food = ''] = await foodsOfBreakfast();
  await open('/dashboard/pantry');
  await shows(page.getByText('Nothing counted yet'));
  await count(food, '2000');
  await press(`${food} used up`);
  await shows(page.getByText('Nothing counted yet'));
  await press('Undo');
  await shows(page.getByRole('button', { name: `${food} used up`, exact: true }));
  const search = page.getByLabelText('Add a food');
  await search.fill('no such thing');
  await shows(page.getByText(/^No dish uses that/));
  await search.fill('');

  const staple = page.getByRole('region', { name: 'Staples' }).getByRole('button').first();
  const name = staple.element().textContent?.trim();
  await untilKept('pantry.set', () => staple.click());
  const usedUp = page.getByRole('button', { name: `${name} used up`, exact: true });
  await shows(usedUp);
  await open('/dashboard/pantry');
  await shows(usedUp);
});

test('the list, without a network: a line is ticked, an own line is added, taken off and brought back', async () => {
  await enter('Okra');
  await open('/dashboard/shopping');
  await shows(page.getByText(/\d (?:bag|pack|can|tub|carton|bunch|tray)\w* of \d+ g/));
  cutNetwork();
  const all = Number(/of (\d+)$/.exec(page.getByText(/^0 of \d+$/).element().textContent ?? '')?.[1]);
  document.querySelector<HTMLElement>('main [aria-pressed]')?.click();
  await shownText(`1 of ${all}`);
  await page.getByLabelText('Something else').fill('Dish soap');
  await page.getByLabelText('How much').fill('1 bottle');
  await press('Add');
  await shownText(`1 of ${all + 1}`);
  await press('Take Dish soap off the list');
  await shownText(`1 of ${all}`);
  await press('Undo');
  await shownText(`1 of ${all + 1}`);
  await open('/dashboard/shopping');
  await shownText(`1 of ${all + 1}`);
  await shows(page.getByRole('button', { name: /^Dish soap/, pressed: false }));
});

test('what was eaten is taken from the pantry, and what was ticked on the plan is counted as bought', async () => {
  await enter('Sumac');
  const breakfast = await foodsOfBreakfast();
  const [food = ''] = breakfast;
  const needed = await neededBeside(breakfast);
  await open('/dashboard/pantry');
  await count(food, '2000');
  await count(needed, '5000');
  await open('/dashboard/diet-plan');
  await press('Breakfast eaten');
  await page.getByRole('button', { name: /^List of ingredients/ }).click();
  const list = page.getByRole('region', { name: 'List of ingredients' });
  const line = list.getByRole('button', { name: /, bought$/ }).first();
  await line.click();

  await open('/dashboard/shopping');
  const named = page.getByRole('region', { name: 'Ticked on the plan' });
  await press('Count as bought', named);
  await gone(named);
  await shownText(/^1 of \d+$/);
  await open('/dashboard/diet-plan');
  await page.getByRole('button', { name: /^List of ingredients/ }).click();
  await expect.element(line).toHaveAttribute('aria-pressed', 'true');

  await open('/dashboard/shopping');
  const eaten = page.getByRole('region', { name: 'Eaten already' });
  await shows(eaten);
  await page
    .getByRole('button', { name: /^What .* is for$/ })
    .last()
    .click();
  await shows(page.getByRole('button', { name: 'Enough at home', exact: true }));
  await press(/^At home/);
  await shows(page.getByRole('region', { name: 'At home' }).getByText(needed));
  await press(/^Take from the pantry/, eaten);
  await gone(eaten);
  await press('Undo');
  await shows(eaten);
});
