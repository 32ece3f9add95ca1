import type { Locator, Page } from 'playwright-core';
import { openList, openPlan } from '../../support/daily-steps.ts';
import { type Row, repeat, rowOf, TIMES, tap, timed } from './measured.ts';

/** What a member taps many times a day; each answers its row. */

const inSight = async (target: Locator): Promise<Locator> => {
  await target.waitFor();
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return target;
};

async function clicked(page: Page, target: Locator, shows: string) {
  await inSight(target);
  return timed(page, { input: 'click', shows, act: () => tap(page, target) });
}

async function drinkWater(page: Page): Promise<Row> {
  await page.goto('/dashboard');
  const more = page.getByRole('button', { name: '+250 ml' });
  await page.getByText(/^[\d.]+ L \/ /).waitFor();
  const times = await repeat(TIMES, () => clicked(page, more, '[aria-labelledby="water"] p'));
  return rowOf('log water', times);
}

const MEALS = '[aria-label="Meals"]';
const slots = (page: Page): Locator => page.locator(`${MEALS} [aria-expanded]`);

async function unfoldSlots(page: Page): Promise<Row> {
  const times = await repeat(TIMES, (place) =>
    clicked(page, slots(page).nth(Math.floor(place / 2) % 5), `${MEALS} [aria-expanded="true"]`),
  );
  return rowOf('open or close a slot', times);
}

async function changeDay(page: Page): Promise<Row> {
  const others = page.locator('[role="tab"][aria-selected="false"]');
  const times = await repeat(TIMES, (place) => clicked(page, others.nth(place % 6), `${MEALS} h3`));
  await tap(page, await inSight(page.getByRole('tab', { name: 'Today' })));
  return rowOf('another day', times);
}

async function tickMeals(page: Page): Promise<Row> {
  const ticks = page.locator(`${MEALS} h3 + button[aria-pressed]`);
  const times = await repeat(TIMES, (place) =>
    clicked(page, ticks.nth(Math.floor(place / 2) % 5), `${MEALS} [aria-pressed="true"]`),
  );
  return rowOf('tick eaten', times);
}

async function swapDishes(page: Page): Promise<readonly Row[]> {
  await tap(page, await inSight(slots(page).nth(2)));
  const swap = page.locator(MEALS).getByRole('button', { name: 'Swap', exact: true });
  const dialog = page.getByRole('dialog');
  const opened = [];
  const offered = [];
  const chosen = [];
  for (let place = 0; place < TIMES; place += 1) {
    opened.push(await clicked(page, swap, 'dialog h2'));
    await tap(page, dialog.getByRole('button', { name: 'Close' }));
    await dialog.waitFor({ state: 'detached' });
    offered.push(await clicked(page, swap, 'dialog li'));
    chosen.push(await clicked(page, dialog.getByRole('listitem').first().getByRole('button'), `${MEALS} h3`));
    await dialog.waitFor({ state: 'detached' });
  }
  return [
    rowOf('swap: open the sheet', opened),
    rowOf('swap: its dishes', offered),
    rowOf('swap: choose one', chosen),
  ];
}

async function tickIngredients(page: Page): Promise<Row> {
  const list = await openList(page);
  const ticks = list.locator('button[aria-pressed]');
  const times = await repeat(TIMES, (place) =>
    clicked(
      page,
      ticks.nth(Math.floor(place / 2) % 5),
      '[aria-label="List of ingredients"] [aria-pressed="true"]',
    ),
  );
  return rowOf('tick an ingredient of the week', times);
}

async function tickShopping(page: Page): Promise<Row> {
  await page.goto('/dashboard/shopping');
  const ticks = page.locator('main li button[aria-pressed]');
  await ticks.first().waitFor();
  const times = await repeat(TIMES, () => clicked(page, ticks.first(), 'main li [aria-pressed="true"]'));
  return rowOf('tick a line of the shopping list', times);
}

export async function measureTaps(page: Page): Promise<readonly Row[]> {
  const water = await drinkWater(page);
  await openPlan(page);
  await slots(page).first().waitFor();
  return [
    water,
    await unfoldSlots(page),
    await changeDay(page),
    await tickMeals(page),
    ...(await swapDishes(page)),
    await tickIngredients(page),
    await tickShopping(page),
  ];
}
