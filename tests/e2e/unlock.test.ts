import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loadCookbook } from '../../catalogue/load.ts';
import { findAccessFaults } from '../support/axe.ts';
import { drink, journalOf, press } from '../support/daily-steps.ts';
import { openMember, sharedServer } from '../support/member-device.ts';
import { readRows } from '../support/member-store.ts';

/** A phone that locked itself, opened without its password: in the middle of cooking, without a network. */

const IDLE_MS = 300_000;
const LOOK_MS = 15_000;
const PIN = '731946';
const BY_DEVICE = 'Unlock with this device';
const BY_PIN = 'Unlock with your PIN';

const [dish] = loadCookbook().dishes.values();
if (dish === undefined) throw new Error('no dish');

const lock = async (page: Page): Promise<void> => {
  // A page that was opened just now begins to wait once it is drawn, so time passes again until it locks.
  await expect
    .poll(async () => {
      for (const wait of [IDLE_MS, LOOK_MS]) await page.clock.fastForward(wait);
      return new URL(page.url()).pathname;
    })
    .toBe('/sign-in');
  await page.getByRole('button', { name: BY_PIN }).waitFor();
};

const unlockBy = async (page: Page, pin: string): Promise<void> => {
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  await press(page, BY_PIN);
};

const setUp = async (page: Page, way: string, password: string, pin?: string): Promise<void> => {
  await press(page, `Set up: ${way}`);
  const card = page.getByRole('region', { name: 'Unlock without your password' });
  await card.getByLabel('Your password', { exact: true }).fill(password);
  if (pin !== undefined) await card.getByLabel('New PIN', { exact: true }).fill(pin);
  await card.getByRole('button', { name: 'Save' }).click();
  await card.getByText(`${way} opens Sorrel from now on.`).waitFor();
};

test('a locked phone is opened by a PIN and by its own lock without a network, cooking goes on, and five wrong PINs leave the password alone', async (context) => {
  const { origin } = await sharedServer();
  const phone = await openMember(context, 'Anise', { origin: origin.replace('127.0.0.1', 'localhost') });
  const { page, member, server } = phone;
  const expectWaters = (count: number) =>
    expect
      .poll(async () => (await journalOf(server, member)).filter(({ kind }) => kind === 'water.add').length)
      .toBe(count);
  const browser = await phone.context.newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      hasPrf: true,
    },
  });
  await page.clock.install();
  await page.goto('/dashboard/profile');
  await setUp(page, "This device's lock", member.password);
  await setUp(page, 'PIN', member.password, PIN);
  expect(await findAccessFaults(page)).toEqual([]);

  const second = page.getByText(/^Step 2 of/).first();
  await page.goto(`/dashboard/dish/${dish.id}?portion=1`);
  await page.getByRole('link', { name: 'Start cooking' }).click();
  await press(page, 'Start cooking');
  await press(page, 'Next step');
  await second.waitFor();
  const kitchen = page.url();
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await lock(page);
  expect(await phone.context.cookies()).toEqual([]);
  await phone.cutNetwork();
  await page.reload();
  await page.getByRole('button', { name: BY_PIN }).waitFor();
  expect(await findAccessFaults(page)).toEqual([]);
  await unlockBy(page, '731947');
  await page.getByText('This PIN is wrong. 4 tries are left.').waitFor();
  await unlockBy(page, PIN);
  await page.waitForURL('**/dashboard');
  await drink(page, '0 L', '0.25 L');
  await page.goto(kitchen);
  await second.waitFor();
  await page.goto('/dashboard');
  await phone.restoreNetwork();
  await expectWaters(1);

  await lock(page);
  await phone.cutNetwork();
  await press(page, BY_DEVICE);
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { level: 1, name: member.username }).waitFor();
  await drink(page, '0.25 L', '0.5 L');
  await phone.restoreNetwork();
  await expectWaters(2);

  await lock(page);
  for (const left of ['4 tries are', '3 tries are', '2 tries are', 'One try is']) {
    await unlockBy(page, '731947');
    await page.getByText(`This PIN is wrong. ${left} left.`).waitFor();
    await page.reload();
    await page.getByRole('button', { name: BY_PIN }).waitFor();
  }
  await unlockBy(page, '731947');
  await page.getByText('Five PINs were wrong, so the PIN is deleted.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Login' }).waitFor();
  expect(await page.getByRole('button', { name: BY_DEVICE }).count()).toBe(0);
  expect((await readRows(page, member.id, 'keys'))?.map(({ name }) => name)).not.toContain('unlock');
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await press(page, 'Login');
  await page.waitForURL('**/dashboard');
  await page.goto(kitchen);
  await second.waitFor();
});
