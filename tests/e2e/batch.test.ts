import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { expectPressed, openPlan } from '../support/daily-steps.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

const DAY_MS = 86_400_000;
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** The text of a meal's row on the plan's page. */
const rowOf = (page: Page, slot: string) =>
  page
    .getByRole('region', { name: 'Meals' })
    .getByRole('heading', { level: 3 })
    .getByRole('button', { name: new RegExp(`^${slot}\\b`) });

async function cookToTheEnd(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Start cooking' }).click();
  await press(page, 'Start cooking');
  const place = page.getByText(/^Step \d+ of \d+$/).first();
  const steps = Number(/\d+$/.exec((await place.textContent()) ?? '')?.[0]);
  for (let step = 1; step < steps; step += 1) {
    await place.filter({ hasText: `Step ${step} of` }).waitFor();
    await press(page, 'Next step');
  }
  await press(page, 'Done cooking');
  await page.getByRole('heading', { level: 1, name: 'Enjoy your meal' }).waitFor();
}

test('how I eat becomes a week; a batch of it is shopped, cooked, and eaten on a later day without a network', async (context) => {
  const phone = await openDevice(context, { origin: server.origin });
  const { page } = phone;
  const morning = new Date();
  morning.setHours(6, 0, 0, 0);
  await phone.context.clock.setSystemTime(morning);
  await enter(
    page,
    await createReadyMember(server, 'Rowan', undefined, { diet_type: 'full_non_vegetarian' }),
  );
  await waitUntilReadyOffline(page);

  await page.goto('/dashboard/safety');
  await page.getByRole('combobox', { name: 'Breakfast, Monday to Friday' }).selectOption('10 min');
  await page.getByRole('combobox', { name: 'Lunch, Monday to Friday' }).selectOption('5 min');
  await page.getByText('Simple', { exact: true }).click();
  await press(page, 'Save');
  await page.getByText(/^Saved. Your plan is being made to fit/).waitFor();
  await page.goto('/dashboard');
  await openPlan(page);
  const pots = page.getByRole('region', { name: 'Cooking this week' });
  await pots.getByRole('listitem').first().waitFor();

  // The first meal of today that is made for later days too.
  const slots = ['Dinner', 'Breakfast', 'Lunch', 'Snacks 1', 'Snacks 2'];
  const texts = await Promise.all(slots.map((slot) => rowOf(page, slot).innerText()));
  const slot = slots.find((_, at) => texts[at]?.includes('Make for')) ?? 'none';
  const meals = Number(/Make for (\d+) meals/.exec(texts[slots.indexOf(slot)] ?? '')?.[1]);
  expect(meals).toBeGreaterThan(1);

  await page.goto('/dashboard/shopping');
  await page
    .getByRole('region', { name: 'Vegetables' })
    .locator('button[aria-pressed="false"]')
    .first()
    .click();
  await page.getByText(/^1 of \d+$/).waitFor();

  await page.goto('/dashboard');
  await openPlan(page);
  await phone.cutNetwork();
  await rowOf(page, slot).click();
  const link = page.getByRole('region', { name: 'Meals' }).locator('a[href^="/dashboard/dish/"]').first();
  const dish = (await link.textContent()) ?? '';
  await link.click();
  await cookToTheEnd(page);
  await page.getByText(/^Put [\d.]+ servings? away/).waitFor();
  await page.close();

  // The pot comes back on one of the days for which it keeps.
  const later = await phone.context.newPage();
  for (let day = 1; day <= 6; day += 1) {
    await phone.context.clock.setSystemTime(new Date(morning.getTime() + day * DAY_MS));
    await later.goto('/dashboard/diet-plan');
    await later.getByText(/^Offline - showing your copy from/).waitFor();
    await later.getByRole('tab', { name: 'Today', selected: true }).waitFor();
    const rows = await Promise.all(slots.map((each) => rowOf(later, each).innerText()));
    const eaten = slots.find((_, at) => rows[at]?.includes(dish) && rows[at]?.includes('From '));
    if (eaten === undefined) continue;
    await later.getByRole('button', { name: `${eaten} eaten`, exact: true }).click();
    await expectPressed(later.getByRole('button', { name: `${eaten} eaten`, exact: true }), true);
    return;
  }
  expect.fail(`${dish} was made for ${meals} meals and came on one day only`);
});
