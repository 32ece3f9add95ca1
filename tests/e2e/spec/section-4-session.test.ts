import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openDevice } from '../../support/browser.ts';
import { createMemberWithWeek, sharedServer } from '../../support/member-device.ts';
import { NO_LONGER_THEIRS, signIn } from '../../support/member-steps.ts';

/** Who is signed in, what that stores, and where it leads. */

const HOUR_S = 3600;

const sessionKeys = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['user_id', 'access_token', 'sign_up_id'].map((key) => [key, sessionStorage.getItem(key)]),
    ),
  );

test('Get Started leads a visitor to sign in, which stores two cookies for an hour and the session keys, and a member to the dashboard, until Logout [2.10 2.20 2.24 3.1 3.2 3.5 4.1 6.6 9.1]', async (context) => {
  const server = await sharedServer();
  const member = await createMemberWithWeek(server, 'Savory');
  const { page, ...device } = await openDevice(context, {
    origin: server.origin,
    installsWorker: false,
    screen: 'desktop',
  });
  const begin = async (target: string): Promise<void> => {
    await page.goto('/');
    const link = page.getByRole('link', { name: 'Get Started' }).first();
    // The script that knows members comes after the first paint.
    await expect.poll(() => link.getAttribute('href')).toBe(target);
    await link.click();
    await page.waitForURL(`**${target}`);
  };
  await begin('/sign-in');
  await page.getByLabel('Password', { exact: true }).pressSequentially('short');
  const forgot = page.getByRole('button', { name: 'Forgot Password' });
  await forgot.hover();
  const place = await forgot.boundingBox();
  // Leaving a wrong password does not move the button away from under the finger.
  await page.mouse.down();
  expect(await forgot.boundingBox()).toEqual(place);
  await page.mouse.up();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await signIn(page, member);
  await page.waitForURL('**/dashboard');
  const read = async (name: string): Promise<Record<string, unknown>> => {
    const cookie = (await device.context.cookies()).find((each) => each.name === name);
    expect(cookie, name).toMatchObject({ path: '/', sameSite: 'Strict' });
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - HOUR_S), name).toBeLessThan(120);
    return JSON.parse(decodeURIComponent(cookie?.value ?? 'null'));
  };
  const user = await read('user');
  expect(user).toMatchObject({ id: member.id, username: 'Savory', isClient: true });
  expect(await sessionKeys(page)).toMatchObject({ user_id: member.id, access_token: user.access });
  expect(await read('profile')).toMatchObject({ gender: 'Female', weight: 61, height_uom: 'cm' });
  await begin('/dashboard');

  const nav = page.getByRole('navigation', { name: 'Dashboard' });
  await nav.waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => nav.isVisible()).toBe(false);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Help' }).waitFor();
  device.expectConsole(NO_LONGER_THEIRS);
  await menu.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${server.origin}/`);
  await expect.poll(() => device.context.cookies()).toEqual([]);
  await begin('/sign-in');
});
