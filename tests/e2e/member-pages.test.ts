import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { type Device, openDevice } from '../support/browser.ts';
import { untilKept } from '../support/fact-kept.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

async function newPhone(context: TestContext, username: string, installsWorker = false): Promise<Device> {
  const device = await openDevice(context, { origin: server.origin, installsWorker });
  await enter(device.page, await createReadyMember(server, username));
  return device;
}

const open = async (page: Page, path: string, heading: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('membership: the current plan, three that cannot be bought, and an honest word [2.39 7.23]', async (context) => {
  const { page } = await newPhone(context, 'Mia');
  await open(page, '/dashboard/membership', 'Membership');
  await page.getByRole('region', { name: 'Free' }).getByText('Current plan').waitFor();
  const starts = page.getByText('Get started', { exact: true });
  await expect
    .poll(() => starts.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    .toEqual(['/dashboard/membership', '/dashboard/membership', '/dashboard/membership']);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await starts.first().click();
  await page
    .getByText('ActiveFit cannot be bought in the app, so nothing was charged and your plan is still Free.')
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard/membership');
  expect(sent).toEqual([]);
});

test('an unknown address of the dashboard says so and leads to today', async (context) => {
  const { page } = await newPhone(context, 'Nora');
  await open(page, '/dashboard/no-such-page', 'Page not found');
  await page.getByRole('link', { name: 'Go to today' }).click();
  await page.waitForURL('**/dashboard');
});

test('fitness: a routine is written, changed, deleted and brought back, without a network [2.43]', async (context) => {
  const { page, ...device } = await newPhone(context, 'Finn', true);
  await waitUntilReadyOffline(page);
  await device.cutNetwork();
  await open(page, '/dashboard/fitness', 'Fitness routine');
  await expect.poll(() => page.getByText('Sample', { exact: true }).count()).toBe(6);

  await press(page, 'New fitness routine');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Name is required').waitFor();
  await dialog.getByLabel('Name').fill('Hill run');
  await dialog.getByLabel('Energy (Kcal)').fill('320');
  await dialog.getByLabel('Minutes').fill('35');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  const own = page.getByRole('region', { name: 'Hill run' });
  await own.getByText('320 Kcal · 35 min').waitFor();

  await press(page, 'Edit Hill run');
  await dialog.getByLabel('Minutes').fill('30');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await own.getByText('320 Kcal · 30 min').waitFor();

  await press(page, 'Make it mine: Brisk walk');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Edit Brisk walk' }).waitFor();

  await press(page, 'Delete Hill run');
  await own.waitFor({ state: 'detached' });
  await press(page, 'Undo');
  await own.waitFor();
  await page.reload();
  await own.getByText('320 Kcal · 30 min').waitFor();
});

test('notifications: the bell counts, opening reads, a refused change is tried again [2.22 2.44]', async (context) => {
  const { page, ...device } = await newPhone(context, 'Nanna');
  device.expectConsole(/400/);
  await page.goto('/dashboard/diet-plan');
  await page.getByRole('tab').first().waitFor();
  let refuse = true;
  await page.route('**/django/lifestyle/create', (route) =>
    refuse ? route.fulfill({ status: 400, json: { rest_days: ['No.'] } }) : route.continue(),
  );
  await page.goto('/dashboard/lifestyle3');
  await press(page, 'Submit');
  await page.getByRole('alert').waitFor();

  await page.getByRole('link', { name: /^Notifications, \d+ unread$/ }).click();
  await page.getByRole('heading', { level: 2, name: 'Your plan is ready' }).waitFor();
  await page
    .getByText('Lifestyle answers: the server did not accept this. It is still on this device.')
    .waitFor();
  await expect.poll(() => page.getByText('New', { exact: true }).count()).toBeGreaterThanOrEqual(2);
  await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor();

  // What discarding does to each kind of change is said in one place.
  await page.getByRole('link', { name: 'Your changes' }).click();
  await page.getByRole('button', { name: /^Discard: / }).waitFor();
  await page.goBack();

  refuse = false;
  const sent = page.waitForRequest('**/django/lifestyle/create');
  await press(page, 'Try again');
  await sent;
  await page.getByText('It was sent again or discarded since; nothing is left to do.').waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 2, name: 'Your plan is ready' }).waitFor();
  await expect.poll(() => page.getByText('New', { exact: true }).count()).toBe(0);
});

test('help: searched, opened, and reached by its anchors [2.44]', async (context) => {
  const { page } = await newPhone(context, 'Hal');
  await open(page, '/dashboard/help', 'Help and Support');
  await page.getByLabel('Search help').fill('csv');
  await page.getByText('1 answer', { exact: true }).waitFor();
  await page.getByText(/export everything as JSON, or your meals/).waitFor();
  await page.getByLabel('Search help').fill('helicopter');
  await page.getByRole('heading', { name: 'No answer found' }).waitFor();
  await press(page, 'Show all topics');
  await page.getByRole('link', { name: 'Troubleshooting' }).click();
  const troubles = page.locator('#troubleshooting');
  await page.waitForFunction(() => {
    const top = document.querySelector('#troubleshooting')?.getBoundingClientRect().top;
    return top !== undefined && top < innerHeight;
  });
  await troubles.getByRole('button', { name: 'My code did not arrive' }).click();
  await troubles.getByText(/Each code works once/).waitFor();
});

test('progress: a weight is logged, corrected, removed and brought back; water shows up [2.27]', async (context) => {
  const { page } = await newPhone(context, 'Pau');
  await open(page, '/dashboard', 'Pau');
  await untilKept(page, 'water.add', () => press(page, '+500 ml'));
  await page.getByText(/^0\.5 L \/ /).waitFor();
  await open(page, '/dashboard/progress', 'Your progress');
  await page
    .getByRole('img', { name: /^Water in the last 14 days\. About 0\.5 L a day over 1 day/ })
    .waitFor();

  const yesterday = await page.getByLabel('Day', { exact: true }).evaluate((field: HTMLInputElement) => {
    const day = new Date(`${field.max}T12:00:00Z`);
    day.setUTCDate(day.getUTCDate() - 1);
    return day.toISOString().slice(0, 10);
  });
  const weight = page.getByLabel('Weight (kg)');
  await press(page, 'Log weight');
  await page.getByText('Enter a weight from 10 to 200 kg').waitFor();
  await weight.fill('70.4');
  await press(page, 'Log weight');
  const log = page.getByRole('list', { name: 'Weight log' });
  await log.getByText('70.4 kg').waitFor();
  await page.getByLabel('Day', { exact: true }).fill(yesterday);
  await weight.fill('71');
  await press(page, 'Log weight');
  await page.getByRole('img', { name: /^Weight: 0\.6 kg less since yesterday, now 70\.4 kg/ }).waitFor();

  await log
    .getByRole('button', { name: /^Change/ })
    .first()
    .click();
  await page.getByLabel('Weight (kg)').fill('70');
  await press(page, 'Log weight');
  await log.getByText('70 kg', { exact: true }).waitFor();
  await expect.poll(() => log.getByRole('listitem').count()).toBe(2);
  await page.getByText('Show as a table').first().click();
  await page.getByRole('table', { name: 'Weight by day' }).getByText('70.5 kg').waitFor();

  await log
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await log.getByText('70 kg', { exact: true }).waitFor({ state: 'detached' });
  await press(page, 'Undo');
  await log.getByText('70 kg', { exact: true }).waitFor();
});
