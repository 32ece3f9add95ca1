import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { DIST } from '../../../scripts/ensure-built.ts';
import { type Device, openDevice } from '../../support/browser.ts';
import { builtFile } from '../../support/built-file.ts';
import { type LiveServer, startLiveServer } from '../../support/live-server.ts';
import { createReadyMember, enter } from '../../support/ready-member.ts';

/** The error catalogue of everything a member does: the server answers each failure, the page says its sentence. */

type Member = Awaited<ReturnType<typeof createReadyMember>>;

let server: LiveServer;
let member: Member;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
  member = await createReadyMember(server, 'Verbena');
});
afterAll(() => server.stop());

const open = async (context: TestContext, path: string): Promise<Device> => {
  const device = await openDevice(context, { installsWorker: false, origin: server.origin });
  device.expectConsole(/status of \d+/);
  await enter(device.page, member);
  await device.page.goto(path);
  await device.page.getByRole('heading', { level: 1 }).waitFor();
  return device;
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const alarm = (page: Page, words: string) => page.getByRole('alert').getByText(words, { exact: true });
const status = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true });

/** The server refuses this call, once it is let go on. */
const refuse = async (page: Page, address: string, code = 400): Promise<() => void> => {
  let release = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await mayAnswer;
    await route.fulfill({ status: code, json: { detail: 'Internal words' } });
  });
  return release;
};

test('chat: a question that is refused keeps its text and says so, and so does a history that cannot be read [8.8]', async (context) => {
  const { page } = await open(context, '/dashboard');
  (await refuse(page, '**/v1/threads/**', 500))();
  (await refuse(page, '**/chat/', 403))();
  await page.goto('/dashboard/ai-chat');
  await page.getByText('Earlier messages could not be loaded.').waitFor();
  await page.getByPlaceholder('Enter your question...').fill('Is basil a vegetable?');
  await page.keyboard.press('Enter');
  const own = page.getByRole('listitem').filter({ hasText: 'Is basil a vegetable?' });
  await own.getByText('Your message could not be delivered. It is kept here; please try again.').waitFor();
  await page.unroute('**/chat/');
  await own.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Coach: ' }).first().waitFor();
});

test('password: differing ones send nothing; a failure and a success have their sentences [8.9 8.10]', async (context) => {
  const { page } = await open(context, '/dashboard/profile?tab=password');
  let calls = 0;
  let code = 400;
  await page.route('**/update_password', (route) => {
    calls += 1;
    return route.fulfill({ status: code, json: {} });
  });
  const next = page.getByLabel('New password');
  await page.getByLabel('Current password').fill('Whatever-it-is-1');
  await next.fill('Lovage-and-8');
  await page.getByLabel('Confirm password').fill('Lovage-and-9');
  await press(page, 'Change Password');
  const differ = page.getByText('New password and confirmation do not match', { exact: true });
  await differ.waitFor();
  const [red, green] = await differ.evaluate((words) =>
    (/(\d+), (\d+)/.exec(getComputedStyle(words).color) ?? []).slice(1).map(Number),
  );
  expect(red).toBeGreaterThan(2 * (green ?? 255));
  expect(calls).toBe(0);

  await page.getByLabel('Confirm password').fill('Lovage-and-8');
  for (code of [400, 401, 500]) {
    const answered = page.waitForResponse('**/update_password');
    await press(page, 'Change Password');
    await answered;
    await alarm(page, 'Password change failed, check your current password').waitFor();
    await expect.poll(() => next.inputValue()).toBe('Lovage-and-8');
    await expect.poll(() => page.getByLabel('Current password').inputValue()).toBe('Whatever-it-is-1');
  }
  code = 200;
  await press(page, 'Change Password');
  await status(page, 'Password Changed Successfully').waitFor();
  expect(calls).toBe(4);
});

test('profile: a failed save says "Error happened" and keeps the form; a saved one says so [4.14 8.11]', async (context) => {
  const { page } = await open(context, '/dashboard/profile');
  (await refuse(page, '**/user/update/profile/**'))();
  await page.getByLabel('Bio').fill('Grows verbena.');
  await press(page, 'Save');
  await alarm(page, 'Error happened').waitFor();
  await expect.poll(() => page.getByText('Failed to update profile').count()).toBe(0);
  await expect.poll(() => page.getByLabel('Bio').inputValue()).toBe('Grows verbena.');
  await page.unroute('**/user/update/profile/**');
  await press(page, 'Save');
  await status(page, 'Profile updated successfully').waitFor();
});

test('photo: no file and a failed upload each have their alert [5.11 8.12 8.13]', async (context) => {
  const { page } = await open(context, '/dashboard/profile');
  const picker = page.getByLabel('Choose a photo');
  await picker.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await press(page, 'Upload photo');
  await alarm(page, 'Please select an image to upload').waitFor();

  (await refuse(page, '**/user/update/profile/**'))();
  const green = { create: { width: 800, height: 800, channels: 3 as const, background: 'green' } };
  const buffer = await sharp(green).png().toBuffer();
  await picker.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await press(page, 'Upload photo');
  await alarm(page, 'An error occurred while uploading the image').waitFor();
  await page.getByRole('img', { name: 'The photo you chose' }).waitFor();
});

test('overview and plan: a failed load says whether a copy is on the screen [8.14]', async (context) => {
  const { page } = await open(context, '/dashboard/diet-plan');
  await page.getByRole('tab', { name: 'Today' }).waitFor();
  (await refuse(page, '**/today-nutrition-budget/**', 500))();
  (await refuse(page, '**/nutrition/meal/**', 500))();
  await page.goto('/dashboard');
  await status(page, "Today's figures could not be refreshed. You are looking at the last copy.").waitFor();
  await page.getByRole('img', { name: /^Breakfast: \d+ \/ [1-9]\d* Cal$/ }).waitFor();
  await page.goto('/dashboard/diet-plan');
  await status(page, 'Your plan could not be refreshed. You are looking at the last copy.').waitFor();
  await page
    .getByRole('button', { name: /^Breakfast/ })
    .first()
    .waitFor();

  // A day that this device has never fetched: there is no copy to speak of.
  await page.clock.setFixedTime(new Date(Date.now() + 30 * 86_400_000));
  await page.goto('/dashboard');
  await status(page, "Today's figures could not be loaded. This device has no copy of them yet.").waitFor();

  // A device that has never had a plan.
  const device = await openDevice(context, { installsWorker: false, origin: server.origin });
  device.expectConsole(/status of \d+/);
  (await refuse(device.page, '**/nutrition/meal/**', 500))();
  await enter(device.page, member);
  await device.page.goto('/dashboard/diet-plan');
  await status(device.page, 'Your plan could not be loaded. This device has no copy of it yet.').waitFor();
});

test('lifestyle: a failed submit gives the button back, keeps the answer and says so [8.15]', async (context) => {
  const { page } = await open(context, '/dashboard/lifestyle3');
  const release = await refuse(page, '**/lifestyle/create');
  await page.getByLabel('Shopping Day').selectOption('Friday');
  await press(page, 'Submit');
  await expect.poll(() => page.getByRole('button', { name: 'Submitting...' }).isDisabled()).toBe(true);
  release();
  await alarm(page, 'Your answers could not be sent. They are kept here; please try again.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Submit', exact: true }).isEnabled()).toBe(true);
  await expect.poll(() => page.getByLabel('Shopping Day').inputValue()).toBe('Friday');
  expect(new URL(page.url()).pathname).toBe('/dashboard/lifestyle3');
});

test('preference: a failed save stays on the screen with every answer and says so [8.16]', async (context) => {
  const { page } = await open(context, '/dashboard/preference3');
  (await refuse(page, '**/preference/create'))();
  await page.getByLabel('Food Weakness', { exact: true }).selectOption('Yoghurt');
  await press(page, 'Save');
  await alarm(page, 'Your preferences could not be sent. They are kept here; please try again.').waitFor();
  await expect.poll(() => page.getByLabel('Food Weakness', { exact: true }).inputValue()).toBe('Yoghurt');
  expect(new URL(page.url()).pathname).toBe('/dashboard/preference3');
});

test('wellness: saving shows, ends with a failure that is told, and keeps the answer [4.17 8.17]', async (context) => {
  const { page } = await open(context, '/dashboard/other-issues');
  const release = await refuse(page, '**/add_wellness');
  await page.getByLabel('Other Health Issues').selectOption('Fever');
  await press(page, 'Save');
  await expect.poll(() => page.getByRole('button', { name: 'Submitting...' }).isDisabled()).toBe(true);
  release();
  await alarm(page, 'Your answers could not be sent. They are kept here; please try again.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Save', exact: true }).isEnabled()).toBe(true);
  await expect.poll(() => page.getByLabel('Other Health Issues').inputValue()).toBe('Fever');
});

test('profile creation: a failure stops the loading mark, keeps everything and says so [4.17 8.18]', async (context) => {
  const { page } = await open(context, '/target');
  const release = await refuse(page, '**/user/create/profile/');
  await page.getByLabel('Target weight', { exact: true }).fill('61.5');
  await press(page, 'Save');
  const loading = page.getByRole('status').getByLabel('Saving your profile');
  await loading.waitFor();
  release();
  await alarm(
    page,
    'Your profile could not be saved. Everything you chose is kept; please try again.',
  ).waitFor();
  await expect.poll(() => loading.count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: 'Save', exact: true }).isEnabled()).toBe(true);
  await expect.poll(() => page.getByLabel('Target weight', { exact: true }).inputValue()).toBe('61.5');
  expect(new URL(page.url()).pathname).toBe('/target');
});

test('delete account: a failure says that nothing has changed, and the member stays signed in [8.19]', async (context) => {
  const { page, context: storage } = await open(context, '/dashboard/profile?tab=delete');
  (await refuse(page, '**/delete_account/**', 500))();
  await press(page, 'Delete account');
  await press(page, 'Delete');
  await alarm(page, 'Your account could not be deleted. Nothing has changed; please try again.').waitFor();
  expect((await storage.cookies()).map(({ name }) => name)).toContain('user');
  await press(page, 'Cancel');
  await page.reload();
  await page.getByRole('tabpanel', { name: 'Delete account' }).waitFor();
});

test('a screen that cannot be opened falls to the error screen, which leads on [8.20]', async (context) => {
  const device = await openDevice(context, { installsWorker: false, origin: server.origin });
  const { page } = device;
  device.expectConsole(/broken on purpose/);
  await page.route(`**/${builtFile('src/routes/sign-up.tsx?tsr-split=component')}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new Error('broken on purpose')" }),
  );
  await page.goto('/sign-up');
  await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor();
  await page.getByText('This screen could not be shown.').waitFor();
  await expect
    .poll(() => page.getByRole('link', { name: 'Go to today' }).getAttribute('href'))
    .toBe('/dashboard');
});
