import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAccessFaults } from '../support/axe.ts';
import { drink, expectWater, press } from '../support/daily-steps.ts';
import { openMember } from '../support/member-device.ts';

/** Keeps what the icon would show in the document. */
const watchBadge = (context: BrowserContext) =>
  context.addInitScript(() => {
    const show = (count: number): Promise<void> => {
      document.documentElement.dataset.badge = String(count);
      return Promise.resolve();
    };
    Object.assign(navigator, { setAppBadge: show, clearAppBadge: () => show(0) });
  });

const badgeShows = async (page: Page, count: number): Promise<void> => {
  await page.locator(`html[data-badge="${count}"]`).waitFor();
};

const changes = (page: Page) => page.getByRole('main').getByRole('listitem');
const openLedger = async (page: Page): Promise<void> => {
  await page.getByRole('status').getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'Your changes' }).waitFor();
};

test('what waits is listed, what is refused says why, also at logging out, and each can be sent again or given up', async (context) => {
  const { page, ...device } = await openMember(context, 'Sorrel', { workerSends: false });
  device.expectConsole(/status of 400/);
  await watchBadge(device.context);
  await page.reload();

  await device.cutNetwork();
  await drink(page, '0 L', '0.25 L');
  await page.goto('/dashboard/lifestyle3');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL('**/dashboard/preference');
  await page.getByRole('link', { name: /Offline - showing your copy from .*2 changes waiting/ }).waitFor();
  await openLedger(page);
  await page.getByText('2 changes waiting. They will be sent when you are online again.').waitFor();
  await expect
    .poll(() => changes(page).getByRole('heading').allTextContents())
    .toEqual(['Water, 0.25 L', 'Lifestyle answers']);
  await expect.poll(() => changes(page).getByText('Will be sent when you are online again').count()).toBe(2);

  await page.route(/\/lifestyle\/create|\/ext\/v1\/journal$/, (route) =>
    route.fulfill({ status: 400, json: { detail: 'The kitchen is closed.' } }),
  );
  await device.restoreNetwork();
  await page.getByText(/^2 changes were not accepted; you decide what happens\./).waitFor();
  const lifestyle = changes(page).filter({ hasText: 'Lifestyle answers' });
  await lifestyle.getByText('The server did not accept this. Edit it').waitFor();
  await lifestyle.getByText('The server said: “The kitchen is closed.”').waitFor();
  await badgeShows(page, 2);
  expect(await findAccessFaults(page)).toEqual([]);

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again: Lifestyle answers' }).click();
  await page
    .getByText(/^1 change was not accepted/)
    .first()
    .waitFor();
  await badgeShows(page, 1);
  await press(page, 'More');
  await press(page, 'Logout');
  const leaving = page.getByRole('dialog', { name: 'Before you log out' });
  await leaving.getByText('1 change was not accepted. Sending again does not help.').waitFor();
  expect(await leaving.getByRole('button', { name: 'Send now, then log out' }).count()).toBe(0);
  await leaving.getByRole('link', { name: 'See why, edit or retry' }).click();
  await page.getByRole('heading', { name: 'Not accepted' }).waitFor();
  await page.getByRole('button', { name: 'Discard: Water, 0.25 L' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('heading', { name: 'Everything is sent' }).waitFor();
  await badgeShows(page, 0);
  await page.goto('/dashboard');
  await page.getByText(/^0 L \/ /).waitFor();
});

test('what the server has although its answer was lost is taken back on every phone; working offline sends nothing until it ends', async (context) => {
  const { page, member, server, ...device } = await openMember(context, 'Tarragon', { workerSends: false });
  device.expectConsole(/ERR_(FAILED|INTERNET_DISCONNECTED)/);
  let lost = 0;
  await page.route(/\/ext\/v1\/journal$/, async (route) => {
    const sends = route.request().method() === 'POST';
    if (sends) await route.fetch();
    await route.abort();
    if (sends) lost += 1;
  });
  await drink(page, '0 L', '0.25 L');
  await expect.poll(() => lost).toBeGreaterThan(0);
  await openLedger(page);
  await page.getByRole('button', { name: 'Discard: Water, 0.25 L' }).click();
  await page
    .getByText('It may have reached the server, so Sorrel takes it back here and on the server.')
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByText('Taken back: Water, 0.25 L.').waitFor();
  await expect.poll(() => changes(page).getByRole('heading').allTextContents()).toEqual(['Entry taken back']);
  expect(await page.getByRole('button', { name: /^(Discard|Edit): Entry/ }).count()).toBe(0);

  await page.unrouteAll({ behavior: 'wait' });
  // The outbox may have retried by itself by now, so "Send now" may be gone: a network that comes back sends too.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByRole('heading', { name: 'Everything is sent' }).waitFor();
  await page.goto('/dashboard');
  await expectWater(page, '0 L');

  const other = await openMember(context, 'Tarragon', { member, installsWorker: false });
  await expectWater(other.page, '0 L');
  await other.close();

  await openLedger(page);
  const asked: string[] = [];
  await page.getByRole('switch', { name: 'Work offline' }).click();
  await page.getByRole('link', { name: /^Working offline - your copy from / }).waitFor();
  page.on('request', (request) => {
    if (/\/django\/|\/media\//.test(request.url())) asked.push(request.url());
  });

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'AI Chat' }).click();
  await page.getByLabel('Your question').fill('Is rice fine?');
  await page.getByRole('button', { name: 'Send' }).click();
  await openLedger(page);
  await changes(page).getByText('Will be sent when you stop working offline').waitFor();
  await page.getByText('“Is rice fine?”').waitFor();
  await page.getByRole('button', { name: 'Edit: Message to the coach' }).click();
  await expect.poll(() => page.getByLabel('Your question').inputValue()).toBe('Is rice fine?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText(/^Will be (answered|sent) when you are online$/).waitFor();
  expect(asked).toEqual([]);

  await openLedger(page);
  await page.getByRole('switch', { name: 'Work offline' }).click();
  await page.getByRole('heading', { name: 'Everything is sent' }).waitFor();
  expect(asked.filter((url) => url.includes('/chat/'))).toHaveLength(1);
});
