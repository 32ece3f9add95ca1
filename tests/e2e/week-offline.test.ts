import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { getMealPlan, planDetails } from '../../src/contract/plan.ts';
import { type Device, openDevice } from '../support/browser.ts';
import { drink, expectPressed, openList, openPlan, wake } from '../support/daily-steps.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { createMemberWithWeek } from '../support/member-device.ts';
import { expectReadyOffline, waitUntilReadyOffline } from '../support/member-steps.ts';
import { untilKept } from '../support/member-store.ts';
import { caller, enter, type KnownMember } from '../support/ready-member.ts';

/** A week later, in the night to the next Sunday, clocks in Berlin go from 02:00 to 03:00. */
const SUNDAY_EVENING = '2026-03-22T18:00:00+01:00';
const LAST_DAY = '2026-03-29';
/** The days on which the app is opened: the first, one in the middle and the last. */
const OPENED = ['2026-03-23', '2026-03-26', LAST_DAY];
const SLOTS = ['Breakfast', 'Snacks 1', 'Lunch', 'Snacks 2', 'Dinner'];

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST, clock: () => Date.parse(SUNDAY_EVENING) });
});
afterAll(() => server.stop());

/** The planned dishes of each day by date, once the server has made them. */
async function plannedDishes({ id, access }: KnownMember): Promise<ReadonlyMap<string, readonly string[]>> {
  const ask = async () =>
    v.parse(getMealPlan.answer, await caller(server)('GET', `/django/nutrition/meal/${id}`, null, access));
  await expect.poll(async () => (await ask()).length).toBe(1);
  const [plan] = await ask();
  const { days } = v.parse(planDetails, plan?.meals.details);
  return new Map(days.map(({ date, meals }) => [date, meals.map(({ name }) => name)]));
}

/** A cold start: no page of the app is open any more, and the clock has moved on. */
async function openAt(device: Device, moment: string, path = '/dashboard'): Promise<Page> {
  const before = device.context.pages();
  await device.context.clock.setFixedTime(moment);
  const page = await device.context.newPage();
  await Promise.all(before.map((old) => old.close()));
  await page.goto(path);
  return page;
}

/** The app stays open while the phone sleeps; whoever wakes it sees the page again. */
async function sleepUntil(device: Device, moment: string): Promise<void> {
  await device.context.clock.setFixedTime(moment);
  for (const page of device.context.pages()) await wake(page);
}

const tick = (page: Page, slot: string) => page.getByRole('button', { name: `${slot} eaten`, exact: true });

async function eat(page: Page, slot: string): Promise<void> {
  await untilKept(page, 'meal.eaten', () => tick(page, slot).click());
  await expectPressed(tick(page, slot), true);
}

/** The day's five meals and the week's list, as they are read in a shop. */
async function readDay(page: Page, dishes: readonly string[] | undefined): Promise<void> {
  expect(dishes?.length).toBeGreaterThanOrEqual(SLOTS.length);
  await openPlan(page);
  const meals = page.getByRole('region', { name: 'Meals' });
  for (const slot of SLOTS)
    await meals.getByRole('heading', { level: 3, name: new RegExp(`^${slot}\\b`) }).waitFor();
  for (const dish of dishes ?? []) await meals.getByText(dish).first().waitFor();
  await openList(page);
}

async function readRecipe(page: Page, slot: string): Promise<void> {
  const meals = page.getByRole('region', { name: 'Meals' });
  await meals
    .getByRole('heading', { level: 3 })
    .getByRole('button', { name: new RegExp(`^${slot}\\b`) })
    .click();
  const dish = meals.locator('a[href^="/dashboard/dish/"]').first();
  const name = (await dish.textContent()) ?? '';
  await dish.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await expect.poll(() => page.getByRole('listitem').count()).toBeGreaterThan(3);
}

/** What a card of Progress says of the last days: the day as it is written there -> how its figure begins. */
async function expectLog(page: Page, title: string, log: Readonly<Record<string, string>>): Promise<void> {
  const card = page.getByRole('region', { name: title, exact: true });
  await card.getByText('Show as a table').click();
  for (const [day, figure] of Object.entries(log))
    await card.getByRole('row', { name: new RegExp(`^${day} ${figure}`) }).waitFor();
}

test('the week fetched on a Sunday is there without a network until the next, through a change of the clocks', async (context) => {
  const member = await createMemberWithWeek(server, 'Senna');
  const dishes = await plannedDishes(member);
  const phone = await openDevice(context, { origin: server.origin, timezone: 'Europe/Berlin' });
  await phone.context.clock.setFixedTime(SUNDAY_EVENING);
  await enter(phone.page, member);
  await waitUntilReadyOffline(phone.page);
  await expectReadyOffline(phone.page);
  await phone.cutNetwork();

  for (const [at, day] of OPENED.entries()) {
    const summer = day === LAST_DAY ? '+02:00' : '+01:00';
    const page = await openAt(phone, `${day}T07:30:00${summer}`);
    await page.getByText(/^Offline - showing your copy from/).waitFor();
    await drink(page, '0 L', '0.25 L');
    await readDay(page, dishes.get(day));
    await expectPressed(tick(page, 'Breakfast'), false);
    await eat(page, 'Breakfast');
    if (at === 0) await readRecipe(page, 'Dinner');
  }

  // The last day has 23 hours: its first minutes and its last are on either side of the change.
  const page = await openAt(phone, `${LAST_DAY}T00:10:00+01:00`);
  await drink(page, '0.25 L', '0.5 L');
  await sleepUntil(phone, `${LAST_DAY}T23:50:00+02:00`);
  await drink(page, '0.5 L', '0.75 L');
  await sleepUntil(phone, '2026-03-30T00:10:00+02:00');
  await drink(page, '0 L', '0.25 L');
  await page.goto('/dashboard/progress');
  await expectLog(page, 'Water', {
    'Sun 22 Mar': '0 L',
    'Mon 23 Mar': '0.25 L',
    'Thu 26 Mar': '0.25 L',
    'Sat 28 Mar': '0 L',
    'Sun 29 Mar': '0.75 L',
    'Mon 30 Mar': '0.25 L',
  });
});
