import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enter, open, path, recordFacts } from '../support/screen.tsx';
import { journalOf } from '../support/screen-backend.ts';
import { cutNetwork, restoreNetwork } from '../support/screen-calls.ts';
import {
  alarm,
  arrive,
  errorBeside,
  gone,
  hasValue,
  mentions,
  press,
  shownText,
  shows,
} from '../support/screen-steps.ts';
import { untilDraftKept, untilKept } from '../support/screen-store.ts';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const tick = (name: string) => page.getByText(name, { exact: true }).click();
const row = (name: string | RegExp) =>
  page.getByRole('region', { name: 'Your foods' }).getByRole('link', { name });

async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(name).fill(value);
}

async function openNew(): Promise<void> {
  await open('/dashboard/food/new');
  await shows(field('Name'));
}

/** What is in it, and where the shop has it. */
async function answer(part: string, shelf: string): Promise<void> {
  await tick(part);
  await page.getByLabelText('Section in the shop').selectOptions(shelf);
}

/** The newest food that the server has of a member. */
async function sentFood(access: string): Promise<Readonly<Record<string, unknown>>> {
  const find = async () => {
    const operations = await journalOf(access);
    return (operations as readonly { readonly kind: string; readonly payload: object }[]).findLast(
      ({ kind }) => kind === 'food.put',
    )?.payload;
  };
  await expect.poll(find).toBeDefined();
  return Object(await find());
}

test('a European label, without a network: unknown stays unknown, and it opens again as it was written', async () => {
  const { access } = await enter('Anis');
  cutNetwork();
  await openNew();
  await tick('Europe');
  await fill({ Name: 'Rye bread', Barcode: '4006381 333931', 'Energy (kJ)': '900', 'Fat (g)': '1,2' });
  await fill({ 'Carbohydrate (g)': '40', 'Fibre (g)': '8', 'Salt (g)': '1.1' });
  await answer('Nothing, it is vegan', 'Grains, bread & pasta');
  await tick('Wheat, rye, barley');
  await press('Add a serving size');
  await fill({ 'In g': '45' });
  await page.getByPlaceholder('slice').fill('slice');
  await press('Save');
  await arrive('/dashboard/foods');
  await row('Rye bread').click();

  await hasValue(field('Energy (kcal)'), '215.1');
  await hasValue(field('Carbohydrate (g)'), '40');
  await hasValue(field('Salt (g)'), '1.1');
  await hasValue(field('Protein (g)'), '');
  await hasValue(field('Barcode'), '4006381333931');
  await expect.element(page.getByRole('checkbox', { name: 'Wheat, rye, barley' })).toBeChecked();
  await tick('United States');
  await hasValue(field('Total carbohydrate (g)'), '48');
  await hasValue(field('Sodium (mg)'), '440');
  restoreNetwork();
  expect(await sentFood(access)).toMatchObject({
    name: 'Rye bread',
    diet: 'vegan',
    per: 'g',
    allergens: [{ allergen: 'gluten' }],
    measures: [{ label: 'slice', grams: 45 }],
    nutrients: [
      { nutrient: 'energy_kcal', amount: 215.1 },
      { nutrient: 'fat_g', amount: 1.2 },
      { nutrient: 'carbs_g', amount: 48 },
      { nutrient: 'fiber_g', amount: 8 },
      { nutrient: 'sodium_mg', amount: 440 },
    ],
  });
});

test('an American label of one serving, its questions, and what was typed before the page was left', async () => {
  const { access } = await enter('Blue');
  await openNew();
  await tick('United States');
  await fill({
    Name: 'Granola',
    'Total fat (g)': '7',
    'Saturated fat (g)': '9',
    'Total carbohydrate (g)': '38',
  });
  await press('Save');
  await alarm('Please check the fields above.');
  expect(errorBeside(field('One serving, in g'))).toMatch(/how much one serving is/);
  await fill({ 'One serving, in g': '55', Calories: '2400' });
  await expect.poll(() => errorBeside(field('Calories'))).toMatch(/pure fat/);
  expect(errorBeside(field('Saturated fat (g)'))).toMatch(/part of the fat/);
  await shownText('Choose what is in it, or that it is vegan.');
  await untilDraftKept('food:new', () => field('Protein (g)').fill('6'));

  await openNew();
  await mentions('This is what you typed before.');
  await hasValue(field('Name'), 'Granola');
  await fill({ Calories: '140', 'Saturated fat (g)': '1', 'Iron (mg)': '2.2' });
  await answer('Honey', 'Snacks');
  await press('Save');
  await alarm(
    'From fat, carbohydrate and protein the energy would be about 239 kcal, not 140. Is that what the label says?',
  );
  await press('Yes, save it');
  await arrive('/dashboard/foods');
  expect(await sentFood(access)).toMatchObject({
    diet: 'honey',
    measures: [{ label: 'serving', grams: 55 }],
    nutrients: expect.arrayContaining([
      { nutrient: 'energy_kcal', amount: 254.5 },
      { nutrient: 'carbs_g', amount: 69.09 },
      { nutrient: 'iron_mg', amount: 4 },
    ]),
  });
  await openNew();
  await hasValue(field('Name'), '');
});

const OATS = 'o:22222222-2222-4222-8222-222222222222';
const put = (name: string, replaces: string | null) =>
  ({
    day: '2026-01-05',
    kind: 'food.put',
    payload: {
      food: OATS,
      name,
      category: 'Snacks',
      diet: 'vegan',
      per: 'g',
      nutrients: [{ nutrient: 'energy_kcal', amount: 380 }],
      allergens: [],
      measures: [],
      barcode: null,
      replaces,
    },
  }) as const;

test('a food is changed, removed and put back', async () => {
  await enter('Cress');
  await recordFacts(put('Oats', null));
  await open('/dashboard/foods');
  await row('Oats').click();
  await field('Name').fill('Porridge oats');
  await press('Save');
  await arrive('/dashboard/foods');
  await row('Porridge oats').click();
  await untilKept('food.remove', () => press('Remove this food'));
  await mentions('Removed from your foods.');
  await open('/dashboard/foods');
  await shownText('No recipes or foods yet');
  await open(`/dashboard/food/${OATS}`);
  await press('Undo');
  await hasValue(field('Name'), 'Porridge oats');
  await open('/dashboard/foods');
  await shows(row('Porridge oats'));
});

test('what two devices saved at once: one is kept as a copy, or left', async () => {
  await enter('Dock');
  await recordFacts(put('Oats', null));
  await recordFacts(put('Oats, rolled', 'another version'));
  await open('/dashboard/foods');
  await row(/^Oats, rolled Changed on two devices/).click();
  await shownText('Changed on another device too');
  await mentions('There it is called Oats, with 380 kcal in 100 g.');
  await press('Keep that one as a copy');
  await gone(page.getByText('Changed on another device too'));
  await open('/dashboard/foods');
  await expect.poll(() => row(/^Oats/).length).toBe(2);

  await recordFacts(put('Oats, cut', 'another version'));
  await open(`/dashboard/food/${OATS}`);
  await press('Do not keep it');
  await gone(page.getByText('Changed on another device too'));
  await open('/dashboard/foods');
  await expect.poll(() => row(/^Oats/).length).toBe(2);
  await shows(row('Oats, cut'));
  expect(path()).toBe('/dashboard/foods');
});
