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

test('heights and weights keep their amount when the unit changes, and can be typed [2.50 4.16]', async (context) => {
  const { page, expectConsole } = await openDevice(context, { installsWorker: false, origin: server.origin });
  expectConsole(NO_PROFILE_YET);
  await enterOnboarding(page, 'Lovage');
  await goOnTo(page, '/height');
  const height = page.getByLabel('Height', { exact: true });
  const [feet, inches] = [page.getByLabel('Height, feet'), page.getByLabel('Height, inches')];
  await expect.poll(() => height.inputValue()).toBe('165');
  await page.getByText('FT', { exact: true }).click();
  await expect.poll(async () => [await feet.inputValue(), await inches.inputValue()]).toEqual(['5', '5']);
  await page.getByRole('button', { name: 'One inch more' }).click();
  await page.getByText('CM', { exact: true }).click();
  await expect.poll(() => height.inputValue()).toBe('167.6');
  await height.fill('1.75');
  await height.blur();
  await page.getByText('Please enter centimetres, from 30 to 250.').waitFor();
  await height.fill('180,5');
  await page.getByText('FT', { exact: true }).click();
  await expect.poll(async () => [await feet.inputValue(), await inches.inputValue()]).toEqual(['5', '11']);
  await feet.fill('9');
  await inches.fill('2');
  await inches.blur();
  await page.getByText('Whole feet, 0 to 7.').waitFor();
  await feet.fill('6');
  await goOnTo(page, '/weight');
  const weight = page.getByLabel('Weight', { exact: true });
  await page.getByText('LB', { exact: true }).click();
  await expect.poll(() => weight.inputValue()).toBe('143.3');
  await page.getByText('KG', { exact: true }).click();
  await weight.fill('210');
  await page.getByText('Please enter a weight from 10 to 200 kg.').waitFor();
  await page.getByText('LB', { exact: true }).click();
  await expect.poll(() => weight.inputValue()).toBe('210');
  await goOnTo(page, '/target');
  await page.getByLabel('Target weight', { exact: true }).fill('180');
  const request = page.waitForRequest('**/django/user/create/profile/');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await request).postDataJSON()).toMatchObject({ height: 188, weight: 95.3, target_weight: 81.6 });
});

test('a typed number is sent as it is shown, or not at all [2.52 5.13]', async (context) => {
  const { page, expectConsole } = await openDevice(context, { installsWorker: false, origin: server.origin });
  expectConsole(NO_PROFILE_YET);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/create/profile/')) sent.push(request.postDataJSON());
  });
  await enterOnboarding(page, 'Tansy');
  await goOnTo(page, '/weight');
  const weight = page.getByLabel('Weight', { exact: true });
  await untilDraftKept(page, 'onboarding', () => weight.fill('210'));
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/goal');
  await page.getByText('“210” is not taken as your weight.').waitFor();
  await page.reload();
  await goOnTo(page, '/target');
  await page.getByRole('button', { name: 'Save' }).click();
  const points = page.getByRole('list', { name: 'To be mended before you save' });
  await expect.poll(() => points.evaluate((list) => list === document.activeElement)).toBe(true);
  await page.getByRole('link', { name: 'Go to the weight screen' }).click();
  await page.getByText('Please enter a weight from 10 to 200 kg.').waitFor();
  await expect.poll(() => weight.inputValue()).toBe('210');
  await weight.fill('');
  await weight.pressSequentially('82,55');
  await page.mouse.wheel(0, 200);
  await weight.blur();
  await expect.poll(() => weight.inputValue()).toBe('82.6');
  await page.getByRole('link', { name: 'Done, back to step 9' }).click();

  const target = page.getByLabel('Target weight', { exact: true });
  for (const text of ['300', '', '-60', '1e2', 'sixty']) {
    await target.fill(text);
    await target.press('Enter');
    await page.getByText('Please enter a weight from 10 to 200 kg.').waitFor();
    await page.getByText(text === '' ? 'Your target weight is missing.' : `“${text}” is not taken`).waitFor();
  }
  await page.getByRole('button', { name: '0.1 kg more' }).click();
  await expect.poll(() => target.inputValue()).toBe('60.1');
  expect(sent).toEqual([]);
  await target.fill('72.35');
  await target.press('Enter');
  await page.waitForURL('**/dashboard');
  expect(sent).toMatchObject([{ weight: 82.6, target_weight: 72.4 }]);
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

test('below 16 a guardian confirms on the age screen, and there is no goal to choose', async (context) => {
  const { page, expectConsole } = await openDevice(context, { installsWorker: false, origin: server.origin });
  expectConsole(NO_PROFILE_YET);
  await enterOnboarding(page, 'Parsley');
  await goOnTo(page, '/age');
  await page.getByLabel('Or type your age').fill('12');
  await page.getByText('Below 16, a parent or guardian has to agree.').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/diet');
  await page.getByText(/parent or guardian has to confirm/).waitFor();
  await page.getByRole('link', { name: 'Go to the age screen' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('link', { name: 'Done, back to step 3' }).click();
  await page.waitForURL('**/diet');
  await goOnTo(page, '/weight');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/target');
  await page.getByText('Step 8 of 8').waitFor();

  const untouched = page.getByRole('region', { name: 'Not touched' });
  await expect
    .poll(() => untouched.getByRole('link').allTextContents())
    .toEqual([
      'Activity: Lightly active',
      'Diet: Vegetarian',
      'Fitness level: Beginner',
      'Gender: Male',
      'Height: 165 cm',
      'Weight: 65 kg',
    ]);
  await untouched.getByRole('link', { name: 'Diet: Vegetarian' }).click();
  await page.getByRole('radio', { name: /^Vegetarian/ }).click();
  await page.getByRole('link', { name: 'Done, back to step 8' }).click();
  await expect.poll(() => untouched.getByRole('link').count()).toBe(5);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/dashboard');
});
