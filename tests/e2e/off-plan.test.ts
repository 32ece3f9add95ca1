import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { expectOperations, openPlan } from '../support/daily-steps.ts';
import { untilKept } from '../support/fact-kept.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { eatElse, expectNews, expectSlot, openSheet, openSlot } from '../support/plan-steps.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

const YOGURT = { typed: 'yoghurts plain', name: 'Plain yogurt' };
const BANANA = { typed: 'banán', name: 'Bananas' };

const openOverview = async (page: Page): Promise<void> => {
  await page.locator('a[href="/dashboard"]').filter({ visible: true }).first().click();
  await page.getByText('Left today').waitFor();
};

/** What the four rings say is eaten, in kcal. */
const rings = (page: Page): Promise<number[]> =>
  Promise.all(
    ['Breakfast', 'Snacks', 'Lunch', 'Dinner'].map(async (name) => {
      const label = await page
        .getByRole('img', { name: new RegExp(`^${name}: `) })
        .getAttribute('aria-label');
      return Number(/: (\d+) /.exec(label ?? '')?.[1]);
    }),
  );

test('food beside the plan fills the right ring without a network, is kept, taken back and seen elsewhere', async (context) => {
  const member = await createReadyMember(server, 'Odo');
  const phone = await openDevice(context, { origin: server.origin });
  const { page } = phone;
  await enter(page, member);
  await waitUntilReadyOffline(page);
  await openPlan(page);
  await openSlot(page, 'Snacks 2');
  await page.getByRole('button', { name: 'I ate something else' }).waitFor();
  await phone.cutNetwork();

  await eatElse(page, YOGURT, false);
  await expectNews(page, 'Plain yogurt added to Snacks 2');
  await expectSlot(page, 'Snacks 2', /, Plain yogurt/);
  const line = page.getByRole('listitem').filter({ hasText: '1 cup, eaten' });
  const kcal = Number(/(\d+) kcal/.exec((await line.textContent()) ?? '')?.[1]);
  expect(kcal).toBeGreaterThan(100);
  await openOverview(page);
  await expect.poll(() => rings(page)).toEqual([0, kcal, 0, 0]);
  await page.getByText('Also eaten: Plain yogurt, 245 g', { exact: true }).waitFor();

  await openPlan(page);
  await openSlot(page, 'Lunch');
  await untilKept(page, 'meals.set', () => eatElse(page, BANANA, true));
  await expectSlot(page, 'Lunch', /Bananas/);
  await expectNews(page, 'Bananas instead of what was planned for Lunch');
  await page.getByRole('button', { name: 'Rebalance the rest of the day' }).waitFor();

  const cold = await phone.context.newPage();
  await page.close();
  await cold.goto('/dashboard/diet-plan');
  await expectSlot(cold, 'Lunch', /Bananas/);
  await expectSlot(cold, 'Snacks 2', /, Plain yogurt/);
  await openSlot(cold, 'Snacks 2');
  const again = await openSheet(cold, 'I ate something else');
  await again
    .getByRole('list', { name: 'Eaten lately' })
    .getByRole('button', { name: /^Bananas/ })
    .waitFor();
  await cold.keyboard.press('Escape');
  await cold.getByRole('button', { name: 'Remove Plain yogurt' }).click();
  await expectNews(cold, 'Plain yogurt removed');
  await openOverview(cold);
  await expect.poll(async () => (await rings(cold))[1]).toBe(0);
  const [, , lunch] = await rings(cold);
  expect(lunch).toBeGreaterThan(80);

  await phone.restoreNetwork();
  // The yoghurt, the banana, the lunch that it came instead of, the yoghurt taken back.
  await expectOperations(server, member, 4);
  const other = await openDevice(context, {
    origin: server.origin,
    screen: 'desktop',
    installsWorker: false,
  });
  await enter(other.page, member);
  await other.page.getByText('Left today').waitFor();
  await expect.poll(() => rings(other.page)).toEqual([0, 0, lunch, 0]);
});

test('yesterday’s forgotten snack counts for yesterday', async (context) => {
  const member = await createReadyMember(server, 'Yara');
  const { page } = await openDevice(context, { origin: server.origin, installsWorker: false });
  await enter(page, member);
  await openPlan(page);
  await page.getByRole('tab', { name: 'Yesterday' }).click();
  await openSlot(page, 'Dinner');
  await untilKept(page, 'food.eaten', () => eatElse(page, BANANA, false));
  await expectSlot(page, 'Dinner', /, Bananas/);
  await openOverview(page);
  expect(await rings(page)).toEqual([0, 0, 0, 0]);
  await page.goto('/dashboard/nutrients');
  await page.getByRole('tab', { name: 'Yesterday' }).click();
  await page.getByText(/^1\d\d kcal eaten$/).waitFor();
  await page.getByRole('tab', { name: 'Today' }).click();
  await page.getByText('0 kcal eaten').waitFor();
});
