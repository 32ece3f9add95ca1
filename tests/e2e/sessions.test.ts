import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { type Device, openDevice } from '../support/browser.ts';
import { drink, expectWater } from '../support/daily-steps.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { signIn, waitUntilReadyOffline } from '../support/member-steps.ts';
import { readRows } from '../support/member-store.ts';
import { caller, createReadyMember, enter } from '../support/ready-member.ts';

/** One phone: how long it stays signed in, and two people who share it. */

const KEEP = 'Keep me signed in on this device';

type Member = Awaited<ReturnType<typeof createReadyMember>>;

let server: LiveServer;
let ana: Member;
let ben: Member;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
  ana = await createReadyMember(server, 'Anise');
  ben = await createReadyMember(server, 'Borage');
});
afterAll(() => server.stop());

const phone = (context: TestContext): Promise<Device> =>
  openDevice(context, { origin: server.origin, workerSends: false });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const cookieNames = async ({ context }: Device) => (await context.cookies()).map(({ name }) => name).sort();
const deviceCookie = async ({ context }: Device) =>
  (await context.cookies()).find(({ name }) => name === 'sorrel-device');

/** Requests to the backend, as "POST /django/..." */
const watchCalls = ({ context }: Device): Request[] => {
  const requests: Request[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/django/')) requests.push(request);
  });
  return requests;
};
const callsTo = (requests: readonly Request[], path: string) =>
  requests.filter((request) => new URL(request.url()).pathname === path);

const enterAndStay = async (page: Page, member: Member): Promise<void> => {
  await page.goto('/sign-in');
  await page.getByRole('checkbox', { name: KEEP }).check();
  await signIn(page, member);
  await page.waitForURL('**/dashboard');
};

/** The cookie's hour is over, and the pages look at it. */
const endHour = async ({ context }: Device): Promise<void> => {
  await context.clearCookies({ name: 'user' });
  for (const page of context.pages())
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
};

/** Turns a switch that stands the other way. */
const setSwitch = async (page: Page, name: string, on: boolean): Promise<void> => {
  const choice = page.getByRole('switch', { name });
  await expect.poll(() => choice.isChecked()).toBe(!on);
  await choice.click();
  await expect.poll(() => choice.isChecked()).toBe(on);
};

/** How many changes of a member wait on the device; null without a database of theirs. */
const unsentOf = async (page: Page, memberId: string): Promise<number | null> =>
  (await readRows(page, memberId, 'outbox'))?.length ?? null;

test('a remembered device renews its session silently, once for all tabs, until the member takes that back', async (context) => {
  const device = await phone(context);
  const { page } = device;
  const calls = watchCalls(device);
  const renewals = () => callsTo(calls, '/django/ext/v1/session/renew').length;
  await enterAndStay(page, ana);
  await page
    .getByText(/^Ready offline (until|for a week)/)
    .first()
    .waitFor();
  await expect
    .poll(() => deviceCookie(device))
    .toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/django/ext/v1/session',
    });
  expect(await page.evaluate(() => document.cookie)).not.toContain('sorrel-device');
  const second = await device.context.newPage();
  await second.goto('/dashboard');
  await second.getByRole('heading', { level: 1 }).waitFor();

  await endHour(device);
  await expect.poll(() => cookieNames(device)).toContain('user');
  for (const tab of [page, second]) {
    await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('access_token'))).not.toBeNull();
    await expect.poll(() => tab.getByText(/^Sign in to/).count()).toBe(0);
  }
  expect(renewals()).toBe(1);
  await second.close();

  // The refusal is for the page that opens: this one may still be fetching, and would take it with it.
  await page.goto('about:blank');
  device.expectConsole(/status of 401/);
  await page.route(
    '**/django/today-nutrition-budget/**',
    (route) => route.fulfill({ status: 401, json: { detail: 'Expired' } }),
    {
      times: 1,
    },
  );
  await page.goto('/dashboard');
  await expect.poll(renewals).toBe(2);
  await page
    .getByText(/^0 L \/ |^0\.0 L \/ /)
    .first()
    .waitFor();
  await expect.poll(() => page.getByText(/^Sign in to/).count()).toBe(0);

  await page.goto('/dashboard/profile');
  await setSwitch(page, KEEP, false);
  await expect.poll(() => deviceCookie(device)).toBeUndefined();
  await endHour(device);
  await page.getByText('Sign in to refresh').waitFor();
  expect(renewals()).toBe(2);
});

test('renewal ends with a new password and with logging out, also without a network', async (context) => {
  const member = await createReadyMember(server, 'Costmary');
  const device = await phone(context);
  const { page } = device;
  await enterAndStay(page, member);
  await expect.poll(() => deviceCookie(device)).toBeDefined();
  await page.goto('/dashboard/profile?tab=password');
  await page.getByLabel('Current password').fill(member.password);
  await page.getByLabel('New password').fill('Lovage-and-8-leaves');
  await page.getByLabel('Confirm password').fill('Lovage-and-8-leaves');
  device.expectConsole(/status of 401/);
  await press(page, 'Change Password');
  await page.getByText('Password Changed Successfully').waitFor();
  await expect.poll(() => deviceCookie(device)).toBeUndefined();
  await page.getByText('Sign in to refresh').waitFor();

  await enterAndStay(page, { ...member, password: 'Lovage-and-8-leaves' });
  await expect.poll(() => deviceCookie(device)).toBeDefined();
  await waitUntilReadyOffline(page);
  await device.cutNetwork();
  await press(page, 'More');
  await press(page, 'Logout');
  await page.waitForURL(`${server.origin}/`);
  await expect.poll(() => cookieNames(device)).toEqual(['sorrel-device']);
  // Back online only counts for a page that knew of being offline.
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await device.restoreNetwork();
  await expect.poll(() => cookieNames(device)).toEqual([]);
});

test('the next account on the phone neither sees nor sends the previous one’s data, and nothing is lost', async (context) => {
  const device = await phone(context);
  const { page } = device;
  const call = caller(server);
  await enter(page, ana);
  await page.goto('/dashboard/profile');
  await page.getByLabel('Location').waitFor();
  await endHour(device);
  await page.getByText('Sign in to refresh').waitFor();
  await page.getByLabel('Location').fill('Aniseed Lane');
  await press(page, 'Save');
  await page.getByText('Saved, will be sent').waitFor();
  await page.goto('/dashboard');
  await press(page, '+500 ml');
  await page.getByText('Sign in to send 2 changes and refresh').waitFor();
  const unsent = await unsentOf(page, ana.id);
  expect(unsent).toBe(2);

  const calls = watchCalls(device);
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await signIn(page, ben);
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { level: 1, name: /Borage$/ }).waitFor();
  await expectWater(page, '0 L');
  await expect.poll(() => page.getByText(/waiting|Sign in to/).count()).toBe(0);
  await drink(page, '0 L', '0.25 L');
  await expect.poll(() => unsentOf(page, ben.id)).toBe(0);
  await page.goto('/dashboard/profile');
  await page.getByLabel('Location').waitFor();
  expect(await page.getByLabel('Location').inputValue()).not.toContain('Aniseed');
  expect(calls.filter((request) => request.url().includes(ana.id)).map((request) => request.url())).toEqual(
    [],
  );
  const bodies = calls.map((request) => request.postDataBuffer()?.toString('latin1') ?? '').join();
  expect(bodies).not.toMatch(/Aniseed|0\.5\b/);
  expect(await unsentOf(page, ana.id)).toBe(unsent);
  const cookies = (await device.context.cookies()).map(({ value }) => decodeURIComponent(value)).join();
  expect(cookies).not.toContain(ana.id);

  await enter(page, ana);
  await expect.poll(() => unsentOf(page, ana.id)).toBe(0);
  await page.getByText(/^0\.5 L \/ /).waitFor();
  expect(await call('GET', `/django/user/profiles/${ana.id}/`, null, ana.access)).toMatchObject({
    location: 'Aniseed Lane',
  });
});

test('deleting an account takes everything of that member off the phone, and nothing of another', async (context) => {
  const leaver = await createReadyMember(server, 'Dittany');
  const stayer = await createReadyMember(server, 'Elder');
  const device = await phone(context);
  const { page } = device;
  await enter(page, stayer);
  await page.getByRole('button', { name: '+500 ml' }).waitFor();
  await endHour(device);
  await page.getByText('Sign in to refresh').waitFor();
  await press(page, '+500 ml');
  await page.getByText('Sign in to send 1 change and refresh').waitFor();

  await enterAndStay(page, leaver);
  await expect.poll(() => deviceCookie(device)).toBeDefined();
  await page.goto('/dashboard/profile?tab=delete');
  await press(page, 'Delete account');
  // What was being fetched meanwhile is no longer this member's to ask for.
  device.expectConsole(/status of 401/);
  await press(page, 'Delete');
  await page.waitForURL(`${server.origin}/`);
  // The device's own cookie may take until the next visit: leaving does not wait long for the backend to forget it.
  await expect
    .poll(async () => (await cookieNames(device)).filter((name) => name !== 'sorrel-device'))
    .toEqual([]);
  const left = await page.evaluate(async () =>
    [
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...Object.entries(localStorage).flat(),
      ...Object.entries(sessionStorage).flat(),
      ...(await caches.keys()),
    ].join(),
  );
  expect(left).not.toContain(leaver.id);
  expect(await unsentOf(page, stayer.id)).toBe(1);
  await page.goto('/today');
  await page.waitForURL('**/sign-in');
  await expect.poll(() => cookieNames(device)).toEqual([]);

  await enter(page, stayer);
  await expect.poll(() => unsentOf(page, stayer.id)).toBe(0);
  await page.getByText(/^0\.5 L \/ /).waitFor();
});

test('the browser’s bars take the colours that the member chose, not only the system’s', async (context) => {
  const { page } = await openDevice(context, { origin: server.origin, installsWorker: false });
  await enter(page, ana);
  await page.goto('/dashboard/profile');
  const bars = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
  await page.getByText('Dark', { exact: true }).click();
  await expect.poll(bars).toEqual(['#121a15', '#121a15']);
  await page.reload();
  await expect.poll(bars).toEqual(['#121a15', '#121a15']);
  await page.goto('/');
  await expect.poll(bars).toEqual(['#121a15', '#121a15']);
});
