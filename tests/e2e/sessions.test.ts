import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Device, openDevice } from '../support/browser.ts';
import { drink, expectWater, press } from '../support/daily-steps.ts';
import { createMemberWithWeek, openMember, sharedServer } from '../support/member-device.ts';
import { expectReadyOffline, signIn, waitUntilReadyOffline } from '../support/member-steps.ts';
import { readRows } from '../support/member-store.ts';
import { caller, enter, type KnownMember } from '../support/ready-member.ts';

/** One phone: how long it stays signed in, and two people who share it. */

const KEEP = 'Keep me signed in on this device';

const cookieNames = async ({ context }: Pick<Device, 'context'>) =>
  (await context.cookies()).map(({ name }) => name).sort();
const deviceCookie = async ({ context }: Pick<Device, 'context'>) =>
  (await context.cookies()).find(({ name }) => name === 'sorrel-device');

const enterAndStay = async (page: Page, member: KnownMember): Promise<void> => {
  await page.goto('/sign-in');
  await page.getByRole('checkbox', { name: KEEP }).check();
  await signIn(page, member);
  await page.waitForURL('**/dashboard');
};

/** The cookie's hour is over, and the pages look at it. */
const endHour = async ({ context }: Pick<Device, 'context'>): Promise<void> => {
  await context.clearCookies({ name: 'user' });
  for (const page of context.pages())
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
};

test('a remembered device renews its session silently, once for all tabs, until it is logged out without a network', async (context) => {
  const server = await sharedServer();
  const member = await createMemberWithWeek(server, 'Anise');
  const device = await openDevice(context, { origin: server.origin, workerSends: false });
  const { page } = device;
  let renewals = 0;
  device.context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/django/ext/v1/session/renew') renewals += 1;
  });
  await enterAndStay(page, member);
  await expect
    .poll(() => deviceCookie(device))
    .toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/django/ext/v1/session' });
  expect(await page.evaluate(() => document.cookie)).not.toContain('sorrel-device');
  await waitUntilReadyOffline(page);
  await expectReadyOffline(page);
  const second = await device.context.newPage();
  await second.goto('/dashboard');
  await second.getByRole('heading', { level: 1 }).waitFor();

  await endHour(device);
  await expect.poll(() => cookieNames(device)).toContain('user');
  for (const tab of [page, second]) {
    await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('access_token'))).not.toBeNull();
    await expect.poll(() => tab.getByText(/^Sign in to/).count()).toBe(0);
  }
  expect(renewals).toBe(1);
  await second.close();

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

/** A photo that is drawn only at the word of the test. */
const HELD_DRAWING = `
  const held = new Promise((resolve) => { window.letDraw = resolve; });
  const draw = createImageBitmap;
  window.createImageBitmap = (file) => held.then(() => draw(file)).finally(() => { window.drawn = true; });
`;

test('the next account on the phone neither sees nor sends the previous one’s data, and nothing is lost', async (context) => {
  const device = await openMember(context, 'Anise', { installsWorker: false });
  const { page, member: ana, server } = device;
  const ben = await createMemberWithWeek(server, 'Borage');
  const unsentOf = async ({ id }: KnownMember) => (await readRows(page, id, 'outbox'))?.length ?? null;
  await page.addInitScript({ content: HELD_DRAWING });
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
  await page.goto('/dashboard/profile');
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
  await page.getByLabel('Choose a photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await press(page, 'Upload photo');

  const sent: string[] = [];
  device.context.on('request', (request) =>
    sent.push(`${request.url()} ${request.postDataBuffer()?.toString('latin1') ?? ''}`),
  );
  const other = await device.context.newPage();
  await other.goto('/sign-in');
  await signIn(other, ben);
  await other.waitForURL('**/dashboard');
  await other.getByRole('heading', { level: 1, name: /Borage$/ }).waitFor();
  await page.getByText(ben.username).first().waitFor();
  await page.evaluate('letDraw()');
  await expect.poll(() => page.evaluate('window.drawn')).toBe(true);
  await expectWater(other, '0 L');
  await drink(other, '0 L', '0.25 L');
  await expect.poll(() => unsentOf(ben)).toBe(0);
  await other.goto('/dashboard/profile');
  await other.getByLabel('Location').fill('Borage Row');
  await press(other, 'Save');
  await other.getByRole('status').getByText('Profile updated').waitFor();
  expect(sent.join()).toContain('Borage Row');
  expect(sent.join()).not.toMatch(new RegExp(`${ana.id}|Aniseed|image/png`));
  expect(await unsentOf(ana)).toBeGreaterThanOrEqual(2);
  const cookies = (await device.context.cookies()).map(({ value }) => decodeURIComponent(value)).join();
  expect(cookies).not.toContain(ana.id);

  await enter(other, ana);
  await expect.poll(() => unsentOf(ana)).toBe(0);
  await expectWater(other, '0.5 L');
  const stored = await caller(server)('GET', `/django/user/profiles/${ana.id}/`, null, ana.access);
  expect(stored).toMatchObject({ location: 'Aniseed Lane' });
});
