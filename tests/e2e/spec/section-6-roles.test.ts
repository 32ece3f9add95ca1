import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../../scripts/ensure-built.ts';
import { openDevice } from '../../support/browser.ts';
import { type LiveServer, startLiveServer } from '../../support/live-server.ts';
import { createReadyMember, enter } from '../../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

const CLIENT = ['Overview', 'Diet Plan', 'AI Chat', 'Membership', 'Fitness'];
const STAFF = ['Members List', 'Admin Dashboard', 'Meal Plans', 'Details'];
/** Added to the specified items: pages that the bottom bar of a phone does not lead to. */
const MORE = ['Shopping list', 'Pantry', 'Progress', 'Settings'];
const BOTTOM = ['Help', 'Logout'];
const STAFF_PAGES = [
  ['members-list', 'Members List'],
  ['admin-dashboard', 'Admin Dashboard'],
  ['meal-plans', 'Meal Plans'],
  ['details', 'Details'],
] as const;

const sidebar = async (page: Page) => {
  const items = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('listitem');
  await items.last().waitFor();
  return items.allTextContents();
};
const arrive = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

test('a visitor is sent to sign in, whatever the page [6.6]', async (context) => {
  const { page } = await openDevice(context, { installsWorker: false, origin: server.origin });
  for (const path of ['/dashboard', '/dashboard/diet-plan', '/dashboard/members-list']) {
    await page.goto(path);
    await page.waitForURL('**/sign-in');
  }
});

test('a client sees no staff item, and a staff address shows the dashboard with a note [2.19 6.1 6.2]', async (context) => {
  const { page } = await openDevice(context, {
    installsWorker: false,
    origin: server.origin,
    screen: 'desktop',
  });
  await enter(page, await createReadyMember(server, 'Clary'));
  await expect.poll(() => sidebar(page)).toEqual([...CLIENT, ...MORE, ...BOTTOM]);
  for (const [name] of STAFF_PAGES) {
    await page.goto(`/dashboard/${name}`);
    await page.waitForURL('**/dashboard?note=staff-only');
    await page.getByText('That page is for staff.').waitFor();
  }
});

test('staff see four items more, and each opens by its address [2.40 2.41 2.42 2.43 6.1 9.18 9.22]', async (context) => {
  const { page, ...device } = await openDevice(context, {
    installsWorker: false,
    origin: server.origin,
    screen: 'desktop',
  });
  const staff = await createReadyMember(server, 'Stevia');
  await server.makeAdmin(staff.email);
  await enter(page, staff);
  await expect.poll(() => sidebar(page)).toEqual([...CLIENT, ...STAFF, ...MORE, ...BOTTOM]);
  for (const [name, heading] of STAFF_PAGES) {
    await page.goto(`/dashboard/${name}`);
    await arrive(page, heading);
  }
  await page.goto('/dashboard/meal-plans');
  await page.getByRole('button', { name: 'New meal plan' }).waitFor();

  await device.context.route('**/django/api/login', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), extensions: [] } });
  });
  await enter(page, staff);
  await page.goto('/dashboard/admin-dashboard?start=2026-01-05');
  await page.getByText('Sample data', { exact: true }).waitFor();
  const cards = page.getByRole('main').getByRole('listitem');
  for (const [at, words] of [
    [0, /^Users\s*150/],
    [1, /^Meal Plans Generated\s*52/],
    [2, /^Members countries\s*23/],
    [3, /^Subs canceled\s*03/],
  ] as const)
    await expect.poll(() => cards.nth(at).textContent()).toMatch(words);
  await page.getByRole('heading', { name: 'Total Revenue' }).waitFor();
  await expect.poll(() => page.getByLabel('End date').inputValue()).toBe('2026-01-11');
  await expect.poll(() => page.getByLabel('End date').isEditable()).toBe(false);

  await page.goto('/dashboard/members-list');
  await page.getByText('Sample data', { exact: true }).waitFor();
  await expect
    .poll(() => page.getByRole('columnheader').allTextContents())
    .toEqual(['Name', 'Sex', 'Age', 'Membership', 'Address', 'Member since', 'Actions']);
  await expect.poll(() => page.getByRole('row').count()).toBe(3);
  for (const name of ['Sample Member One', 'Sample Member Two']) {
    const actions = page.getByRole('row').filter({ hasText: name });
    await actions.getByRole('link', { name: `View ${name}` }).waitFor();
    for (const action of ['Edit', 'Delete'])
      await actions.getByRole('button', { name: `${action} ${name}` }).waitFor();
  }
  await expect.poll(() => page.getByLabel('Show').locator('option:checked').textContent()).toBe('All users');
  await page.getByText('100K entries, page 1 of 20', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Page 20' }).click();
  await page.getByText('100K entries, page 20 of 20', { exact: true }).waitFor();
  await page.getByLabel('Show').selectOption('ProFit');
  await expect.poll(() => page.getByRole('row').count()).toBe(2);

  await page.goto('/dashboard/meal-plans');
  await page.getByText('Sample data', { exact: true }).waitFor();
  await expect.poll(() => page.getByText(/^\d\s?\d{3} Kcal a day$/).count()).toBe(3);
});
