import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findAccessFaults } from '../support/axe.ts';
import { press } from '../support/daily-steps.ts';
import { openMember, sharedServer } from '../support/member-device.ts';
import { readRows } from '../support/member-store.ts';
import { caller, enter } from '../support/ready-member.ts';

/** A device that another one of the member's has signed out, or whose account that one has deleted. */

test('a device that was signed out elsewhere locks and loses nothing', async (context) => {
  const lost = await openMember(context, 'Fennel', { installsWorker: false });
  const { member } = lost;
  const own = await openMember(context, 'Fennel', { member, installsWorker: false });
  const { page } = own;
  await page.goto('/dashboard/profile?tab=password');
  const card = page.getByRole('region', { name: 'Signed-in devices' });
  const lines = card.getByRole('listitem');
  await card.getByText(/\(this device\)/).waitFor();
  await expect.poll(() => card.getByText(/^Chrome on Linux/).count()).toBe(2);
  expect(await card.getByText(/last used today/).count()).toBe(await lines.count());

  // It hears of its end only once it was used without a network.
  await lost.cutNetwork();
  await press(page, 'Sign out all others');
  const dialog = page.getByRole('dialog', { name: 'Sign out all others?' });
  const password = dialog.getByLabel('Your current password');
  await password.fill('Not-the-1-at-all');
  own.expectConsole(/status of 400/);
  await page.keyboard.press('Enter');
  await dialog.getByText('Nothing was signed out. Please check your password.').waitFor();
  expect(await findAccessFaults(page)).toEqual([]);
  await password.fill(member.password);
  await page.keyboard.press('Enter');
  await card.getByText('Signed out.').waitFor();
  await expect.poll(() => lines.count()).toBe(1);

  lost.expectConsole(/status of 401/);
  await press(lost.page, '+500 ml');
  await lost.page.getByText(/^0\.5 L \/ /).waitFor();
  await lost.restoreNetwork();
  await lost.page.waitForURL('**/sign-in');
  await lost.page.getByText('This device was signed out. Everything on it is safe').waitFor();
  await enter(lost.page, member);
  await lost.page.getByText(/^0\.5 L \/ /).waitFor();

  await own.cutNetwork();
  await card.getByText('You are offline. This list needs a connection.').waitFor();
  await expect.poll(() => lines.count()).toBe(0);
});

test('an account deleted elsewhere is said to be gone here, and its data goes when that was read', async (context) => {
  const { page, member, ...device } = await openMember(context, 'Hyssop', { installsWorker: false });
  const { origin } = await sharedServer();
  await device.cutNetwork();
  await press(page, '+500 ml');
  await expect.poll(() => readRows(page, member.id, 'outbox')).toHaveLength(1);
  await caller(device.server)('DELETE', `/django/api/delete_account/${member.id}/`, null, member.access);
  device.expectConsole(/status of 401/);
  await device.restoreNetwork();
  const gone = page.getByRole('heading', { level: 1, name: 'This account was deleted' });
  await gone.waitFor();
  await page.getByText('1 change on this device was never sent. You can save a copy first.').waitFor();
  expect(await findAccessFaults(page)).toEqual([]);
  for (const path of ['/dashboard', '/today', '/sign-in']) {
    await page.goto(path);
    await gone.waitFor();
  }
  const saving = page.waitForEvent('download');
  await press(page, 'Save what was not sent');
  const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  expect(saved.unsent).toMatchObject([
    { kind: 'journal.append', value: { operations: [{ kind: 'water.add', payload: { litres: 0.5 } }] } },
  ]);
  expect(await readRows(page, member.id, 'outbox')).toHaveLength(1);
  await press(page, 'Remove my data from this device');
  await page.waitForURL(`${origin}/`);
  expect(await readRows(page, member.id, 'outbox')).toBeNull();
  await expect.poll(() => device.context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.entries(localStorage).flat().join())).not.toContain(member.email);
});
