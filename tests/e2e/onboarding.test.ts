import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { untilDraftKept } from '../support/draft-kept.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { NO_PROFILE_YET, signIn, untilOpened } from '../support/member-steps.ts';
import { createVerifiedMember } from '../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

const enterOnboarding = async (page: Page, username: string) => {
  await page.goto('/sign-in');
  await signIn(page, await createVerifiedMember(server, username));
  await page.waitForURL('**/onboarding');
  await untilOpened(page);
};

/** Presses Next on each screen until `path` is there. */
const goOnTo = async (page: Page, path: string) => {
  while (!page.url().endsWith(path)) {
    const from = page.url();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL((url) => url.href !== from);
    await untilOpened(page);
  }
  await page.getByRole('heading', { level: 1 }).waitFor();
};

const ageWindow = (page: Page) => page.getByRole('spinbutton', { name: 'Age', exact: true });

test('answers survive a reload on any screen, and Back leads to the screen before', async (context) => {
  const { page, expectConsole } = await openDevice(context, { installsWorker: false, origin: server.origin });
  expectConsole(NO_PROFILE_YET);
  await enterOnboarding(page, 'Basil');
  await page.getByRole('radio', { name: /^Very active/ }).check();
  await goOnTo(page, '/age');
  await expect.poll(() => ageWindow(page).textContent()).toBe('262728');
  const older = page.getByRole('button', { name: 'One year older' });
  await untilDraftKept(page, 'onboarding', () => older.click());
  await page.reload();
  await expect.poll(() => ageWindow(page).textContent()).toBe('272829');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForURL('**/onboarding');
  await expect.poll(() => page.getByRole('radio', { name: /^Very active/ }).isChecked()).toBe(true);
});

test('an age outside 1 to 140 changes nothing, an empty one clears it [2.47 5.10]', async (context) => {
  const { page, expectConsole } = await openDevice(context, { installsWorker: false, origin: server.origin });
  expectConsole(NO_PROFILE_YET);
  await enterOnboarding(page, 'Rue');
  await goOnTo(page, '/age');
  const typed = page.getByLabel('Or type your age');
  await typed.fill('41');
  await typed.blur();
  await typed.fill('150');
  await page.getByText('Please enter whole years from 1 to 140.').waitFor();
  await expect.poll(() => ageWindow(page).getAttribute('aria-valuenow')).toBe('41');
  await typed.fill('');
  await expect.poll(() => ageWindow(page).getAttribute('aria-valuenow')).toBe('27');
});

test('heights and weights keep their amount when the unit changes [2.50 4.16]', async (context) => {
  const { page, expectConsole } = await openDevice(context, { installsWorker: false, origin: server.origin });
  expectConsole(NO_PROFILE_YET);
  await enterOnboarding(page, 'Lovage');
  await goOnTo(page, '/height');
  await page.getByText('165 cm').waitFor();
  await page.getByText('FT', { exact: true }).click();
  await page.getByText('5 ft 5 in').waitFor();
  await page.getByRole('button', { name: 'One inch more' }).click();
  await page.getByText('CM', { exact: true }).click();
  await page.getByText('168 cm').waitFor();
  await goOnTo(page, '/weight');
  await page.getByText('LB', { exact: true }).click();
  await expect.poll(() => page.getByLabel('Weight', { exact: true }).inputValue()).toBe('143.3');
});

test('a target under a healthy weight is refused kindly, and the saved profile starts the dashboard', async (context) => {
  const { page, expectConsole } = await openDevice(context, { installsWorker: false, origin: server.origin });
  expectConsole(NO_PROFILE_YET);
  await enterOnboarding(page, 'Fennel');
  await goOnTo(page, '/target');
  await page.getByText('What is your Target weight?').waitFor();
  const target = page.getByLabel('Target weight', { exact: true });
  await expect.poll(() => target.inputValue()).toBe('60');
  await target.fill('45');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/the lowest healthy weight is 50.4 kg/).waitFor();
  await page.getByRole('button', { name: 'Use 59 kg' }).click();
  await expect.poll(() => target.inputValue()).toBe('59');
  await expect.poll(() => page.getByText(/lowest healthy weight|another target/).count()).toBe(0);
  await target.fill('70');
  await page.getByText('To lose weight, choose a target below your 65 kg.').waitFor();
  await target.fill('58.5');
  const request = page.waitForRequest('**/django/user/create/profile/');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await request).postDataJSON()).toMatchObject({
    age: 27,
    height: 165,
    height_uom: 'cm',
    weight: 65,
    weight_uom: 'kg',
    target_weight: 58.5,
    bmi: 23.9,
  });
  await page.waitForURL('**/dashboard');
  await page.goto('/target');
  await expect.poll(() => page.getByLabel('Target weight', { exact: true }).inputValue()).toBe('60');
});

test('below 16 a guardian confirms first', async (context) => {
  const { page, expectConsole } = await openDevice(context, { installsWorker: false, origin: server.origin });
  expectConsole(NO_PROFILE_YET);
  await enterOnboarding(page, 'Parsley');
  await goOnTo(page, '/age');
  await page.getByLabel('Or type your age').fill('12');
  await goOnTo(page, '/target');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/parent or guardian has to confirm/).waitFor();
  await page.getByRole('link', { name: 'Go to the age screen' }).click();
  await page.getByRole('checkbox').check();
  await goOnTo(page, '/target');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/dashboard');
});
