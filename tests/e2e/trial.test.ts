import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { drink } from '../support/daily-steps.ts';
import { sharedServer } from '../support/member-device.ts';
import { NO_PROFILE_YET, newMember, signIn, signUp, waitUntilReadyOffline } from '../support/member-steps.ts';
import { startStaticHost } from '../support/static-host.ts';
import { chooseToBring, dishesOf, tryIt } from '../support/trial-steps.ts';

const NOWHERE = 'http://127.0.0.1:1';

const databases = (page: Page): Promise<readonly (string | undefined)[]> =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

test('on a host of files alone a stranger has a week, in a kitchen without signal, and deletes it [2.58]', async (context) => {
  const host = await startStaticHost(DIST, NOWHERE, { file: '404.html', status: 404 });
  context.onTestFinished(() => host.stop());
  const { page, ...device } = await openDevice(context, { origin: host.origin });
  device.expectConsole(/status of 404 /);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/(django|v1)\//.test(request.url())) calls.push(request.url());
  });
  const dishes = await tryIt(page);
  await page.getByText('Only on this device.').waitFor();
  await waitUntilReadyOffline(page);
  await device.cutNetwork();
  await page.reload();
  expect(await dishesOf(page)).toEqual(dishes);
  await drink(page, '0 L', '0.25 L');
  await page.goto('/dashboard/shopping');
  await page.getByText(/^0 of \d\d$/).waitFor();
  await page.goto('/dashboard/ai-chat');
  await page.getByPlaceholder('Enter your question...').fill('What is for dinner?');
  await page.keyboard.press('Enter');
  await page.getByText('Answered on this device').waitFor();
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Delete this trial' }).click();
  await page.getByRole('button', { name: 'Delete everything here' }).click();
  await page.getByRole('link', { name: 'Try it first' }).waitFor();
  expect((await databases(page)).filter((name) => name?.startsWith('sorrel-member'))).toEqual([]);
});

test('an account takes the trial over as it is, for the other devices too', async (context) => {
  const server = await sharedServer();
  const { page, ...device } = await openDevice(context, { origin: server.origin, installsWorker: false });
  device.expectConsole(NO_PROFILE_YET);
  const dishes = await tryIt(page);
  await drink(page, '0 L', '0.25 L');
  await page.getByRole('link', { name: 'Create an account' }).click();
  const member = newMember('Hollis');
  await signUp(page, member, server.mail);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText('Please choose one.').waitFor();
  await chooseToBring(page);
  await signIn(page, member);
  await page.waitForURL('**/dashboard');
  expect(await dishesOf(page)).toEqual(dishes);
  await page.getByText(/^0\.25 L \/ /).waitFor();
  expect((await databases(page)).filter((name) => name?.startsWith('sorrel-member'))).toHaveLength(1);
  await page.goto('/dashboard/sync');
  await page.getByRole('heading', { name: 'Everything is sent' }).waitFor();

  const other = await openDevice(context, { origin: server.origin, installsWorker: false });
  await other.page.goto('/sign-in');
  await signIn(other.page, member);
  await other.page.waitForURL('**/dashboard');
  expect(await dishesOf(other.page)).toEqual(dishes);
  await other.page.getByText(/^0\.25 L \/ /).waitFor();
});
