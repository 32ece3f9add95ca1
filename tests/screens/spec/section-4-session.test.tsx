import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { IDLE_LOCK_MS } from '../../../src/domain/constants.ts';
import { mailedCode } from '../../support/mailed-code.ts';
import { createMember, enter, open, path } from '../../support/screen.tsx';
import { backend } from '../../support/screen-backend.ts';
import { answer, cutNetwork, hold, restoreNetwork, watchCalls } from '../../support/screen-calls.ts';
import {
  alarm,
  arrive,
  fillSignUp,
  gone,
  logIn,
  lookAgain,
  press,
  shows,
  typeCode,
} from '../../support/screen-steps.ts';
import { readRows } from '../../support/screen-store.ts';

/** Who is signed in, what that stores, where it leads, and when it ends. */

const sessionKeys = () =>
  Object.fromEntries(
    ['user_id', 'access_token', 'sign_up_id'].map((key) => [key, sessionStorage.getItem(key)]),
  );
const NOTHING = { user_id: null, access_token: null, sign_up_id: null };

const password = page.getByLabelText('Password', { exact: true });
const login = page.getByRole('button', { name: 'Login' });
const isDisabled = (name: string) => expect.element(page.getByRole('button', { name })).toBeDisabled();

test('sign-up: the form, loading, the verification modal, and verified on to the sign-in form [2.12 2.15 3.1 4.2]', async () => {
  const email = `tansy-${crypto.randomUUID()}@example.org`;
  const release = hold('/django/api/register');
  await open('/sign-up');
  await fillSignUp({ username: 'Tansy', email, password: 'Lovage-and-7-leaves' });
  await press('Continue');
  await isDisabled('Creating your account...');
  release();
  await shows(page.getByRole('dialog', { name: 'Verify your email' }).getByText(email, { exact: true }));
  expect(sessionKeys().sign_up_id).toEqual(expect.any(String));
  await typeCode(await mailedCode(backend.mail, email));
  await expect.poll(path).toBe('/sign-in');
  await shows(login);
  await expect.poll(sessionKeys).toEqual(NOTHING);
});

test('sign-in: loading, then session storage and cookies; opening sign-in empties session storage [3.1 3.3 4.3]', async () => {
  const member = await createMember('Marjoram');
  const release = hold('/django/api/login');
  await open('/sign-in');
  await logIn(member);
  await isDisabled('Signing in...');
  expect(sessionKeys()).toEqual(NOTHING);
  release();
  await arrive('/dashboard');
  const access = sessionKeys().access_token;
  expect(sessionKeys()).toEqual({ user_id: member.id, access_token: expect.any(String), sign_up_id: null });
  expect(decodeURIComponent(document.cookie)).toContain(`"access":"${access}"`);

  await open('/sign-in');
  await shows(login);
  await expect.poll(sessionKeys).toEqual(NOTHING);
});

test('reset: the code is only held, sent with the new password, and 200 alone shows the sign-in form again [2.18 3.3 4.5]', async () => {
  const FORGET = '/django/api/user/forget_password';
  const RESET = '/django/api/user/reset_password';
  answer(FORGET, { json: { message: 'ok' } });
  answer(RESET, { status: 202, json: { message: 'Accepted' } });
  const seen = watchCalls();
  const calls = () => seen.filter(({ path: asked }) => asked === FORGET || asked === RESET);
  const email = 'tansy@example.org';
  await open('/sign-in');
  sessionStorage.setItem('access_token', 'left over');
  await press('Forgot Password');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Email').fill(email);
  await press('Next', dialog);
  await shows(page.getByRole('dialog', { name: 'Enter your code' }));
  await typeCode('000000');
  await press('Continue', dialog);
  await shows(page.getByRole('heading', { level: 1, name: 'Reset Password' }));
  await expect.poll(sessionKeys).toEqual(NOTHING);
  expect(calls()).toMatchObject([{ path: FORGET, body: { email } }]);
  await password.fill('Lovage-and-9-leaves');
  await page.getByLabelText('Confirm Password').fill('Lovage-and-9-leaves');
  await press('Reset Password');
  await alarm('Error! Please check your credentials');
  answer(RESET, { status: 400, json: { password: ['This password is too common.'] } });
  await press('Reset Password');
  await shows(page.getByText('This password is too common.'));
  answer(RESET, { json: { message: 'ok' } });
  await press('Reset Password');
  await shows(login);
  const sent = { email, otp: '000000', password: 'Lovage-and-9-leaves', password2: 'Lovage-and-9-leaves' };
  expect(calls()[1]).toMatchObject({ path: RESET, body: sent });
});

afterEach(() => vi.restoreAllMocks());

const now = Date.now;

/** Somebody looks at the device so many milliseconds from now. */
const lookAfter = (ms: number): void => {
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ms);
  lookAgain();
};

test('the timeout never fires offline, and does once the network is back', async () => {
  const { id } = await enter('Marjoram');
  await open('/dashboard');
  await shows(page.getByRole('region', { name: "Today's meals" }));
  const offline = page.getByText(/^Offline - showing your copy from/);
  cutNetwork();
  await shows(offline);
  lookAfter(2 * IDLE_LOCK_MS);
  await open('/dashboard/profile');
  await shows(page.getByText('You: 168 cm, 61 kg'));
  expect([path(), sessionKeys().user_id]).toEqual(['/dashboard/profile', id]);
  restoreNetwork();
  await gone(offline);
  lookAgain();
  await expect.poll(path).toBe('/sign-in');
});

test('a device where the member stays signed in does not time out, until the member takes that back', async () => {
  const member = await createMember('Marjoram');
  await open('/sign-in');
  // A phone is one person's: it starts ticked.
  await expect
    .element(page.getByRole('checkbox', { name: 'Keep me signed in on this device' }))
    .toBeChecked();
  await logIn(member);
  await arrive('/dashboard');
  lookAfter(2 * IDLE_LOCK_MS);
  await open('/dashboard/profile');
  const keep = page.getByRole('switch', { name: 'Keep me signed in on this device' });
  await expect.element(keep).toBeChecked();
  await userEvent.keyboard('{Shift}');
  await keep.click();
  await expect.poll(() => readRows('settings')).toContainEqual({ key: 'keepSignedIn', value: false });
  lookAfter(4 * IDLE_LOCK_MS);
  await expect.poll(path).toBe('/sign-in');
});
