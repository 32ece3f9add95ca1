import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import {
  AGE_DEFAULT,
  HEIGHT_DEFAULT_CM,
  TARGET_WEIGHT_DEFAULT_KG,
  WEIGHT_DEFAULT_KG,
} from '../../src/domain/constants.ts';
import { openDevice } from '../support/browser.ts';
import { drink } from '../support/daily-steps.ts';
import { openMember, sharedServer } from '../support/member-device.ts';
import {
  answerOnboarding,
  NO_PROFILE_YET,
  newMember,
  signIn,
  signUp,
  waitUntilReadyOffline,
} from '../support/member-steps.ts';
import { startStaticHost } from '../support/static-host.ts';

/** What the nine questions offer, and what this test picks of it. */
const AS_OFFERED = {
  fitness_goal: 'Weight Loss',
  age: AGE_DEFAULT,
  height: HEIGHT_DEFAULT_CM,
  weight: WEIGHT_DEFAULT_KG,
  target_weight: TARGET_WEIGHT_DEFAULT_KG,
};
const NOWHERE = 'http://127.0.0.1:1';

const dishesOf = async (page: Page): Promise<readonly string[]> => {
  const list = page.getByRole('region', { name: "Today's meals" });
  await list.getByRole('listitem').nth(2).waitFor();
  // What comes next is said once the day has been read.
  return (await list.getByRole('link').allTextContents()).map((words) => words.replace(/Next$/, ''));
};

/** From the landing page to the first meals. */
const tryIt = async (page: Page): Promise<readonly string[]> => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Try it first' }).click();
  await answerOnboarding(page);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  return dishesOf(page);
};

const chooseToBring = (page: Page): Promise<void> =>
  page.getByText('Put it in my account', { exact: true }).click();

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

test('an account that has a week asks which one stays, and keeps what was logged either way', async (context) => {
  // The same body and goal as the trial's: a week for others may not fit, which the contract's tests hold.
  const known = await openMember(context, 'Ashby', { installsWorker: false, answers: AS_OFFERED });
  const theirs = await dishesOf(known.page);
  await known.close();
  const { page } = await openDevice(context, { origin: known.server.origin, installsWorker: false });
  const tried = await tryIt(page);
  await drink(page, '0 L', '0.25 L');
  await page.goto('/sign-in');
  await chooseToBring(page);
  await signIn(page, known.member);
  await page.waitForURL('**/dashboard');
  await page.getByText('Which week do you want to keep?').first().waitFor();
  expect(await dishesOf(page)).toEqual(theirs);
  await page.getByText(/^0\.25 L \/ /).waitFor();
  await page.getByRole('button', { name: 'The week from here' }).click();
  await expect.poll(() => dishesOf(page), { timeout: 30_000 }).toEqual(tried);
});
