import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { getMealPlan, planDetails } from '../../src/contract/plan.ts';
import { addDays } from '../../src/domain/calendar/days.ts';
import { type Device, openDevice } from '../support/browser.ts';
import { drink, expectPressed, expectWater, openList, openPlan, wake } from '../support/daily-steps.ts';
import { untilKept } from '../support/fact-kept.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { caller, createReadyMember, enter } from '../support/ready-member.ts';

/** A week later, in the night to the next Sunday, clocks in Berlin go from 02:00 to 03:00. */
const SUNDAY = '2026-03-22';
const SUNDAY_EVENING = '2026-03-22T18:00:00+01:00';
const WEEK = Array.from({ length: 7 }, (_, at) => addDays(SUNDAY, at + 1));
const LAST_DAY = '2026-03-29';
const SLOTS = ['Breakfast', 'Snacks 1', 'Lunch', 'Snacks 2', 'Dinner'];
const RINGS = ['Breakfast', 'Snacks', 'Lunch', 'Dinner'];

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST, clock: () => Date.parse(SUNDAY_EVENING) });
});
afterAll(() => server.stop());

/** A phone that can be switched off and on again elsewhere: what is on it stays. */
async function newPhone(context: TestContext) {
  const profile = await mkdtemp(join(tmpdir(), 'sorrel-phone-'));
  context.onTestFinished(() => rm(profile, { recursive: true, force: true }));
  return async (timezone: string): Promise<Device> =>
    openDevice(context, { origin: server.origin, screen: 'phone', profile, timezone });
}

type Member = Awaited<ReturnType<typeof createReadyMember>>;

/** The planned dishes of each day by date, once the server has made them. */
async function plannedDishes({ id, access }: Member): Promise<ReadonlyMap<string, readonly string[]>> {
  const ask = async () =>
    v.parse(getMealPlan.answer, await caller(server)('GET', `/django/nutrition/meal/${id}`, null, access));
  await expect.poll(async () => (await ask()).length).toBe(1);
  const [plan] = await ask();
  const { days } = v.parse(planDetails, plan?.meals.details);
  return new Map(days.map(({ date, meals }) => [date, meals.map(({ name }) => name)]));
}

/** Signs in on Sunday evening, and waits until the week is on the phone. */
async function prefetchOnSunday(device: Device, member: Member): Promise<void> {
  await device.context.clock.setFixedTime(SUNDAY_EVENING);
  const { page } = device;
  const budgets = new Set<string>();
  page.on('response', (answer) => {
    const url = new URL(answer.url());
    if (url.pathname.includes('today-nutrition-budget')) budgets.add(url.searchParams.get('day') ?? '');
  });
  await enter(page, member);
  await waitUntilReadyOffline(page);
  await expect.poll(() => [...budgets].sort()).toEqual([SUNDAY, ...WEEK.slice(0, 6)]);
  await page.getByText(/^Ready offline/).waitFor();
  await expectWater(page, '0 L');
  await openPlan(page);
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

test('the week fetched on a Sunday is there on each of seven days without a network', async (context) => {
  const member = await createReadyMember(server, 'Senna');
  const phone = await (await newPhone(context))('Europe/Berlin');
  await prefetchOnSunday(phone, member);
  const dishes = await plannedDishes(member);
  await phone.cutNetwork();

  for (const [at, day] of WEEK.entries()) {
    const summer = day === LAST_DAY ? '+02:00' : '+01:00';
    const page = await openAt(phone, `${day}T07:30:00${summer}`);
    await page.getByText(/^Offline - showing your copy from/).waitFor();
    for (const ring of RINGS) await page.getByRole('img', { name: new RegExp(`^${ring}\\b`) }).waitFor();
    await drink(page, '0 L', '0.25 L');
    await readDay(page, dishes.get(day));
    await expectPressed(tick(page, 'Breakfast'), false);
    await eat(page, 'Breakfast');
    await readRecipe(page, SLOTS[at % SLOTS.length] ?? 'Dinner');
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
    'Sat 28 Mar': '0.25 L',
    'Sun 29 Mar': '0.75 L',
    'Mon 30 Mar': '0.25 L',
  });

  // And the day with 25.
  const autumn = await openAt(phone, '2026-10-24T23:55:00+02:00');
  await drink(autumn, '0 L', '0.25 L');
  await sleepUntil(phone, '2026-10-25T00:05:00+02:00');
  await drink(autumn, '0 L', '0.25 L');
  await sleepUntil(phone, '2026-10-25T23:55:00+01:00');
  await drink(autumn, '0.25 L', '0.5 L');
  await sleepUntil(phone, '2026-10-26T00:05:00+01:00');
  await drink(autumn, '0 L', '0.25 L');
});

test('after a flight, what is entered counts for the day where the phone is', async (context) => {
  const member = await createReadyMember(server, 'Ursel');
  const switchOn = await newPhone(context);
  const atHome = await switchOn('Europe/Berlin');
  await prefetchOnSunday(atHome, member);
  const dishes = await plannedDishes(member);
  await atHome.cutNetwork();
  await drink(await openAt(atHome, '2026-03-25T23:00:00+01:00'), '0 L', '0.25 L');
  await atHome.close();

  // It is Thursday at home and by UTC, and still Wednesday here.
  const inNewYork = await switchOn('America/New_York');
  await inNewYork.cutNetwork();
  const wednesday = await openAt(inNewYork, '2026-03-25T21:30:00-04:00');
  await drink(wednesday, '0.25 L', '0.5 L');
  await readDay(wednesday, dishes.get('2026-03-25'));
  await eat(wednesday, 'Dinner');
  await inNewYork.close();

  // It is Thursday at home and by UTC, and already Friday here.
  const inAuckland = await switchOn('Pacific/Auckland');
  await inAuckland.cutNetwork();
  const friday = await openAt(inAuckland, '2026-03-27T08:00:00+13:00');
  await drink(friday, '0 L', '0.25 L');
  await readDay(friday, dishes.get('2026-03-27'));
  await expectPressed(tick(friday, 'Dinner'), false);
  await expectPressed(tick(friday, 'Breakfast'), false);
  await eat(friday, 'Breakfast');
  await friday.goto('/dashboard/progress');
  await expectLog(friday, 'Water', { 'Wed 25 Mar': '0.5 L', 'Thu 26 Mar': '0 L', 'Fri 27 Mar': '0.25 L' });
  await expectLog(friday, 'Energy eaten', {
    'Wed 25 Mar': '[1-9]',
    'Thu 26 Mar': '0 kcal',
    'Fri 27 Mar': '[1-9]',
  });
});
