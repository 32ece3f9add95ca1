import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

const open = async (context: TestContext, username: string, tab = 'profile') => {
  const member = await createReadyMember(server, username);
  const device = await openDevice(context, { origin: server.origin, installsWorker: false });
  await enter(device.page, member);
  await device.page.goto(`/dashboard/profile?tab=${tab}`);
  return { ...device, member };
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('the four tabs are in the address, and are walked by arrow keys [2.45 4.11]', async (context) => {
  const { page } = await open(context, 'Tabea', 'nonsense');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  const tabs = page.getByRole('tab');
  await expect
    .poll(() => tabs.allTextContents())
    .toEqual(['Profile', 'Password', 'Notifications', 'Delete account']);
  await page.getByRole('tab', { name: 'Profile', selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tabpanel', { name: 'Password' }).waitFor();
  expect(new URL(page.url()).searchParams.get('tab')).toBe('password');
  await page.keyboard.press('End');
  await page.reload();
  await page.getByRole('tabpanel', { name: 'Delete account' }).waitFor();
});

test('a chosen theme counts after a reload, and on the landing page too', async (context) => {
  const { page } = await open(context, 'Thea');
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.getByText('Dark', { exact: true }).click();
  await expect.poll(paper).not.toBe(light);
  const dark = await paper();
  await page.reload();
  await page.getByRole('radio', { name: 'Dark', checked: true }).waitFor({ state: 'attached' });
  expect(await paper()).toBe(dark);
  await page.goto('/');
  await expect.poll(paper).toBe(dark);
});

test('everything on the device can be taken away as JSON, and the log as CSV', async (context) => {
  const { page, member } = await open(context, 'Xaver');
  await page.getByText(/[\d.]+ [kM]B used/).waitFor();
  await page.getByText('You: 168 cm, 61 kg').waitFor();
  const take = async (name: string): Promise<{ file: string; text: string }> => {
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
    return { file: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  };
  const json = await take('Export as JSON');
  expect(json.file).toMatch(/^sorrel-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(json.text)).toMatchObject({
    memberId: member.id,
    tables: { profile: [{ profile: { weight: 61 } }] },
  });
  const csv = await take('Export as CSV');
  expect(csv.file).toMatch(/\.csv$/);
  expect(csv.text).toMatch(/^\uFEFF?day,entry,meal,name,amount,unit,kcal\r\n/);
  for (const name of ['Allergies and safety', 'Wellness', 'Lifestyle', 'Food preferences', 'Cycle'])
    await page.getByRole('link', { name }).waitFor();
});

test('deleting the account leaves nothing [4.12]', async (context) => {
  const { page, member, ...device } = await open(context, 'Dora', 'delete');
  const path = `/django/api/delete_account/${member.id}/`;
  const called = page.waitForRequest((request) => new URL(request.url()).pathname === path);
  await press(page, 'Delete account');
  await press(page, 'Delete');
  await page.waitForURL(`${server.origin}/`);
  const { authorization } = await (await called).allHeaders();
  expect(authorization).toMatch(/^Bearer /);
  await expect.poll(() => device.context.cookies()).toEqual([]);
  const left = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    local: { ...localStorage },
    session: ['user_id', 'access_token', 'sign_up_id'].filter((key) => sessionStorage.getItem(key) !== null),
  }));
  expect(left).toEqual({ databases: [], local: {}, session: [] });

  device.expectConsole(/status of 401/);
  await page.goto('/sign-in');
  await page.getByRole('textbox', { name: 'Email' }).fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await press(page, 'Login');
  await page.getByText('Error! Please check your credentials').waitFor();
});
