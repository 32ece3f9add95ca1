import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { findAccessFaults } from '../support/axe.ts';
import { type Device, openDevice } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

/** Two phones of one member: the one shows both, and signs the other out. */

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

const phone = (context: TestContext): Promise<Device> => openDevice(context, { origin: server.origin });

test('a member sees where they are signed in and ends it with the password; what was ended locks and loses nothing', async (context) => {
  const member = await createReadyMember(server, 'Fennel');
  const [own, lost] = [await phone(context), await phone(context)];
  await enter(lost.page, member);
  await lost.page.getByRole('button', { name: '+500 ml' }).waitFor();
  await enter(own.page, member);
  const { page } = own;
  await page.goto('/dashboard/profile?tab=password');
  const card = page.getByRole('region', { name: 'Signed-in devices' });
  const lines = card.getByRole('listitem');
  await card.getByText(/\(this device\)/).waitFor();
  await expect.poll(() => card.getByText(/^Chrome on Linux/).count()).toBe(2);
  const before = await lines.count();
  expect(await card.getByText(/last used today/).count()).toBe(before);
  expect(await findAccessFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  // It hears of its end only once it was used without a network.
  await lost.cutNetwork();
  const end = card.getByRole('button', { name: 'Sign out all others' });
  await end.focus();
  await page.keyboard.press('Enter');
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
  await lost.page.getByRole('button', { name: '+500 ml' }).click();
  await lost.page.getByText(/^0\.5 L \/ /).waitFor();
  await lost.restoreNetwork();
  await lost.page.waitForURL('**/sign-in');
  await lost.page.getByText('This device was signed out. Everything on it is kept').waitFor();
  await enter(lost.page, member);
  await lost.page.getByText(/^0\.5 L \/ /).waitFor();

  await own.cutNetwork();
  await card.getByText('You are offline. This list needs a connection.').waitFor();
  await expect.poll(() => lines.count()).toBe(0);
});
