import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, path } from '../../support/screen.tsx';
import {
  answer,
  type Call,
  cutNetwork,
  type Reply,
  refused,
  restoreNetwork,
  watchCalls,
} from '../../support/screen-calls.ts';
import {
  alarm,
  arrive,
  fillSignUp,
  gone,
  hasValue,
  press,
  shows,
  status,
  typeCode,
  valueIn,
} from '../../support/screen-steps.ts';

/** The error catalogue of everything a visitor does: the server answers each failure, the page says its sentence. */

const EMAIL = 'saffron@example.org';
const PASSWORD = 'Lovage-and-7-leaves';
const CREDENTIALS_WRONG = 'Error! Please check your credentials';
const DONE: Reply = { json: { message: 'done' } };

const username = page.getByLabelText('Username');
const email = page.getByRole('textbox', { name: 'Email' });
const password = page.getByLabelText('Password', { exact: true });
const terms = page.getByRole('checkbox');
const digits = page.getByRole('dialog').getByRole('textbox');

const MEMBER = { username: 'Saffron', email: EMAIL, password: PASSWORD };
const typedAtSignUp = () => [
  valueIn(username),
  valueIn(email),
  valueIn(password),
  (terms.element() as HTMLInputElement).checked,
];

const CODE = '246810';
const keepsCode = () => expect.poll(() => digits.all().map(valueIn).join('')).toBe(CODE);

const REGISTER = '/django/api/register';
const VERIFY = '/django/api/verify_otp/';
const RESEND = '/django/api/resend_otp/';
const FORGET = '/django/api/user/forget_password';
const RESET = '/django/api/user/reset_password';
const LOGIN = '/django/api/login';
const PROFILE = '/django/user/profiles/';

/** Has the server answer so, does what sends the call, and waits for the answer. */
const answered = async (
  calls: readonly Call[],
  part: string,
  reply: Reply,
  send: () => Promise<void>,
): Promise<void> => {
  const before = calls.length;
  answer(part, reply);
  await send();
  await expect.poll(() => calls[before]?.status).toBe(reply.status ?? 200);
};

test('sign-up: a 409 and every other failure have their sentence in the Failure! modal; what was typed is kept [2.1 2.11 2.12 2.16 4.2 8.1 8.2]', async () => {
  await open('/sign-up');
  await fillSignUp(MEMBER);
  const dialog = page.getByRole('dialog', { name: 'Failure!' });
  const failsWith = async (reply: Reply, sentence: string): Promise<void> => {
    answer(REGISTER, reply);
    await press('Continue');
    await shows(dialog.getByText(sentence, { exact: true }));
    await shows(dialog.getByRole('button', { name: 'Try again' }));
    await userEvent.keyboard('{Escape}');
    await gone(dialog);
    await expect.poll(typedAtSignUp).toEqual(['Saffron', EMAIL, PASSWORD, true]);
  };
  await failsWith(refused(409), 'A user with this email already exists Try logging in.');
  const OTHER = 'Something went wrong. Please try again later.';
  for (const status of [400, 403, 429, 500]) await failsWith(refused(status), OTHER);
  await failsWith({ json: { id: null } }, OTHER);

  await press('Continue');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await arrive('/sign-in');
  await hasValue(email, EMAIL);
  await page.getByRole('link', { name: 'New here? Create your account' }).click();
  await arrive('/sign-up');
  await expect.poll(typedAtSignUp).toEqual(['Saffron', EMAIL, '', false]);
  await page.getByRole('link', { name: 'Log In' }).click();
  await arrive('/sign-in');
});

test('verification: a failure keeps the digits; resending has one sentence for success and one for failure [2.14 3.6 8.3 8.4 8.5]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open('/sign-up');
  await fillSignUp(MEMBER);
  answer(REGISTER, { json: { id: 77, email: EMAIL, otp_verification: false, isRegisterComplete: true } });
  await press('Continue');
  await shows(page.getByText('saf****@*******.***'));
  expect(sessionStorage.getItem('sign_up_id')).toBe('77');
  const calls = watchCalls();
  const goOn = () => press('Continue', page.getByRole('dialog'));
  // A whole code goes on by itself; after a failure the button sends it again.
  const sends = [() => typeCode(CODE), goOn, goOn, goOn];
  for (const [at, reply] of [refused(400), refused(500), { json: null }, { json: false }].entries()) {
    await answered(calls, VERIFY, reply, sends[at] ?? goOn);
    await alarm('OTP verification failed. Please try again.');
    await keepsCode();
  }

  await vi.advanceTimersByTimeAsync(60_000);
  for (const status of [400, 500]) {
    await answered(calls, RESEND, refused(status), () => press('Resend'));
    await alarm('Failed to send new OTP. Please try again.');
  }
  answer(RESEND, DONE);
  await press('Resend');
  await status('New OTP sent successfully!');
  await keepsCode();
  await gone(page.getByRole('alert'));
});

test('sign-in: a failure shows its banner and keeps email and password [4.3 8.6]', async () => {
  await open('/sign-in');
  const calls = watchCalls();
  await email.fill(EMAIL);
  await password.fill(PASSWORD);
  for (const reply of [refused(401), refused(400), refused(429), refused(500), { json: { id: '7' } }]) {
    await answered(calls, LOGIN, reply, () => press('Login'));
    await alarm(CREDENTIALS_WRONG);
    expect([valueIn(email), valueIn(password), document.cookie]).toEqual([EMAIL, PASSWORD, '']);
  }
});

test('a profile that cannot be loaded after sign-in leads nowhere, says so, and can be asked for again; none leads to onboarding [2.17 4.4]', async () => {
  answer('/django/', refused(503));
  answer(LOGIN, { json: { id: '7', access: 'a-token', membership_type: 'free' } });
  answer(PROFILE, refused(500));
  await open('/sign-in');
  await email.fill(EMAIL);
  await password.fill(PASSWORD);
  await press('Login');
  await alarm('You are signed in, but your profile could not be loaded. Please try again.');
  expect(path()).toBe('/sign-in');
  answer(PROFILE, { json: {} });
  await press('Load my profile again');
  await arrive('/onboarding');
});

test('forgot password: sending, resending and resetting each say how they failed and keep what was typed [8.4 8.5 8.6 8.7]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open('/sign-in');
  const calls = watchCalls();
  await email.fill(EMAIL);
  await press('Forgot Password');
  const typed = page.getByRole('dialog').getByLabelText('Email');
  for (const status of [400, 404, 500]) {
    await answered(calls, FORGET, refused(status), () => press('Next'));
    await alarm('The code could not be sent. Please check the address and try again.');
    await hasValue(typed, EMAIL);
  }
  answer(FORGET, DONE);
  await press('Next');
  await shows(page.getByRole('dialog', { name: 'Enter your code' }));
  await typeCode(CODE);

  await vi.advanceTimersByTimeAsync(60_000);
  answer(RESEND, refused(500));
  await press('Resend');
  await alarm('Failed to send new OTP. Please try again.');
  answer(RESEND, DONE);
  await press('Resend');
  await status('Otp resent successfully...');
  await keepsCode();

  await press('Continue');
  const confirmed = page.getByLabelText('Confirm Password');
  await shows(confirmed);
  await password.fill(PASSWORD);
  await confirmed.fill(PASSWORD);
  for (const status of [400, 500]) {
    await answered(calls, RESET, refused(status), () => press('Reset Password'));
    await alarm(CREDENTIALS_WRONG);
    await hasValue(password, PASSWORD);
    await hasValue(confirmed, PASSWORD);
  }
});

test('offline, everything that needs the server at once says that it needs a connection', async () => {
  await open('/sign-in');
  await email.fill(EMAIL);
  await password.fill(PASSWORD);
  cutNetwork();
  await press('Login');
  await shows(page.getByText('You are offline. Signing in needs a connection.'));
  await password.fill('');
  await press('Forgot Password');
  await press('Next');
  await alarm('You are offline. Sending a code needs a connection.');
});

test('without a network the sign-up form stays and is sent by itself when it is back', async () => {
  await open('/sign-up');
  await fillSignUp(MEMBER);
  cutNetwork();
  await press('Continue');
  await shows(page.getByText(/^No connection\./));
  await gone(page.getByRole('dialog'));
  answer(REGISTER, { status: 201, json: { id: 78, email: EMAIL, otp_verification: true } });
  restoreNetwork();
  await shows(page.getByText('saf****@*******.***'));
});
