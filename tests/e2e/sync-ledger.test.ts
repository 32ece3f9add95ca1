import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { findAccessFaults } from '../support/axe.ts';
import { openDevice } from '../support/browser.ts';
import { drink, expectWater, journalOf } from '../support/daily-steps.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { QUICK_LOOKS, showIn } from '../support/look.ts';
import { NO_LONGER_THEIRS, waitUntilReadyOffline } from '../support/member-steps.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

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

test('what waits is listed, what is refused says why, and each can be sent again or given up', async (context) => {
  const { page, ...device } = await openDevice(context, { origin: server.origin, workerSends: false });
  device.expectConsole(/status of 400/);
  await watchBadge(device.context);
  await enter(page, await createReadyMember(server, 'Sorrel'));
  await page.getByRole('link', { name: /Ready offline for today/ }).waitFor();
  await waitUntilReadyOffline(page);

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
  for (const look of QUICK_LOOKS) {
    await showIn(page, look);
    expect(await findAccessFaults(page)).toEqual([]);
  }

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again: Lifestyle answers' }).click();
  await page
    .getByText(/^1 change was not accepted/)
    .first()
    .waitFor();
  await badgeShows(page, 1);
  await page.getByRole('button', { name: 'Discard: Water, 0.25 L' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('heading', { name: 'Everything is sent' }).waitFor();
  await badgeShows(page, 0);
  await page.goto('/dashboard');
  await page.getByText(/^0 L \/ /).waitFor();
});

test('working offline sends nothing until it ends; what waits comes back into its form', async (context) => {
  const { page, ...device } = await openDevice(context, { origin: server.origin, workerSends: false });
  device.expectConsole(/ERR_FAILED/);
  await page.route('**/media/**', (route) => route.abort());
  await enter(page, await createReadyMember(server, 'Purslane'));
  await page.getByRole('link', { name: /Ready offline for today/ }).waitFor();
  await openLedger(page);
  const asked: string[] = [];
  await page.getByRole('switch', { name: 'Work offline' }).click();
  await page.getByRole('link', { name: /^Working offline - your copy from / }).waitFor();
  page.on('request', (request) => {
    if (/\/django\/|\/media\//.test(request.url())) asked.push(request.url());
  });

  await page.getByRole('link', { name: 'Coach' }).click();
  await page.getByLabel('Your question').fill('Is rice fine?');
  await page.getByRole('button', { name: 'Send' }).click();
  await openLedger(page);
  await changes(page).getByText('Will be sent when you stop working offline').waitFor();
  await page.getByText('“Is rice fine?”').waitFor();
  await page.getByRole('button', { name: 'Edit: Message to the coach' }).click();
  await expect.poll(() => page.getByLabel('Your question').inputValue()).toBe('Is rice fine?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText(/^Will be (answered|sent) when you are online$/).waitFor();

  await page.getByRole('link', { name: 'Your profile' }).click();
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 60 } });
  const file = { name: 'me.png', mimeType: 'image/png', buffer: picture };
  await page.locator('input[type=file][accept^=image]').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload photo' }).click();
  await page.getByText('Saved, will be sent').waitFor();
  await openLedger(page);
  await page.getByRole('button', { name: 'Edit: Your photo' }).click();
  await page.getByText('This photo is not sent yet.').waitFor();
  await page.getByRole('img', { name: 'The photo you chose' }).waitFor();
  expect(asked).toEqual([]);

  await openLedger(page);
  await page.getByRole('switch', { name: 'Work offline' }).click();
  await page.getByRole('heading', { name: 'Everything is sent' }).waitFor();
  expect(asked.filter((url) => url.includes('/chat/'))).toHaveLength(1);

  // The photo that this device could not keep is not shown from its address either.
  await expect.poll(() => asked.some((url) => url.includes('/media/'))).toBe(true);
  await page.getByRole('switch', { name: 'Work offline' }).click();
  await page.getByRole('link', { name: /^Working offline - your copy from / }).waitFor();
  asked.length = 0;
  await page.getByRole('link', { name: 'Your profile' }).click();
  await page.getByLabel('Choose a photo').waitFor();
  expect(asked).toEqual([]);
});

test('logging out with a refused change says that sending does not help, and leads to the reason', async (context) => {
  const { page, ...device } = await openDevice(context, { origin: server.origin, installsWorker: false });
  device.expectConsole(/status of 400/);
  await watchBadge(device.context);
  await enter(page, await createReadyMember(server, 'Orache'));
  await page.getByText(/^0 L \/ /).waitFor();
  await page.route('**/ext/v1/journal', (route) => route.fulfill({ status: 400, json: { detail: 'No.' } }));
  await page.getByRole('button', { name: '+500 ml' }).click();
  await page.getByRole('link', { name: /1 change was not accepted/ }).waitFor();
  await badgeShows(page, 1);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Before you log out' });
  await dialog.getByText('1 change was not accepted; sending again does not help.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Send now, then log out' }).count()).toBe(0);
  await dialog.getByRole('link', { name: 'See why, edit or retry' }).click();
  await page.getByRole('heading', { name: 'Not accepted' }).waitFor();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  device.expectConsole(NO_LONGER_THEIRS);
  await dialog.getByRole('button', { name: 'Discard 1 change' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('what the server has, although its answer was lost, is taken back on every phone', async (context) => {
  const { page, ...device } = await openDevice(context, { origin: server.origin, workerSends: false });
  device.expectConsole(/ERR_(FAILED|INTERNET_DISCONNECTED)/);
  const member = await createReadyMember(server, 'Tarragon');
  await enter(page, member);
  await page.getByRole('link', { name: /Ready offline for today/ }).waitFor();
  await page.route(/\/ext\/v1\/journal$/, async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort();
  });
  const lost = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await drink(page, '0 L', '0.25 L');
  await lost;
  await openLedger(page);
  await page.getByRole('button', { name: 'Discard: Water, 0.25 L' }).click();
  await page.getByText('It may have reached the server, so Sorrel takes it back here and there.').waitFor();
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

  const other = await openDevice(context, { origin: server.origin, workerSends: false });
  await enter(other.page, member);
  await expectWater(other.page, '0 L');
  await drink(other.page, '0 L', '0.25 L');
});

test('logging out with Discard takes back what the server may have, and says so where it cannot', async (context) => {
  const { page, ...device } = await openDevice(context, { origin: server.origin, installsWorker: false });
  device.expectConsole(/ERR_FAILED/);
  const member = await createReadyMember(server, 'Savory');
  await enter(page, member);
  await expectWater(page, '0 L');
  await page.route(/\/ext\/v1\/journal$/, async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort();
  });
  const lost = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await drink(page, '0 L', '0.25 L');
  await lost;
  // Before the first of the two: in between a try would get its answer.
  await page.route(/\/ext\/v1\/journal$/, (route) => route.abort());
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Before you log out' });
  await dialog.getByText('1 change may have reached your account already.').waitFor();
  await dialog.getByRole('button', { name: 'Discard 1 change' }).click();
  await dialog.getByText('Sorrel could not take it back now.').waitFor();

  await page.unrouteAll({ behavior: 'wait' });
  device.expectConsole(NO_LONGER_THEIRS);
  await dialog.getByRole('button', { name: 'Send now, then log out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect((await journalOf(server, member)).map(({ kind }) => kind)).toEqual(['water.add', 'entry.retract']);
});

test('what is asked before discarding is true of the change as it stands when it is answered', async (context) => {
  const { page, ...device } = await openDevice(context, { origin: server.origin, workerSends: false });
  device.expectConsole(/ERR_FAILED/);
  await enter(page, await createReadyMember(server, 'Marjoram'));
  await page.getByRole('link', { name: /Ready offline for today/ }).waitFor();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isFirst = true;
  await page.route(/\/ext\/v1\/journal$/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    if (!isFirst) {
      await route.fetch();
      return route.abort();
    }
    isFirst = false;
    await released;
    return route.continue();
  });
  const held = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/ext/v1/journal'),
  );
  await drink(page, '0 L', '0.25 L');
  await held;
  await drink(page, '0.25 L', '0.5 L');
  await openLedger(page);
  await page.getByRole('button', { name: 'Discard: Water, 0.25 L' }).click();
  await page.getByText('It goes from this device too, as if you had not logged it.').waitFor();

  release();
  await page.getByText('It may have reached the server, so Sorrel takes it back here and there.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByText('Taken back: Water, 0.25 L.').waitFor();
});
