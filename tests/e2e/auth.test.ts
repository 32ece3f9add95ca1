import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { mailedCode } from '../support/mailed-code.ts';
import { NO_PROFILE_YET, newMember, signIn, signUp } from '../support/member-steps.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

const REFUSED = /status of 4\d\d/;

const fillSignUp = async (page: Page, member: ReturnType<typeof newMember>) => {
  await page.goto('/sign-up');
  await page.getByLabel('Username').fill(member.username);
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue' }).click();
};

/** What a person's clipboard does, without needing the permission for one. */
const paste = (box: Locator, text: string) =>
  box.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

const valuesOf = (boxes: Locator) =>
  boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));

test('a taken email is refused in the Failure! modal, and the form keeps what was typed [2.12 8.1]', async (context) => {
  const { page, expectConsole } = await openDevice(context, { origin: server.origin, installsWorker: false });
  expectConsole(REFUSED);
  const member = newMember('Sage');
  await signUp(page, member, server.mail);
  await fillSignUp(page, member);
  const dialog = page.getByRole('dialog', { name: 'Failure!' });
  await dialog.getByText('A user with this email already exists Try logging in.').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(member.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL('**/sign-in');
});

test('the six boxes name what is wrong, go back on backspace and take a paste of exactly six digits [2.13 5.6 5.7]', async (context) => {
  const { page, expectConsole } = await openDevice(context, { origin: server.origin, installsWorker: false });
  expectConsole(REFUSED);
  const member = newMember('Thyme');
  await fillSignUp(page, member);
  const dialog = page.getByRole('dialog');
  const boxes = dialog.getByRole('textbox');
  await dialog.getByText('thy**@*******.***').waitFor();
  await dialog.getByText(member.email, { exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toContain('sign_up_id');

  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('Field 1 is missing a value').waitFor();
  await boxes.first().focus();
  await page.keyboard.type('12x');
  await dialog.getByText('Please enter numeric values only').waitFor();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect.poll(() => valuesOf(boxes)).toEqual(['1', '', '', '', '', '']);
  await paste(boxes.first(), '12345');
  await expect.poll(() => valuesOf(boxes)).toEqual(['1', '', '', '', '', '']);

  await paste(boxes.first(), '000000');
  await dialog.getByText('OTP verification failed. Please try again.').waitFor();
  await paste(boxes.first(), await mailedCode(server.mail, member.email));
  await page.waitForURL('**/sign-in');
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).not.toContain('sign_up_id');
});

test('an account that is not verified yet reaches its code from a failed sign-in', async (context) => {
  const { page, expectConsole } = await openDevice(context, { origin: server.origin, installsWorker: false });
  expectConsole(REFUSED);
  const member = newMember('Dill');
  await fillSignUp(page, member);
  await page.getByRole('dialog').waitFor();
  await page.goto('/sign-in');
  await signIn(page, member);
  await page.getByText('Error! Please check your credentials').waitFor();
  await page.getByRole('button', { name: 'Enter your code' }).click();
  const dialog = page.getByRole('dialog');
  await paste(dialog.getByRole('textbox').first(), await mailedCode(server.mail, member.email));
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/onboarding');
});

test('a forgotten password is replaced with a code, and the old one no longer signs in [2.18]', async (context) => {
  const { page, expectConsole } = await openDevice(context, { origin: server.origin, installsWorker: false });
  expectConsole(REFUSED);
  expectConsole(NO_PROFILE_YET);
  const member = newMember('Mint');
  await signUp(page, member, server.mail);
  // The password has the focus; leaving it may not move the button away from under the finger.
  const password = page.getByLabel('Password', { exact: true });
  await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
  const forgot = page.getByRole('button', { name: 'Forgot Password' });
  await page.keyboard.type('short');
  const place = await forgot.boundingBox();
  await forgot.hover();
  await page.mouse.down();
  expect(await forgot.boundingBox()).toEqual(place);
  await page.mouse.up();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await password.fill('');
  await page.getByLabel('Email').focus();
  await password.focus();
  await forgot.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(member.email);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog
    .getByRole('textbox', { name: /^Digit/ })
    .first()
    .waitFor();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('Field 1 is required').waitFor();
  await paste(dialog.getByRole('textbox').first(), await mailedCode(server.mail, member.email, 'reset'));
  await dialog.getByRole('button', { name: 'Continue' }).click();

  const renewed = { ...member, password: 'Tarragon-and-9-leaves' };
  await page.getByLabel('Password', { exact: true }).fill(renewed.password);
  await page.getByLabel('Confirm Password').fill('Tarragon-and-8-leaves');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByText('Passwords do not match').waitFor();
  await page.getByLabel('Confirm Password').fill(renewed.password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByText('Your password is changed').waitFor();

  await signIn(page, member);
  await page.getByText('Error! Please check your credentials').waitFor();
  await signIn(page, renewed);
  await page.waitForURL('**/onboarding');
});

test('offline, signing in says that it needs a connection', async (context) => {
  const device = await openDevice(context, { origin: server.origin, installsWorker: false });
  await device.page.goto('/sign-in');
  await device.page.getByRole('button', { name: 'Login' }).waitFor();
  await device.cutNetwork();
  await signIn(device.page, newMember('Chive'));
  await device.page.getByText('You are offline. Signing in needs a connection.').waitFor();
});
