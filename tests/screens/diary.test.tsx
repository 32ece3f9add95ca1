import { afterEach, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { addDays } from '../../src/domain/calendar/days.ts';
import { putFood } from '../../src/domain/food/own-food/own-food.ts';
import type { Slot } from '../../src/terms/food.ts';
import type { JournalFact } from '../../src/terms/journal.ts';
import { enter, open, recordFacts } from '../support/screen.tsx';
import { journalOf } from '../support/screen-backend.ts';
import { cutNetwork, restoreNetwork } from '../support/screen-calls.ts';
import { news, openPlan } from '../support/screen-plan.ts';
import { gone, press, shownText, shows, textsOf, today } from '../support/screen-steps.ts';

const TODAY = today();
const daysAgo = (days: number): string => addDays(TODAY, -days);

const ate = (day: string, slot: Slot, food: string, grams: number, kcal: number): JournalFact => ({
  day,
  kind: 'food.eaten',
  payload: { entry: crypto.randomUUID(), slot, food, grams, kcal, eaten: true },
});

const meal = (name: string): Locator => page.getByRole('region', { name, exact: true });
/** Waits until a meal holds these lines: "Bananas118 g105 kcal". */
const holds = (name: string, lines: readonly unknown[]): Promise<void> =>
  expect.poll(() => textsOf(meal(name).getByRole('listitem'))).toEqual(lines);
const sheet = page.getByRole('dialog');

/** Opens a sheet by one of the page's buttons. */
async function openBy(button: string): Promise<void> {
  await press(button);
  await shows(sheet.getByRole('heading', { level: 2 }));
}
const choose = (group: string, label: string): Promise<void> =>
  sheet.getByRole('group', { name: group }).getByText(label, { exact: true }).click();
const openLine = async (name: RegExp): Promise<void> => {
  await page.getByRole('button', { name }).click();
  await shows(sheet);
};

async function openDiary(day?: string): Promise<void> {
  await open(`/dashboard/diary${day === undefined ? '' : `?day=${day}`}`);
  await shows(meal('Breakfast'));
}

afterEach(() => {
  vi.useRealTimers();
});

test('an empty diary teaches, and finds a food, own ones first, without a network', async () => {
  const { access } = await enter('Dora');
  await recordFacts({
    day: TODAY,
    kind: 'food.put',
    payload: putFood(
      {
        id: `o:${crypto.randomUUID()}`,
        name: 'Banana milk of mine',
        category: 'Beverages',
        diet: 'lacto',
        allergens: ['milk'],
        per: 'ml',
        per100: [60],
        measures: [{ label: 'glass', grams: 200 }],
        barcode: null,
      },
      null,
    ),
  });
  await openPlan();
  await openDiary();
  await shownText('Nothing written down yet');
  cutNetwork();
  await press('Add to Snacks 2');
  await sheet.getByLabelText('Food').fill('banana');
  const found = sheet.getByRole('list', { name: 'Found' }).getByRole('listitem');
  await shows(found.nth(1));
  expect(textsOf(found).slice(0, 2)).toEqual([
    'Banana milk of mine1 glass · 120 kcal',
    expect.stringMatching(/^Bananas1 medium · \d+ kcal$/),
  ]);
  await press(/^Banana milk of mine/, sheet);
  await press('Change Banana milk of mine', sheet);
  await shows(sheet.getByText('200 ml · 120 kcal'));
  await press('More', sheet);
  await press('Done', sheet);
  await sheet.getByText('As well', { exact: true }).click();
  await press('Add 1 food to Snacks 2 · 180 kcal', sheet);
  await gone(sheet);
  await news('Banana milk of mine added to Snacks 2');
  await holds('Snacks 2', ['Banana milk of mine1½ glasses180 kcal']);
  await shownText('180 kcal eaten');

  await press('Undo');
  await shownText('Nothing written down yet');
  restoreNetwork();
  await expect
    .poll(() => journalOf(access))
    .toMatchObject([
      { kind: 'food.put' },
      { payload: { grams: 300, kcal: 180, per: 'ml', eaten: true } },
      { payload: { eaten: false } },
    ]);
});

test('planned dishes that are eaten stand in the diary with what was eaten beside them', async () => {
  await enter('Petra');
  await openPlan();
  await press('Breakfast eaten');
  await news(/marked as eaten$/);
  await page.getByRole('link', { name: 'Diary', exact: true }).first().click();
  await shows(meal('Breakfast').getByLabelText('From your plan').first());
  await shows(
    meal('Breakfast')
      .getByRole('listitem')
      .filter({ hasText: /servings?\d.* kcal$/ }),
  );
});

test('what was eaten lately is logged again, several at once, and a meal of yesterday with one tap; at night the meal is chosen', async () => {
  await enter('Aya');
  await recordFacts(
    ate(daysAgo(2), 'dinner', 'banana', 118, 105),
    ate(daysAgo(13), 'dinner', 'apple', 182, 95),
    ate(daysAgo(14), 'dinner', 'pear', 178, 101),
    ate(daysAgo(1), 'breakfast', 'banana', 236, 210),
  );
  const noon = new Date();
  noon.setHours(12, 40, 0, 0);
  cutNetwork();
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  await openDiary();
  await openBy('Add food');
  const lately = sheet.getByRole('list', { name: 'Eaten lately' }).getByRole('listitem');
  await shows(lately);
  expect(textsOf(lately)).toEqual(['Bananas2 medium · 210 kcal', 'Apples1 medium · 95 kcal']);
  await press(/^Bananas/, sheet);
  await press('Add 1 food to Lunch · 210 kcal', sheet);
  await gone(sheet);
  await news('Bananas added to Lunch');
  await holds('Lunch', ['Bananas2 medium210 kcal']);

  await openBy('Add food');
  await press(/^Bananas/, sheet);
  await press(/^Apples/, sheet);
  await choose('Eaten at', 'Dinner');
  await press('Add 2 foods to Dinner · 305 kcal', sheet);
  await gone(sheet);
  await news('2 foods added to Dinner');
  await holds('Dinner', ['Bananas2 medium210 kcal', 'Apples1 medium95 kcal']);
  await press('Undo');
  await holds('Dinner', []);
  await holds('Lunch', ['Bananas2 medium210 kcal']);

  await press('Add to Breakfast');
  await press(/^Breakfast from the day before/, sheet);
  await gone(sheet);
  await holds('Breakfast', ['Bananas2 medium210 kcal']);

  vi.setSystemTime(noon.setHours(23));
  await openDiary();
  await openBy('Add food');
  await press(/^Bananas/, sheet);
  await expect.element(sheet.getByRole('button', { name: 'Choose a meal' })).toBeDisabled();
});

test('a meal is copied from the day before', async () => {
  await enter('Copal');
  await recordFacts(
    ate(daysAgo(1), 'lunch', 'banana', 118, 105),
    ate(daysAgo(1), 'lunch', 'apple', 182, 95),
    ate(daysAgo(1), 'dinner', 'apple', 91, 47),
    ate(daysAgo(2), 'dinner', 'pear', 178, 101),
  );
  await openDiary();
  await press('Copy from yesterday: Lunch');
  await news('2 foods copied to Lunch');
  await holds('Lunch', ['Bananas1 medium105 kcal', 'Apples1 medium95 kcal']);
  await holds('Dinner', []);
  await gone(page.getByRole('button', { name: 'Copy from yesterday: Lunch' }));
  await press('Undo');
  await holds('Lunch', []);
  await press('Previous day');
  await shows(page.getByRole('heading', { name: 'Yesterday' }));
  await press('Copy from the day before: Dinner');
  await news('1 food copied to Dinner');
  await holds('Dinner', ['Apples½ medium47 kcal', 'Pears1 medium101 kcal']);
});

test('a food gets another amount and meal, moves to yesterday and goes, each with Undo', async () => {
  await enter('Edda');
  await recordFacts(ate(TODAY, 'lunch', 'banana', 118, 105));
  await openDiary();
  cutNetwork();
  await openLine(/^Bananas/);
  await press('More', sheet);
  await choose('Eaten at', 'Dinner');
  await press('Save', sheet);
  await gone(sheet);
  await news('Bananas moved to Dinner');
  await holds('Dinner', [expect.stringMatching(/^Bananas1½ medium15\d kcal$/)]);
  await press('Undo');
  await holds('Lunch', ['Bananas1 medium105 kcal']);

  await openLine(/^Bananas/);
  await choose('On', 'Yesterday');
  await press('Save', sheet);
  await gone(sheet);
  await news('Bananas moved to yesterday');
  await holds('Lunch', []);
  await press('Previous day');
  await shows(page.getByRole('heading', { name: 'Yesterday' }));
  await holds('Lunch', ['Bananas1 medium105 kcal']);

  await openLine(/^Bananas/);
  await press('Remove', sheet);
  await gone(sheet);
  await news('Bananas removed');
  await holds('Lunch', []);
  await press('Undo');
  await holds('Lunch', ['Bananas1 medium105 kcal']);
});

test('energy alone is logged with or without a name, and nothing says 0 g', async () => {
  await enter('Kuno');
  await openPlan();
  cutNetwork();
  await openDiary();
  await openBy('Quick energy');
  await choose('About', '400 kcal');
  await choose('Eaten at', 'Lunch');
  await press('Add to Lunch', sheet);
  await gone(sheet);
  await news('About 400 kcal added to Lunch');
  await openLine(/^About 400 kcal/);
  await sheet.getByLabelText('Energy in kcal').fill('650');
  await sheet.getByLabelText(/^What was it/).fill('Pizza at work');
  await press('Save', sheet);
  await gone(sheet);
  await holds('Lunch', ['Pizza at work650 kcal']);
  for (const screen of ['/dashboard/diet-plan', '/dashboard', '/dashboard/sync']) {
    await open(screen);
    await shows(page.getByText(/Pizza at work/));
    expect(document.body.textContent).not.toMatch(/\b0 g\b/);
  }
});

test('a drink counts whole, and a food begins with the amount that was typed', async () => {
  await enter('Bruno');
  await openDiary();
  await openBy('Alcohol');
  await shows(sheet.getByText(/^13 g of alcohol, 1\.3 units · 141 kcal$/));
  await choose('Drink', 'Wine');
  await shows(sheet.getByText(/^15 g of alcohol, 1\.5 units · 125 kcal$/));
  await sheet.getByLabelText('Millilitres').fill('200');
  await choose('Eaten at', 'Dinner');
  await press('Add to Dinner', sheet);
  await gone(sheet);
  await holds('Dinner', ['Wine, 12.5 %200 ml, 20 g of alcohol166 kcal']);
  await open('/dashboard');
  await shownText('Also eaten: Wine, 12.5 %, 200 ml');

  await openDiary();
  await openBy('Alcohol');
  await press('Find the drink by name', sheet);
  await sheet.getByLabelText('Food').fill('1/4 cup walnuts');
  await press(/^Walnuts\s*29 g/, sheet);
  await press(/^Change Walnuts/, sheet);
  await expect.element(sheet.getByRole('spinbutton')).toHaveValue('29');
});

test('a member who hides figures sees none', async () => {
  await enter('Nell');
  await recordFacts(ate(TODAY, 'lunch', 'banana', 118, 105), {
    day: TODAY,
    kind: 'food.eaten',
    payload: {
      entry: 'quick',
      slot: 'lunch',
      food: 'quick:energy',
      grams: 0,
      kcal: 400,
      name: 'About 400 kcal',
      nutrients: [{ nutrient: 'energy_kcal', amount: 400 }],
      eaten: true,
    },
  });
  await open('/dashboard/profile');
  await page.getByRole('switch', { name: 'Number-free mode' }).click();
  await shows(page.getByRole('switch', { name: 'Number-free mode', checked: true }));
  await openDiary();
  await holds('Lunch', ['Bananas1 medium', 'Something eaten']);
  await gone(page.getByRole('button', { name: 'Quick energy' }));
  await openBy('Add food');
  await shows(sheet.getByRole('button', { name: /^Something eaten/ }));
  await openedWithoutFigures();
  await press('Close', sheet);
  await openLine(/^Bananas/);
  await openedWithoutFigures();
});

async function openedWithoutFigures(): Promise<void> {
  await shows(sheet);
  expect(document.body.textContent).not.toMatch(/kcal/i);
}
