import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../catalogue/load.ts';
import type { Device } from '../support/browser.ts';
import { expectPressed, openPlan, wake } from '../support/daily-steps.ts';
import { untilKept } from '../support/fact-kept.ts';
import { openMember } from '../support/member-device.ts';
import { readRows } from '../support/member-store.ts';
import { expectClosed, openSheet, openSlot, sheet, slotText } from '../support/plan-steps.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const rows = (page: Page) => page.locator('main [aria-pressed]');

/** The list as it is read: name -> quantity and what is at home, ticked ones with a tick. */
async function readList(page: Page): Promise<Record<string, string>> {
  await rows(page).first().waitFor();
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('main [aria-pressed]')].map((row) => {
        const [, name, quantity] = [...row.children].map((part) => (part as HTMLElement).innerText);
        const [first = '', ...notes] = (name ?? '').split('\n');
        const note = notes.find((words) => words.endsWith('at home')) ?? '';
        const tick = row.getAttribute('aria-pressed') === 'true' ? ' ✓' : '';
        return [first, `${quantity}${note === '' ? '' : ` (${note})`}${tick}`];
      }),
    ),
  );
}

/** From wherever the app is, by the links that a person has. */
async function openShopping(page: Page): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^(Today|Overview)$/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('main').getByRole('link', { name: 'Shopping list' }).click();
  await page.getByRole('heading', { level: 1, name: 'Shopping list' }).waitFor();
}

async function openPantry(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Pantry' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pantry' }).waitFor();
}

/** Counts a food by its weight. */
async function count(page: Page, food: string, grams: string): Promise<void> {
  await page.getByLabel('Add a food').fill(food);
  await button(page, food).click();
  const dialog = page.getByRole('dialog', { name: food });
  await dialog.getByText('g', { exact: true }).click();
  await dialog.getByLabel('At home now').fill(grams);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(`${food}: counted`).waitFor();
}

/** The app is closed and opened again. */
async function coldStart(device: Device, page: Page, path: string): Promise<Page> {
  const next = await device.context.newPage();
  await page.close();
  await next.goto(path);
  return next;
}

const { dishes, foods } = loadCatalogue();
const ingredientsOf = (words: string): ReadonlySet<string> =>
  new Set(
    [...dishes.values()]
      .filter(({ name }) => words.includes(name))
      .flatMap(({ ingredients }) => ingredients.map(({ food }) => foods.get(food)?.name ?? food)),
  );

test('without a network: tick, add, count, swap, and all of it after a cold start and on a second device', async (context) => {
  const phone = await openMember(context, 'Okra');
  const { member } = phone;
  let { page } = phone;
  await openPlan(page);
  await openSlot(page, 'Dinner');
  await phone.cutNetwork();

  page = await coldStart(phone, page, '/dashboard/shopping');
  const first = await readList(page);
  const all = Object.keys(first).length;
  await rows(page)
    .filter({ hasText: /\d (?:bag|pack|can|tub|carton|bunch|tray)\w* of \d+ g/ })
    .first()
    .waitFor();
  await page.getByText(`0 of ${all}`, { exact: true }).waitFor();

  const [ticked = ''] = Object.keys(first);
  await rows(page).first().click();
  await page.getByText(`1 of ${all}`, { exact: true }).waitFor();
  expect((await readList(page))[ticked]).toBe(`${first[ticked]} ✓`);

  await page.getByLabel('Something else').fill('Dish soap');
  await page.getByLabel('How much').fill('1 bottle');
  await button(page, 'Add').click();
  await page.getByText(`1 of ${all + 1}`, { exact: true }).waitFor();
  await button(page, 'Take Dish soap off the list').click();
  await page.getByText(`1 of ${all}`, { exact: true }).waitFor();
  await button(page, 'Undo').click();
  await page.getByText(`1 of ${all + 1}`, { exact: true }).waitFor();
  await expectPressed(button(page, /^Dish soap/), false);

  // What is at home comes off the line; with enough of it the line is covered.
  const weighed = Object.entries(first).filter(
    ([name, text]) => name !== ticked && /^[2-9]\d0 g$/.test(text),
  );
  const [[less = '', wanted = ''] = [], [covered = ''] = []] = weighed;
  await openPantry(page);
  await count(page, less, '100');
  await count(page, covered, '2000');
  await page.getByRole('main').getByRole('link', { name: 'Shopping list' }).click();
  await page.getByText(`1 of ${all}`, { exact: true }).waitFor();
  const counted = await readList(page);
  expect(counted[less]).toBe(`${Number.parseInt(wanted, 10) - 100} g (100 g at home)`);
  expect(counted[covered]).toBeUndefined();
  await button(page, /^At home/).click();
  await page.getByRole('region', { name: 'At home' }).getByText(covered).waitFor();

  // A swap: only what either dish is made of changes, and the tick stays.
  await openPlan(page);
  await openSlot(page, 'Dinner');
  const before = await slotText(page, 'Dinner');
  await openSheet(page, 'Swap');
  const offered = sheet(page).getByRole('listitem').first().getByRole('button');
  await untilKept(page, 'meals.set', () => offered.click());
  await expectClosed(page);
  await expect.poll(() => slotText(page, 'Dinner')).not.toBe(before);
  const touched = ingredientsOf(`${before} ${await slotText(page, 'Dinner')}`);
  await openShopping(page);
  const swapped = await readList(page);
  const names = new Set([...Object.keys(counted), ...Object.keys(swapped)]);
  const changed = [...names].filter((name) => swapped[name] !== counted[name]);
  expect(changed).not.toEqual([]);
  expect(changed.filter((name) => !touched.has(name))).toEqual([]);
  if (!touched.has(ticked)) expect(swapped[ticked]).toBe(counted[ticked]);

  page = await coldStart(phone, page, '/dashboard/shopping');
  await expect.poll(() => readList(page)).toEqual(swapped);
  await phone.restoreNetwork();
  await wake(page);
  await expect.poll(() => readRows(page, member.id, 'outbox'), { timeout: 60_000 }).toEqual([]);
  const laptop = await openMember(context, 'Okra', { member, screen: 'desktop', installsWorker: false });
  await openShopping(laptop.page);
  await expect.poll(() => readList(laptop.page)).toEqual(swapped);
});
