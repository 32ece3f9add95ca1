import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { type DeviceOptions, openDevice } from '../support/browser.ts';
import { drink, expectWater, openPlan } from '../support/daily-steps.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

/**
 * Each test is named after a bug that people met in an app of this kind. Here are those that only a browser can show; the
 * others are in tests/unit/sync/regressions.test.ts, and in a browser in regressions.long.test.ts and
 * regressions-sync.long.test.ts.
 */

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

/** A member on the overview of a phone that has everything it needs. */
async function open(context: TestContext, username: string, options: Partial<DeviceOptions> = {}) {
  const member = await createReadyMember(server, username);
  const device = await openDevice(context, { origin: server.origin, screen: 'phone', ...options });
  await enter(device.page, member);
  await expectWater(device.page, '0 L');
  await openPlan(device.page);
  await waitUntilReadyOffline(device.page);
  return { ...device, member };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('offline reload gives a blank screen', async (context) => {
  const { page, ...device } = await open(context, 'Alma');
  await device.cutNetwork();
  for (const path of [
    '/dashboard',
    '/dashboard/diet-plan',
    '/dashboard/progress',
    '/',
    '/terms',
    '/nowhere',
  ]) {
    await page.goto(path);
    await heading(page).waitFor();
    await page.reload();
    await heading(page).waitFor();
    await expect.poll(async () => (await page.locator('body').innerText()).length).toBeGreaterThan(100);
  }
});

test('a lazy chunk is missing offline', async (context) => {
  const { page, ...device } = await open(context, 'Bryn');
  await device.cutNetwork();
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  for (const [link, title] of [
    ['Fitness', 'Fitness'],
    ['Membership', 'Membership'],
    ['Help', 'Help'],
  ] as const) {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog').getByRole('link', { name: link }).click();
    await page.getByRole('heading', { level: 1, name: new RegExp(title) }).waitFor();
  }
  // A page that reloads itself because a chunk is missing has lost what was typed on it.
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});

test('opening offline signs you out', async (context) => {
  const { page, ...device } = await open(context, 'Cleo');
  await page.goto('/dashboard');
  await drink(page, '0 L', '0.25 L');
  await page.close();
  await device.context.clearCookies();
  await device.cutNetwork();
  const later = await device.context.newPage();
  await later.goto('/dashboard');
  await expectWater(later, '0.25 L');
  await drink(later, '0.25 L', '0.5 L');
  await expect.poll(() => new URL(later.url()).pathname).toBe('/dashboard');
});
