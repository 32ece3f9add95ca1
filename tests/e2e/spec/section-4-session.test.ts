import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { DIST } from '../../../scripts/ensure-built.ts';
import { type Device, openDevice } from '../../support/browser.ts';
import { type LiveServer, startLiveServer } from '../../support/live-server.ts';
import { NO_PROFILE_YET, newMember, signIn, signUp } from '../../support/member-steps.ts';
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

const visitor = (context: TestContext): Promise<Device> =>
  openDevice(context, { origin: server.origin, installsWorker: false });
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

test('the history of the tab names nobody once they are signed in', async (context) => {
  const device = await visitor(context);
  const { page } = device;
  const newcomer = newMember('Tansy');
  await signUp(page, newcomer, server.mail);
  await page.getByRole('button', { name: 'Login' }).waitFor();
  expect(await page.evaluate(() => JSON.stringify(history.state))).toContain(newcomer.email);
  device.expectConsole(NO_PROFILE_YET);
  await signIn(page, newcomer);
  await page.waitForURL('**/onboarding');
  await page.goBack();
  await page.waitForURL('**/sign-up');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(newcomer.email);
});

test('both cookies live an hour, on every path, and no other site makes the browser send them [3.5 9.1]', async (context) => {
  const device = await visitor(context);
  await enter(device.page, member);
  for (const name of ['user', 'profile']) {
    const found = await cookie(device, name);
    expect(found, name).toMatchObject({ path: '/', sameSite: 'Strict' });
    expect(Math.abs((found?.expires ?? 0) - Date.now() / 1000 - HOUR_S), name).toBeLessThan(60);
  }
});

/** A member on the dashboard of a device whose clock the test moves. */
const idleDevice = async (context: TestContext): Promise<Device> => {
  const device = await visitor(context);
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
