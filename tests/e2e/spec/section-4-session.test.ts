import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { DIST } from '../../../scripts/ensure-built.ts';
import { type Device, openDevice } from '../../support/browser.ts';
import { type LiveServer, startLiveServer } from '../../support/live-server.ts';
import { mailedCode } from '../../support/mailed-code.ts';
import { newMember, signIn, waitUntilReadyOffline } from '../../support/member-steps.ts';
import { createReadyMember, enter } from '../../support/ready-member.ts';

/** Who is signed in, what that stores, where it leads, and when it ends. */

const IDLE_MS = 300_000;
const LOOK_MS = 15_000;
const HOUR_S = 3600;

type Member = Awaited<ReturnType<typeof createReadyMember>>;

let server: LiveServer;
let member: Member;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
  member = await createReadyMember(server, 'Marjoram');
});
afterAll(() => server.stop());

/** With a worker only where the network is cut. */
const visitor = (context: TestContext, installsWorker = false): Promise<Device> =>
  openDevice(context, { origin: server.origin, installsWorker });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const pathOf = (page: Page) => new URL(page.url()).pathname;
const sessionKeys = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['user_id', 'access_token', 'sign_up_id'].map((key) => [key, sessionStorage.getItem(key)]),
    ),
  );
const NOTHING = { user_id: null, access_token: null, sign_up_id: null };
const cookie = async ({ context }: Device, wanted: string) =>
  (await context.cookies()).find(({ name }) => name === wanted);
const secondsLeft = (ends: number | undefined) => (ends ?? 0) - Date.now() / 1000;

test('Get Started leads a visitor to sign in, and a member to the dashboard [2.10 4.1 6.6]', async (context) => {
  const device = await visitor(context);
  const { page } = device;
  const begin = async (target: string) => {
    const link = page.getByRole('link', { name: 'Get Started' }).first();
    // The script that knows members comes after the first paint.
    await expect.poll(() => link.getAttribute('href')).toBe(target);
    await link.click();
    await page.waitForURL(`**${target}`);
  };
  await page.goto('/');
  await begin('/sign-in');
  await signIn(page, member);
  await page.waitForURL('**/dashboard');
  await page.goto('/');
  await begin('/dashboard');
  await device.context.clearCookies({ name: 'user' });
  await page.goto('/');
  await begin('/sign-in');
});

test('sign-up: the form, loading, the verification modal, and verified on to the sign-in form [2.12 2.15 3.1 4.2]', async (context) => {
  const device = await visitor(context);
  const { page } = device;
  const { username, email, password } = newMember('Tansy');
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/django/api/register', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.goto('/sign-up');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await press(page, 'Continue');
  await expect
    .poll(() => page.getByRole('button', { name: 'Creating your account...' }).isDisabled())
    .toBe(true);
  answer();
  const dialog = page.getByRole('dialog', { name: 'Verify your email' });
  await dialog.getByRole('textbox').first().focus();
  expect((await sessionKeys(page)).sign_up_id).toEqual(expect.any(String));
  await page.keyboard.type(await mailedCode(server.mail, email));
  await page.waitForURL('**/sign-in');
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await expect.poll(() => sessionKeys(page)).toEqual(NOTHING);

  // The tab's history outlives the session: no way back in it may name the member.
  expect(await page.evaluate(() => JSON.stringify(history.state))).toContain(email);
  device.expectConsole(/status of 404/);
  await signIn(page, { username, email, password });
  await page.waitForURL('**/onboarding');
  await page.goBack();
  await page.waitForURL('**/sign-up');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(email);
});

test('sign-in: loading, then session storage and cookies of one hour; opening sign-in empties session storage [3.1 3.3 4.3 9.1]', async (context) => {
  const device = await visitor(context);
  const { page } = device;
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/django/api/login', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.goto('/sign-in');
  await signIn(page, member);
  await expect.poll(() => page.getByRole('button', { name: 'Signing in...' }).isDisabled()).toBe(true);
  await expect.poll(() => sessionKeys(page)).toEqual(NOTHING);
  answer();
  await page.waitForURL('**/dashboard');
  const user = await cookie(device, 'user');
  const stored = JSON.parse(decodeURIComponent(user?.value ?? ''));
  expect(stored).toMatchObject({ id: member.id, access: expect.any(String) });
  expect(user).toMatchObject({ path: '/', sameSite: 'Strict' });
  expect(Math.abs(secondsLeft(user?.expires) - HOUR_S)).toBeLessThan(60);
  const profile = await cookie(device, 'profile');
  expect(JSON.parse(decodeURIComponent(profile?.value ?? ''))).toMatchObject({ weight: 61, height: 168 });
  expect(profile?.path).toBe('/');
  expect(Math.abs(secondsLeft(profile?.expires) - HOUR_S)).toBeLessThan(60);
  await expect
    .poll(() => sessionKeys(page))
    .toEqual({
      user_id: member.id,
      access_token: stored.access,
      sign_up_id: null,
    });

  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await expect.poll(() => sessionKeys(page)).toEqual(NOTHING);
});

test('sign-in: a profile without an id leads to onboarding, one with an id to the dashboard [2.17 4.4]', async (context) => {
  const newcomer = await createReadyMember(server, 'Hyssop');
  for (const [status, json] of [
    [404, { detail: 'None' }],
    [200, null],
    [200, {}],
    [200, { id: null, name: 'Nobody' }],
  ] as const) {
    const device = await visitor(context);
    device.expectConsole(/status of 404/);
    await device.page.route('**/django/user/profiles/**', (route) =>
      route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(json) }),
    );
    await device.page.goto('/sign-in');
    await signIn(device.page, newcomer);
    await device.page.waitForURL('**/onboarding');
    await device.close();
  }
  const device = await visitor(context);
  await enter(device.page, newcomer);
  expect(pathOf(device.page)).toBe('/dashboard');
});

test('reset: the code is only held, sent with the new password, and 200 shows the sign-in form again [2.18 3.3 4.5]', async (context) => {
  const { page } = await visitor(context);
  const calls: (readonly [string, unknown])[] = [];
  await page.route('**/django/api/user/*_password', (route) => {
    const request = route.request();
    calls.push([new URL(request.url()).pathname, request.postDataJSON()]);
    return route.fulfill({ status: 200, json: { message: 'ok' } });
  });
  await page.goto('/sign-in');
  await page.evaluate(() => sessionStorage.setItem('access_token', 'left over'));
  await press(page, 'Forgot Password');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('tansy@example.org');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('dialog', { name: 'Enter your code' }).getByRole('textbox').first().focus();
  await page.keyboard.type('000000');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { level: 1, name: 'Reset Password' }).waitFor();
  await expect.poll(() => sessionKeys(page)).toEqual(NOTHING);
  expect(calls).toEqual([['/django/api/user/forget_password', { email: 'tansy@example.org' }]]);
  await page.getByLabel('Password', { exact: true }).fill('Lovage-and-9-leaves');
  await page.getByLabel('Confirm Password').fill('Lovage-and-9-leaves');
  await press(page, 'Reset Password');
  await page.getByRole('button', { name: 'Login' }).waitFor();
  expect(calls[1]).toEqual([
    '/django/api/user/reset_password',
    {
      email: 'tansy@example.org',
      otp: '000000',
      password: 'Lovage-and-9-leaves',
      password2: 'Lovage-and-9-leaves',
    },
  ]);
});

/** A member on the dashboard of a device whose clock the test moves. */
const idleDevice = async (context: TestContext, installsWorker = false): Promise<Device> => {
  const device = await visitor(context, installsWorker);
  await device.page.clock.install();
  await enter(device.page, member);
  await device.page.getByRole('heading', { level: 1 }).waitFor();
  return device;
};

test('five minutes without a touch or a key lead back to sign-in; activity starts them again [4.18 9.2]', async (context) => {
  const device = await idleDevice(context);
  const { page } = device;
  // Else the clock runs on while the test does, however slow that is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.clock.fastForward(IDLE_MS - LOOK_MS);
  await page.keyboard.press('Shift');
  await page.clock.fastForward(IDLE_MS - LOOK_MS);
  await page.clock.fastForward(LOOK_MS / 3);
  await page.evaluate(() => indexedDB.databases());
  expect(pathOf(page)).toBe('/dashboard');
  await expect.poll(() => cookie(device, 'user')).toBeDefined();
  expect((await sessionKeys(page)).user_id).toBe(member.id);

  await page.clock.fastForward(2 * LOOK_MS);
  await page.clock.resume();
  await page.waitForURL('**/sign-in');
  await expect.poll(() => cookie(device, 'user')).toBeUndefined();
  await expect.poll(() => sessionKeys(page)).toEqual(NOTHING);
  await page.goto('/dashboard');
  await page.waitForURL('**/sign-in');
  const databases = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name ?? ''),
  );
  expect(databases.some((name) => name.includes(member.id))).toBe(true);
});

test('the timeout never fires offline, and does once the network is back', async (context) => {
  const device = await idleDevice(context, true);
  const { page } = device;
  await waitUntilReadyOffline(page);
  await device.cutNetwork();
  await page.getByText(/^Offline - showing your copy from/).waitFor();
  for (const wait of [IDLE_MS, IDLE_MS, LOOK_MS]) await page.clock.fastForward(wait);
  await page.evaluate(() => indexedDB.databases());
  expect(pathOf(page)).toBe('/dashboard');
  expect((await sessionKeys(page)).user_id).toBe(member.id);
  await device.restoreNetwork();
  await page.getByText(/^Offline - showing your copy from/).waitFor({ state: 'detached' });
  await page.clock.fastForward(LOOK_MS);
  await page.waitForURL('**/sign-in');
});

test('a device where the member stays signed in does not time out, until the member takes that back', async (context) => {
  const device = await visitor(context);
  const { page } = device;
  await page.clock.install();
  await page.goto('/sign-in');
  await page.getByRole('checkbox', { name: 'Keep me signed in on this device' }).check();
  await signIn(page, member);
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const wait of [IDLE_MS, LOOK_MS, LOOK_MS]) await page.clock.fastForward(wait);
  await page.goto('/dashboard/profile');
  const keep = (checked: boolean) =>
    page.getByRole('switch', { name: 'Keep me signed in on this device', checked });
  await keep(true).click();
  await keep(false).waitFor();
  for (const wait of [IDLE_MS, LOOK_MS]) await page.clock.fastForward(wait);
  await page.waitForURL('**/sign-in');
});
