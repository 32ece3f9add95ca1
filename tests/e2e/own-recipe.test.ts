import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { LIBRARY_CACHE } from '../../src/domain/library/library-cache.ts';
import { findAccessFaults } from '../support/axe.ts';
import { openDevice } from '../support/browser.ts';
import { journalOf } from '../support/daily-steps.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { LOOKS, QUICK_LOOKS, showIn } from '../support/look.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

/** A recipe of one's own, from the first line to the plate. */

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true }).click();

const LINES = [
  '2 onions, chopped',
  '3 cloves garlic',
  '1 tbsp olive oil',
  '1 tsp ground cumin',
  '2 cans chickpeas, drained',
  '400 g canned tomatoes',
  '200 g spinach',
  '250 g white rice',
  'salt to taste',
  '300 g jerusalem artichokes, sliced',
];

const isLibrarySaved = (page: Page): Promise<boolean> =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).length > 0, LIBRARY_CACHE);

async function expectAccess(page: Page): Promise<void> {
  for (const look of QUICK_LOOKS) {
    await showIn(page, look);
    expect(await findAccessFaults(page), `${look.screen} ${look.colorScheme}`).toEqual([]);
  }
}

test('without a network a recipe of ten lines is written, weighed, planned for tomorrow, on the list and cooked', async (context) => {
  const member = await createReadyMember(server, 'Olive');
  const device = await openDevice(context, { origin: server.origin });
  const { page } = device;
  await page.setViewportSize({ width: 412, height: 900 });
  await enter(page, member);
  await waitUntilReadyOffline(page);
  await expect.poll(() => isLibrarySaved(page), { timeout: 60_000 }).toBe(true);
  await device.cutNetwork();

  await press(page, 'Open menu');
  await follow(page, 'My food');
  await follow(page, 'Write a recipe');
  await page.getByLabel('Name').fill('Artichoke curry');
  await page.getByLabel('Ingredients', { exact: true }).fill(LINES.join('\n'));
  const lines = page.getByRole('list', { name: 'Ingredients as understood' }).getByRole('button');
  await expect.poll(() => lines.count()).toBe(LINES.length);
  await expect.poll(() => lines.last().innerText()).toMatch(/artichoke.*, 300 g/is);
  await page.getByLabel('Servings').fill('4');
  await page.getByLabel('The whole pot, in grams').fill('2000');
  await page.getByLabel('Method').fill('Soften the onions.\nAdd everything and simmer for 25 minutes.');
  await expect
    .poll(() => page.getByRole('region', { name: 'One serving' }).innerText())
    .toMatch(/500 g[\s\S]*kcal/);
  await expectAccess(page);
  await showIn(page, LOOKS[0]);
  await page.setViewportSize({ width: 412, height: 900 });

  // A reload in the kitchen loses nothing.
  await page.reload();
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Artichoke curry');
  await expect.poll(() => lines.count()).toBe(LINES.length);
  await press(page, 'Save recipe');

  await page.getByRole('region', { name: 'Your recipe' }).waitFor();
  await page.getByLabel('Day').selectOption({ label: 'Tomorrow' });
  await page.getByLabel('Meal').selectOption({ label: 'Dinner' });
  await press(page, 'Plan it');
  await page.getByText('Planned: Dinner, Tomorrow.').waitFor();

  await page.goto('/dashboard/shopping');
  await page
    .getByRole('button', { name: /artichoke/i })
    .first()
    .waitFor();

  await page.goto('/dashboard/diet-plan');
  await page.getByRole('tab', { name: /^Tomorrow/ }).click();
  await page.getByText('Artichoke curry').first().waitFor();

  await page.goto('/dashboard/foods');
  await follow(page, /^Artichoke curry/);
  await follow(page, 'Start cooking');
  await page
    .getByText(/jerusalem artichokes/i)
    .first()
    .waitFor();
  await press(page, 'Start cooking');
  for (const step of [/^Have ready: salt to taste/, 'Soften the onions.']) {
    await page.getByRole('heading', { level: 2, name: step }).waitFor();
    await press(page, 'Next step');
  }
  await page.getByRole('heading', { level: 2, name: /simmer for 25 minutes/ }).waitFor();
  await page.getByRole('button', { name: 'Start timer, 25 min' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await press(page, 'Done cooking');
  await page.getByRole('heading', { level: 1, name: 'Enjoy your meal' }).waitFor();

  // With a network everything of it reaches the account.
  await device.restoreNetwork();
  await expect
    .poll(async () => (await journalOf(server, member)).map(({ kind }) => kind), { timeout: 60_000 })
    .toEqual(expect.arrayContaining(['recipe.put', 'meals.set']));
});
