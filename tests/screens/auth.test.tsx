import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { mailedCode } from '../support/mailed-code.ts';
import { type NewMember, newMember } from '../support/member-steps.ts';
import { open, path } from '../support/screen.tsx';
import { backend } from '../support/screen-backend.ts';
import {
  arrive,
  gone,
  logIn,
  mentions,
  paste,
  press,
  shownText,
  shows,
  valueIn,
} from '../support/screen-steps.ts';

const email = page.getByRole('textbox', { name: 'Email' });
const password = page.getByLabelText('Password', { exact: true });
const dialog = page.getByRole('dialog');
const boxes = dialog.getByRole('textbox');

const fillSignUp = async (member: NewMember): Promise<void> => {
  await open('/sign-up');
  await page.getByLabelText('Username').fill(member.username);
  await email.fill(member.email);
  await password.fill(member.password);
  await page.getByRole('checkbox').click();
  await press('Continue');
};

const focus = (field: Locator): void => (field.element() as HTMLElement).focus();

const pasteMailedCode = async (member: NewMember, purpose: 'verify' | 'reset'): Promise<void> => {
  await expect.poll(() => boxes.length).toBe(6);
  paste(boxes.first(), await mailedCode(backend.mail, member.email, purpose));
};

test('the six boxes name what is wrong, go back on backspace and take a paste of exactly six digits [2.13 5.6 5.7]', async () => {
  const member = newMember('Thyme');
  await fillSignUp(member);
  await shows(dialog.getByText('thy**@*******.***'));
  await shows(dialog.getByText(member.email, { exact: true }));
  await expect.poll(() => Object.keys(sessionStorage)).toContain('sign_up_id');

  await press('Continue', dialog);
  await shows(dialog.getByText('Field 1 is missing a value'));
  focus(boxes.first());
  await userEvent.keyboard('12x');
  await shows(dialog.getByText('Please enter numeric values only'));
  await userEvent.keyboard('{Backspace}{Backspace}');
  const digits = () => boxes.all().map(valueIn);
  await expect.poll(digits).toEqual(['1', '', '', '', '', '']);
  paste(boxes.first(), '12345');
  await expect.poll(digits).toEqual(['1', '', '', '', '', '']);

  paste(boxes.first(), '000000');
  await shows(dialog.getByText('OTP verification failed. Please try again.'));
  await pasteMailedCode(member, 'verify');
  await expect.poll(path).toBe('/sign-in');
  await expect.poll(() => Object.keys(sessionStorage)).not.toContain('sign_up_id');
});

test('an account that is not verified yet reaches its code from a failed sign-in', async () => {
  const member = newMember('Dill');
  await fillSignUp(member);
  await shows(dialog);
  await open('/sign-in');
  await logIn(member);
  await mentions('Error! Please check your credentials');
  await press('Enter your code');
  // The refused sign-in mails another code, which ends the first one.
  const letters = async () => (await backend.mail()).filter(({ to }) => to === member.email).length;
  await expect.poll(letters).toBe(2);
  await pasteMailedCode(member, 'verify');
  await gone(dialog);
  await press('Login');
  await arrive('/onboarding');
});

test('a forgotten password is replaced with a code, and the old one no longer signs in [2.18]', async () => {
  const member = newMember('Mint');
  await fillSignUp(member);
  await pasteMailedCode(member, 'verify');
  await expect.poll(path).toBe('/sign-in');
  // What was just chosen is in the form, once.
  await expect.element(password).toHaveValue(member.password);
  await password.fill('short');
  await press('Forgot Password');
  await shows(dialog);
  await userEvent.keyboard('{Escape}');
  await gone(dialog);
  await password.fill('');
  focus(email);
  focus(password);
  await press('Forgot Password');
  await dialog.getByLabelText('Email').fill(member.email);
  await press('Next', dialog);
  await shows(dialog.getByRole('textbox', { name: /^Digit/ }));
  await press('Continue', dialog);
  await shows(dialog.getByText('Field 1 is required'));
  await pasteMailedCode(member, 'reset');
  await press('Continue', dialog);

  const renewed = { ...member, password: 'Tarragon-and-9-leaves' };
  const confirmed = page.getByLabelText('Confirm Password');
  await shows(confirmed);
  await password.fill(renewed.password);
  await confirmed.fill('Tarragon-and-8-leaves');
  await press('Reset Password');
  await shownText('Passwords do not match');
  await confirmed.fill(renewed.password);
  await press('Reset Password');
  await mentions('Your password is changed');

  await logIn(member);
  await mentions('Error! Please check your credentials');
  await logIn(renewed);
  await arrive('/onboarding');
});
