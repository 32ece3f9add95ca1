import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enter, path } from '../support/screen.tsx';
import { cutNetwork } from '../support/screen-calls.ts';
import { eatElse, openPlan, openSlot } from '../support/screen-plan.ts';
import { arrive, mentions, press, shows, textsOf } from '../support/screen-steps.ts';

const percent = (text: string | null | undefined): number => Number(/(\d+) %/.exec(text ?? '')?.[1]);

const table = page.getByRole('table');
const textOf = (selector: string): (string | null)[] =>
  [...table.element().querySelectorAll(selector)].map(({ textContent }) => textContent);

const openNutrients = async (): Promise<void> => {
  await page.getByRole('link', { name: 'Vitamins, minerals and more' }).click();
  await arrive('/dashboard/nutrients');
};

test('the day and the week against the goals, planned and eaten, gaps named, without a network', async () => {
  await enter('Nuria');
  await openPlan();
  await shows(page.getByRole('button', { name: 'Breakfast eaten' }));
  cutNetwork();
  await openNutrients();
  await shows(page.getByRole('heading', { level: 1, name: 'What is in your food' }));

  await expect.poll(() => table.getByRole('row').length).toBe(25);
  const shares = textOf('tbody tr td:first-of-type').map(percent);
  expect(shares).toEqual([...shares].sort((one, other) => one - other));
  const vitaminC = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: /^Vitamin C/ }) });
  const eaten = () => vitaminC.getByRole('cell').last().element().textContent;
  await shows(vitaminC.getByText(/of 75 mg$/));
  expect(eaten()).toBe('0 %');
  const [lowest] = textsOf(table.getByRole('rowheader'));
  const gaps = page.getByRole('region', { name: /^(What is too low|No gaps)$/ });
  const named = (shares[0] ?? 100) < 90 ? (lowest?.replace(/no figure.*/, '') ?? '') : /Every vitamin/;
  await shows(gaps.getByText(named, { exact: true }));

  await openPlan();
  await openSlot('Snacks 1');
  await eatElse({ typed: 'kiwi', name: 'Kiwifruit' }, false);
  await openNutrients();
  await expect.poll(() => percent(eaten())).toBeGreaterThan(70);
  for (const name of ['Energy', 'Carbs', 'Protein', 'Fat', 'Fibre', 'Saturated fat', 'Sodium'])
    await shows(page.getByRole('img', { name: new RegExp(`^${name}: .+ of .+ eaten$`) }));

  await page.getByRole('tab', { name: 'Week' }).click();
  await shows(page.getByRole('heading', { level: 2, name: 'A day of this week, on average' }));
  await mentions(/no figure for \d+ of \d+ foods/);
});

test('a dish tells its vitamins, allergens and keeping, and is changed from its own page [2.36]', async () => {
  await enter('Dora');
  await openPlan();
  await openSlot('Dinner');
  const dishes = () => [...document.querySelectorAll<HTMLElement>('a[href^="/dashboard/dish/"]')];
  await expect.poll(() => dishes().length).toBeGreaterThan(0);
  const planned = dishes()[0]?.textContent ?? '';
  dishes()[0]?.click();
  await expect.poll(path).toMatch(/^\/dashboard\/dish\//);
  await shows(page.getByRole('button', { name: 'Portion', exact: true }));
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(() => planned.includes(heading.element().textContent ?? 'no dish')).toBe(true);
  await expect
    .poll(() => textsOf(page.getByRole('term')))
    .toEqual(['Energy', 'Carbs', 'Protein', 'Fat', 'Fibre']);
  const region = (name: string) => page.getByRole('region', { name });
  const ingredients = region('Ingredients').getByRole('listitem');
  for (const part of [ingredients, region('Steps').getByRole('listitem'), region('Keeping')])
    await shows(part);
  const amounts = ingredients.elements().flatMap((line) => [...line.querySelectorAll('strong')]);
  for (const amount of amounts) expect(amount.textContent).toMatch(/\p{N}/u);
  await shows(region('Allergens').getByText(/check the label/i));
  await page.getByRole('button', { name: /^Vitamins and minerals/ }).click();
  await expect.poll(() => table.getByRole('row').length).toBe(25);
  const energy = () => page.getByText(/kcal$/).first().element().textContent;
  const before = energy();
  await press('Portion');
  await press('More', page.getByRole('dialog'));
  await press('Use this portion');
  await expect.poll(energy).not.toBe(before);
  await press('Lock');
  await shows(page.getByRole('button', { name: 'Locked', exact: true }));
  await press('Swap');
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await mentions(/^Dinner has another dish now: /);
  await press('Undo');
  await shows(page.getByRole('button', { name: 'Swap', exact: true }));
});
