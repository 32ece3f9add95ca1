import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAccessFaults } from '../support/axe.ts';
import { press } from '../support/daily-steps.ts';
import { openMember } from '../support/member-device.ts';
import { signIn } from '../support/member-steps.ts';
import { readRows } from '../support/member-store.ts';

/** A phone after five idle minutes: what it says, what it opens, and what it does not. */

const IDLE_MS = 300_000;
const LOOK_MS = 15_000;
const SHARED = 'Other people use this device';
const KEEP = 'Keep me signed in on this device';

const lockedPlan = (page: Page) => page.getByRole('link', { name: /^Today's plan/ });

const lock = async (page: Page): Promise<void> => {
  for (const wait of [IDLE_MS, LOOK_MS]) await page.clock.fastForward(wait);
  await page.waitForURL('**/sign-in');
  await page.getByRole('button', { name: 'Login' }).waitFor();
};

test('a locked device says why, knows the address, and opens today’s dishes and nothing else; one that other people use shows nothing [4.18 9.2]', async (context) => {
  const { page, member: ana, ...device } = await openMember(context, 'Anise');
  await page.clock.install();
  await page.goto('/today');
  await page.waitForURL('**/dashboard');
  await page.goto('/dashboard/diet-plan');
  await page.getByRole('heading', { level: 3 }).first().waitFor();

  const left = page.url();
  await lock(page);
  await page.getByText('You were away for five minutes, so Sorrel locked itself.').waitFor();
  await expect.poll(() => device.context.cookies()).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('access_token'))).toBeNull();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(ana.email);
  await page.getByLabel('Password', { exact: true }).fill(ana.password);
  await page.getByRole('checkbox', { name: KEEP, checked: true }).uncheck();
  await press(page, 'Login');
  await page.waitForURL(left);
  await page.locator('a[href="/dashboard"]').filter({ visible: true }).first().click();
  await page.getByRole('heading', { name: 'Skip the password next time?' }).waitFor();
  await press(page, 'Not now');
  await page.goto(left);
  await page.getByRole('heading', { level: 3 }).first().waitFor();

  await lock(page);
  await lockedPlan(page).waitFor();
  await lockedPlan(page).click();
  await page.getByRole('heading', { level: 1, name: "Today's plan" }).waitFor();
  await device.cutNetwork();
  await page.goto('/sign-in');
  await lockedPlan(page).click();
  await page.getByRole('heading', { level: 1, name: "Today's plan" }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Breakfast' }).waitFor();
  const dishes = page.getByRole('heading', { level: 3 }).getByRole('button');
  await dishes.first().click();
  await page.getByRole('heading', { level: 4, name: 'Ingredients' }).waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: /^\d+ g/ })
    .first()
    .waitFor();
  await page.getByRole('heading', { level: 4, name: 'Steps' }).waitFor();
  expect(await findAccessFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect.poll(() => page.getByRole('link').allTextContents()).toEqual(['Sign in', 'Cook this']);
  expect(await page.getByRole('button').count()).toBe(await dishes.count());
  const words = (await page.locator('#root').textContent()) ?? '';
  expect(words).not.toContain(ana.username);
  expect(words).not.toMatch(/kcal|\bkg\b|eaten|portion/i);

  const storedOf = () =>
    Promise.all(
      (['cooking', 'journal', 'outbox', 'timers'] as const).map((table) => readRows(page, ana.id, table)),
    );
  const before = await storedOf();
  await page.getByRole('link', { name: 'Cook this' }).click();
  await press(page, 'Start cooking');
  await page
    .getByText(/^Step 1 of/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Next step' }).click();
  const second = page.getByText(/^Step 2 of/).first();
  await second.waitFor();
  await page.reload();
  await second.waitFor();
  expect(await page.getByRole('button', { name: /timer|eaten|pantry/i }).count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('link', { name: 'Leave the kitchen' }).click();
  await page.getByRole('heading', { level: 1, name: "Today's plan" }).waitFor();
  expect(await storedOf()).toEqual(before);
  await page.goto('/today?cook=no-dish-of-today');
  await page.getByRole('heading', { level: 1, name: "Not among today's meals" }).waitFor();
  for (const path of ['/dashboard', '/dashboard/diet-plan', '/dashboard/profile', '/age']) {
    await page.goto(path);
    await page.waitForURL('**/sign-in');
  }
  await device.restoreNetwork();
  await page.getByRole('button', { name: 'Login' }).waitFor();

  await page.getByRole('checkbox', { name: SHARED }).check();
  await page.getByRole('checkbox', { name: KEEP, checked: false }).waitFor();
  await signIn(page, ana);
  await page.waitForURL('**/dashboard');
  await page.getByText('Everything is sent').first().waitFor();
  expect(await page.getByText(/^Ready offline/).count()).toBe(0);
  await lock(page);
  await page.getByRole('checkbox', { name: SHARED, checked: true }).waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('');
  expect(await page.evaluate(() => Object.entries(localStorage).flat().join())).not.toContain(ana.email);
  await page.goto('/today');
  await page.waitForURL('**/sign-in');
  await page.getByRole('button', { name: 'Login' }).waitFor();
  expect(await lockedPlan(page).count()).toBe(0);
});
