import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

test('the history of the tab does not tell what staff search for and whom they look at', async (context) => {
  const { email } = await createReadyMember(server, 'Robin');
  const { page } = await openDevice(context, {
    origin: server.origin,
    installsWorker: false,
    screen: 'desktop',
  });
  const staff = await createReadyMember(server, 'Sasha');
  await server.makeAdmin(staff.email);
  await enter(page, staff);
  await page.getByRole('link', { name: 'Members List' }).click();
  const search = page.getByLabel('Search by name or address');
  await search.fill('robin');
  await page.keyboard.press('Enter');
  await page.getByText('1 entry').waitFor();
  const view = page.getByRole('link', { name: 'View Robin' });
  await view.click();
  await page.getByText(email).waitFor();
  expect(page.url()).toBe(`${server.origin}/dashboard/details`);
  await page.goBack();
  await view.waitFor();
  expect(await search.inputValue()).toBe('robin');
  expect(page.url()).toBe(`${server.origin}/dashboard/members-list`);
  expect(JSON.stringify(await page.evaluate(() => history.state))).not.toContain('robin');
  await page.goForward();
  await page.getByText(email).waitFor();
  await page.reload();
  await page.getByText('Choose View beside somebody in the list.').waitFor();
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
