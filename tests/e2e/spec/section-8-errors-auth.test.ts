import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { DIST } from '../../../scripts/ensure-built.ts';
import { openDevice } from '../../support/browser.ts';
import { type LiveServer, startLiveServer } from '../../support/live-server.ts';

/** The error catalogue of everything a visitor does: the server answers each failure, the page says its sentence. */

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

const EMAIL = 'saffron@example.org';
const PASSWORD = 'Lovage-and-7-leaves';
const CREDENTIALS_WRONG = 'Error! Please check your credentials';

interface Answer {
  readonly status?: number;
  readonly json: unknown;
}
const DONE: Answer = { json: { message: 'done' } };
/** What a backend may answer where something is wrong: refused, broken, too often, and success that is none. */
const refused = (status: number): Answer => ({ status, json: { detail: 'Internal words' } });

const visit = async (context: TestContext, path: string): Promise<Page> => {
  const device = await openDevice(context, { origin: server.origin, installsWorker: false });
  device.expectConsole(/status of \d+/);
  await device.page.goto(path);
  await device.page.getByRole('heading', { level: 1 }).waitFor();
  return device.page;
};

/** From here on the server answers this call like that. */
const answers = async (page: Page, address: string, { status = 200, json }: Answer): Promise<void> => {
  await page.unroute(address);
  await page.route(address, (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(json) }),
  );
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const alarm = (page: Page, words: string) => page.getByRole('alert').getByText(words, { exact: true });
const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const password = (page: Page) => page.getByLabel('Password', { exact: true });

const fillSignUp = async (page: Page): Promise<void> => {
  await page.getByLabel('Username').fill('Saffron');
  await email(page).fill(EMAIL);
  await password(page).fill(PASSWORD);
  await page.getByRole('checkbox').check();
};
const typedAtSignUp = async (page: Page) => [
  await page.getByLabel('Username').inputValue(),
  await email(page).inputValue(),
  await password(page).inputValue(),
  await page.getByRole('checkbox').isChecked(),
];

const typeCode = async (page: Page): Promise<void> => {
  const first = page.getByRole('dialog').getByRole('textbox').first();
  await first.focus();
  await page.keyboard.type('246810');
};
const codeInBoxes = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('textbox')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value).join(''));

const REGISTER = '**/django/api/register';
const VERIFY = '**/django/api/verify_otp/**';
const RESEND = '**/django/api/resend_otp/';
const FORGET = '**/django/api/user/forget_password';
const RESET = '**/django/api/user/reset_password';
const LOGIN = '**/django/api/login';
const PROFILE = '**/django/user/profiles/**';

test('sign-up: a 409 and every other failure have their sentence in the Failure! modal; what was typed is kept [2.12 4.2 8.1 8.2]', async (context) => {
  const page = await visit(context, '/sign-up');
  await fillSignUp(page);
  const dialog = page.getByRole('dialog', { name: 'Failure!' });
  const failsWith = async (answer: Answer, sentence: string): Promise<void> => {
    await answers(page, REGISTER, answer);
    await press(page, 'Continue');
    await dialog.getByText(sentence, { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Try again' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => typedAtSignUp(page)).toEqual(['Saffron', EMAIL, PASSWORD, true]);
  };
  await failsWith(refused(409), 'A user with this email already exists Try logging in.');
  const OTHER = 'Something went wrong. Please try again later.';
  for (const status of [400, 403, 429, 500]) await failsWith(refused(status), OTHER);
  await failsWith({ json: { id: null } }, OTHER);

  await press(page, 'Continue');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL('**/sign-in');
  await expect.poll(() => email(page).inputValue()).toBe(EMAIL);
  await page.getByRole('link', { name: 'New here? Create your account' }).click();
  await expect.poll(() => typedAtSignUp(page)).toEqual(['Saffron', EMAIL, '', false]);
});

test('verification: a failure keeps the digits; resending has one sentence for success and one for failure [8.3 8.4 8.5]', async (context) => {
  const page = await visit(context, '/sign-up');
  await page.clock.install();
  await fillSignUp(page);
  await answers(page, REGISTER, {
    json: { id: '7', email: EMAIL, otp_verification: false, isRegisterComplete: true },
  });
  await press(page, 'Continue');
  await page.getByText('saf****@*******.***').waitFor();
  const VERIFICATION_FAILED = 'OTP verification failed. Please try again.';
  const goOn = () => page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  // A whole code goes on by itself; after a failure the button sends it again.
  const send = [() => typeCode(page), goOn, goOn, goOn];
  for (const [at, answer] of [refused(400), refused(500), { json: null }, { json: false }].entries()) {
    await answers(page, VERIFY, answer);
    const answered = page.waitForResponse(VERIFY);
    await send[at]?.();
    await answered;
    await alarm(page, VERIFICATION_FAILED).waitFor();
    await expect.poll(() => codeInBoxes(page)).toBe('246810');
  }

  await page.clock.runFor(60_000);
  for (const status of [400, 500]) {
    await answers(page, RESEND, refused(status));
    const answered = page.waitForResponse(RESEND);
    await press(page, 'Resend');
    await answered;
    await alarm(page, 'Failed to send new OTP. Please try again.').waitFor();
  }
  await answers(page, RESEND, DONE);
  await press(page, 'Resend');
  await page.getByRole('status').getByText('New OTP sent successfully!', { exact: true }).waitFor();
  await expect.poll(() => codeInBoxes(page)).toBe('246810');
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
});

test('sign-in: a failure shows its banner and keeps email and password [4.3 8.6]', async (context) => {
  const page = await visit(context, '/sign-in');
  await email(page).fill(EMAIL);
  await password(page).fill(PASSWORD);
  for (const answer of [refused(401), refused(400), refused(429), refused(500), { json: { id: '7' } }]) {
    await answers(page, LOGIN, answer);
    const answered = page.waitForResponse(LOGIN);
    await press(page, 'Login');
    await answered;
    await alarm(page, CREDENTIALS_WRONG).waitFor();
    expect([await email(page).inputValue(), await password(page).inputValue()]).toEqual([EMAIL, PASSWORD]);
    await expect.poll(() => page.context().cookies()).toEqual([]);
  }
});

test('a profile that cannot be loaded after sign-in leads nowhere, says so, and can be asked for again', async (context) => {
  const page = await visit(context, '/sign-in');
  await answers(page, '**/django/**', refused(503));
  await answers(page, LOGIN, { json: { id: '7', access: 'a-token', membership_type: 'free' } });
  await answers(page, PROFILE, refused(500));
  await email(page).fill(EMAIL);
  await password(page).fill(PASSWORD);
  await press(page, 'Login');
  await alarm(page, 'You are signed in, but your profile could not be loaded. Please try again.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/sign-in');
  await answers(page, PROFILE, { json: {} });
  await press(page, 'Load my profile again');
  await page.waitForURL('**/onboarding');
});

test('forgot password: sending, resending and resetting each say how they failed and keep what was typed [8.4 8.5 8.6 8.7]', async (context) => {
  const page = await visit(context, '/sign-in');
  await page.clock.install();
  await email(page).fill(EMAIL);
  await press(page, 'Forgot Password');
  const dialog = page.getByRole('dialog');
  for (const status of [400, 404, 500]) {
    await answers(page, FORGET, refused(status));
    const answered = page.waitForResponse(FORGET);
    await press(page, 'Next');
    await answered;
    await alarm(page, 'The code could not be sent. Please check the address and try again.').waitFor();
    await expect.poll(() => dialog.getByLabel('Email').inputValue()).toBe(EMAIL);
  }
  await answers(page, FORGET, DONE);
  await press(page, 'Next');
  await page.getByRole('dialog', { name: 'Enter your code' }).waitFor();
  await typeCode(page);

  await page.clock.runFor(60_000);
  await answers(page, RESEND, refused(500));
  await press(page, 'Resend');
  await alarm(page, 'Failed to send new OTP. Please try again.').waitFor();
  await answers(page, RESEND, DONE);
  await press(page, 'Resend');
  await page.getByRole('status').getByText('Otp resent successfully...', { exact: true }).waitFor();
  await expect.poll(() => codeInBoxes(page)).toBe('246810');

  await press(page, 'Continue');
  await password(page).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  for (const status of [400, 500]) {
    await answers(page, RESET, refused(status));
    const answered = page.waitForResponse(RESET);
    await press(page, 'Reset Password');
    await answered;
    await alarm(page, CREDENTIALS_WRONG).waitFor();
    await expect.poll(() => password(page).inputValue()).toBe(PASSWORD);
    await expect.poll(() => page.getByLabel('Confirm Password').inputValue()).toBe(PASSWORD);
  }
});

test('offline, everything that needs the server at once says that it needs a connection', async (context) => {
  const device = await openDevice(context, { origin: server.origin, installsWorker: false });
  const { page } = device;
  await page.goto('/sign-up');
  await fillSignUp(page);
  await device.cutNetwork();
  await press(page, 'Continue');
  await page.getByText('You are offline. Signing up needs a connection.').waitFor();
  await device.restoreNetwork();

  await page.goto('/sign-in');
  await email(page).fill(EMAIL);
  await device.cutNetwork();
  await press(page, 'Forgot Password');
  await press(page, 'Next');
  await alarm(page, 'You are offline. Sending a code needs a connection.').waitFor();
});
