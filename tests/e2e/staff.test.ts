import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

const PAGES = ['members-list', 'admin-dashboard', 'meal-plans', 'details'] as const;

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

test('staff find, change, delete and bring back a member; a client is sent away [2.42 6.2]', async (context) => {
  const clientDevice = await openDevice(context, { origin: server.origin, installsWorker: false });
  const client = clientDevice.page;
  await enter(client, await createReadyMember(server, 'Robin'));
  for (const name of PAGES) {
    await client.goto(`/dashboard/${name}`);
    await client.waitForURL('**/dashboard?note=staff-only');
    await client.getByText('That page is for staff.').waitFor();
  }
  await clientDevice.close();

  const { page, ...device } = await openDevice(context, { origin: server.origin, screen: 'desktop' });
  const staff = await createReadyMember(server, 'Sasha');
  await server.makeAdmin(staff.email);
  await enter(page, staff);

  await page.getByRole('link', { name: 'Members List' }).click();
  await page.getByRole('heading', { level: 1, name: 'Members List' }).waitFor();
  await expect
    .poll(() => page.getByRole('columnheader').allTextContents())
    .toEqual(['Name', 'Sex', 'Age', 'Membership', 'Address', 'Member since', 'Actions']);
  await page.getByText('1 entry').waitFor();
  await page.getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Robin Reed');
  await dialog.getByLabel('Membership').selectOption('ProFit');
  await dialog.getByLabel('Address').fill('Porto, Portugal');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Robin Reed is saved.').waitFor();
  await expect
    .poll(() => page.getByRole('cell').allTextContents())
    .toEqual(expect.arrayContaining(['Robin Reed', 'ProFit', 'Porto, Portugal']));

  await page.getByRole('button', { name: 'Delete Robin Reed' }).click();
  await page.getByText('Nobody fits this search and filter.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Robin Reed is back.').waitFor();

  await page.getByLabel('Search by name or address').fill('nobody at all');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('Nobody fits this search and filter.').waitFor();
  await page.getByLabel('Show').selectOption('All users');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByLabel('Search by name or address').fill('porto');
  await page.keyboard.press('Enter');
  const view = page.getByRole('link', { name: 'View Robin Reed' });
  await view.click();
  await page.getByText('robin@example.org').waitFor();
  expect(page.url()).toBe(`${server.origin}/dashboard/details`);
  await page.goBack();
  await view.waitFor();
  expect(await page.getByLabel('Search by name or address').inputValue()).toBe('porto');
  expect(page.url()).toBe(`${server.origin}/dashboard/members-list`);
  expect(JSON.stringify(await page.evaluate(() => history.state))).not.toContain('porto');
  expect(asked.filter((address) => address.endsWith('/staff/members'))).not.toEqual([]);
  expect(asked.filter((address) => address.includes('porto'))).toEqual([]);
  await page.goForward();
  await page.getByText('robin@example.org').waitFor();
  await page.reload();
  await page.getByText('Choose View beside somebody in the list.').waitFor();

  await page.goto('/dashboard/admin-dashboard?start=2026-01-05');
  await page.getByRole('heading', { level: 2, name: 'Total Revenue' }).waitFor();
  await expect.poll(() => page.getByLabel('End date').inputValue()).toBe('2026-01-11');
  await expect.poll(() => page.getByLabel('End date').isEditable()).toBe(false);
  await page.goto('/dashboard/admin-dashboard');
  await page.getByRole('img', { name: /to \$5 on/ }).waitFor();

  await page.goto('/dashboard/meal-plans');
  await page.getByRole('button', { name: 'New meal plan' }).click();
  await dialog.getByLabel('Name').fill('Gentle start');
  await dialog.getByLabel('Energy (Kcal)').fill('1700');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Delete Gentle start' }).click();
  await page.getByText('No templates yet').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Edit Gentle start' }).waitFor();

  await device.cutNetwork();
  await page.getByRole('link', { name: 'Members List' }).click();
  await page.getByText('You are offline. This page needs a connection.').waitFor();
});

test('the newsletter keeps an address, and says so where there is no newsletter [2.8]', async (context) => {
  const { page, ...device } = await openDevice(context, { origin: server.origin, installsWorker: false });
  await page.goto('/');
  const field = page.getByPlaceholder('Your email here');
  await field.fill('reader@example.org');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thank you. Your address is on the newsletter list.').waitFor();

  device.expectConsole(/status of 404 .*\/newsletter/);
  await page.route('**/ext/v1/newsletter', (route) => route.fulfill({ status: 404, body: 'Not Found' }));
  await field.fill('reader@example.org');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Newsletter sign-up is not available here. Your address was not stored.').waitFor();
  await expect.poll(() => field.inputValue()).toBe('reader@example.org');
});
