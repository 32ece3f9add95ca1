import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { enter, open } from '../../support/screen.tsx';
import { answer, watchCalls } from '../../support/screen-calls.ts';
import {
  arrive,
  errorBeside,
  fillSignUp,
  gone,
  hasValue,
  leave,
  paste,
  press,
  shownText,
  shows,
  valueIn,
} from '../../support/screen-steps.ts';

/** Every rule on what may be entered: its sentence beside the field, and nothing sent while one is broken. */

const PASSWORD_FAULTS = [
  ['', 'Password is 8 characters minimum'],
  ['Ab1-xyz', 'Password is 8 characters minimum'],
  ['LOVAGE-77', 'Password should have at least one lowercase character'],
  ['lovage-77', 'Password should have at least one uppercase character'],
  ['Lovage--', 'Password should have at least one numeric character'],
  ['Lovage77', 'Password should have at least one special character'],
  ['Lovage_77', 'Password should have at least one special character'],
] as const;
const EMAIL_FAULTS = [
  ['', 'Email is required'],
  ['robin', 'Please provide a valid email'],
  ['robin@', 'Please provide a valid email'],
  ['robin@example', 'Please provide a valid email'],
] as const;

const email = page.getByRole('textbox', { name: 'Email' });
const password = page.getByLabelText('Password', { exact: true });

/** Types each text, submits, and reads the sentence that the field points to. */
const refusesEach = async (
  field: Locator,
  faults: readonly (readonly [string, string])[],
  submit: () => Promise<void>,
): Promise<void> => {
  for (const [text, sentence] of faults) {
    await field.fill(text);
    await submit();
    await expect.poll(() => errorBeside(field), { message: `"${text}"` }).toBe(sentence);
  }
};

const openAsMember = async (address: string): Promise<void> => {
  await enter('Angelica');
  await open(address);
};

test('sign-up: username, email, password and terms [2.11 5.1 5.2 5.3 5.5 9.4]', async () => {
  const calls = watchCalls();
  await open('/sign-up');
  const submit = () => press('Continue');
  await submit();
  const terms = page.getByRole('checkbox');
  await expect
    .poll(() => errorBeside(terms))
    .toBe('Please agree to our terms of use and privacy policy to continue');
  await refusesEach(
    page.getByLabelText('Username'),
    [
      ['', 'Username is required'],
      ['ab', 'Username must be 3 characters minimum'],
      ['ro bin', 'Username should not contain spaces'],
    ],
    submit,
  );
  await refusesEach(email, EMAIL_FAULTS, submit);
  await refusesEach(password, [...PASSWORD_FAULTS, ['Password1!', 'This password is too common.']], submit);
  expect(calls).toEqual([]);

  await page.getByLabelText('Username').fill('rob');
  await email.fill('rob@example.org');
  await password.fill('Lovage-7');
  await submit();
  expect(calls).toEqual([]);
  await terms.click();
  await submit();
  await shows(page.getByRole('dialog', { name: 'Verify your email' }));
  expect(calls.map(({ path }) => path)).toEqual(['/django/api/register']);
});

test('sign-in, forgotten password and reset: email, password, and both passwords the same [2.16 5.2 5.3 5.4]', async () => {
  const FORGET = '/django/api/user/forget_password';
  answer(FORGET, { json: {} });
  const calls = watchCalls();
  await open('/sign-in');
  const login = () => press('Login');
  await refusesEach(email, EMAIL_FAULTS, login);
  await refusesEach(password, PASSWORD_FAULTS, login);

  await press('Forgot Password');
  const dialog = page.getByRole('dialog');
  await refusesEach(dialog.getByLabelText('Email'), EMAIL_FAULTS, () => press('Next', dialog));
  expect(calls).toEqual([]);
  await dialog.getByLabelText('Email').fill('rob@example.org');
  await press('Next', dialog);
  await shows(page.getByRole('dialog', { name: 'Enter your code' }));
  await refusesBoxes(dialog, {
    missing: (box) => `Field ${box} is required`,
    notNumeric: 'Please enter a numeric value',
    tooLong: 'Only one digit is allowed per field',
  });
  await press('Continue', dialog);

  const reset = () => press('Reset Password');
  await gone(dialog);
  await refusesEach(password, PASSWORD_FAULTS, reset);
  await password.fill('Lovage-7');
  await refusesEach(
    page.getByLabelText('Confirm Password'),
    [
      ['', 'Passwords do not match'],
      ['Lovage-8', 'Passwords do not match'],
    ],
    reset,
  );
  expect(calls.map(({ path }) => path)).toEqual([FORGET]);
});

interface BoxWords {
  readonly missing: (box: number) => string;
  readonly notNumeric: string;
  readonly tooLong: string;
}

/** Six boxes: each required, numeric, of one character; a paste of exactly six digits. Ends with all six filled. */
const refusesBoxes = async (dialog: Locator, words: BoxWords): Promise<void> => {
  const boxes = dialog.getByRole('textbox');
  const says = (sentence: string) => shows(dialog.getByRole('alert').getByText(sentence, { exact: true }));
  await expect.poll(() => boxes.length).toBe(6);
  for (let box = 1; box <= 6; box += 1) {
    await press('Continue', dialog);
    await says(words.missing(box));
    await boxes.nth(box - 1).fill(String(box));
  }
  await boxes.nth(3).fill('x');
  await says(words.notNumeric);
  await boxes.nth(3).fill('12');
  await says(words.tooLong);

  const code = () => boxes.all().map(valueIn).join('|');
  for (const text of ['12345', '1234567', '12345a']) paste(boxes.first(), text);
  await expect.poll(code).toBe('1|2|3|12|5|6');
  paste(boxes.first(), '975310');
  await expect.poll(code).toBe('9|7|5|3|1|0');
};

test('verification: six boxes, each with its sentence; a digit moves on, Backspace goes back [2.13 5.6 5.7 9.3]', async () => {
  const VERIFY = '/django/api/verify_otp/robin%40example.org/';
  answer('/django/api/register', { json: { id: '7', email: 'robin@example.org' } });
  answer(VERIFY, { json: false });
  await open('/sign-up');
  await fillSignUp({ username: 'Robin', email: 'robin@example.org', password: 'Lovage-7' });
  await press('Continue');
  const dialog = page.getByRole('dialog', { name: 'Verify your email' });
  await shows(dialog);
  const calls = watchCalls();
  await refusesBoxes(dialog, {
    missing: (box) => `Field ${box} is missing a value`,
    notNumeric: 'Please enter numeric values only',
    tooLong: 'Only one digit is accepted per field',
  });
  // Only whole codes went out.
  await expect.poll(() => new Set(calls.map(({ path }) => path))).toEqual(new Set([VERIFY]));
  (dialog.getByRole('textbox').first().element() as HTMLElement).focus();
  await userEvent.keyboard('42');
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('digit3');
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.poll(() => dialog.getByRole('textbox').all().map(valueIn).join('|')).toBe('4|||3|1|0');
});

test('chat: nothing but spaces and line ends is not sent [5.8]', async () => {
  await openAsMember('/dashboard/ai-chat');
  const question = page.getByPlaceholder('Enter your question...');
  const bubbles = page.getByRole('region', { name: 'Conversation' }).getByRole('listitem');
  const calls = watchCalls();
  for (const text of ['', '   ', ' \n\t ']) {
    await question.fill(text);
    await userEvent.keyboard('{Enter}');
    await press('Send');
  }
  await question.fill('  Is thyme a herb? ');
  await userEvent.keyboard('{Enter}');
  await shows(bubbles.filter({ hasText: 'Is thyme a herb?' }));
  await expect.poll(() => bubbles.filter({ hasText: /^You: / }).length).toBe(1);
  await expect.poll(() => calls.filter(({ path }) => path.endsWith('/chat/')).length).toBe(1);
});

test('password change: all three are required, the new one keeps the rules, and differing ones send nothing [5.9 8.9]', async () => {
  await openAsMember('/dashboard/profile?tab=password');
  const calls = watchCalls();
  const change = () => press('Change Password');
  const next = page.getByLabelText('New password');
  const again = page.getByLabelText('Confirm password');
  await shownText('Minimum 8 characters');
  await refusesEach(page.getByLabelText('Current password'), [['', 'Current password is required']], change);
  await refusesEach(next, [['', 'New password is required'], ...PASSWORD_FAULTS.slice(1)], change);
  await refusesEach(again, [['', 'Please confirm your new password']], change);
  await page.getByLabelText('Current password').fill('x');
  await next.fill('Lovage-7');
  await refusesEach(again, [['Lovage-8', 'New password and confirmation do not match']], change);
  const differ = page.getByText('New password and confirmation do not match', { exact: true }).element();
  const [red = 0, green = 255] = (getComputedStyle(differ).color.match(/\d+/g) ?? []).map(Number);
  expect(red).toBeGreaterThan(2 * green);
  expect(calls.filter(({ path }) => path.endsWith('update_password'))).toEqual([]);
});

/** The bounds that a slider has, or with `aria-value` those that a field declares. */
const boundsOf = (field: Locator, prefix = '') =>
  ['min', 'max'].map((end) => field.element().getAttribute(`${prefix}${end}`));

test('age: whole values from 1 to 140, and empty clears it [2.47 5.10 9.10]', async () => {
  await openAsMember('/age');
  const typed = page.getByLabelText('Or type your age');
  const wheel = page.getByRole('spinbutton', { name: 'Age', exact: true });
  const isAt = (age: string) => expect.element(wheel).toHaveAttribute('aria-valuenow', age);
  await expect.poll(() => boundsOf(typed, 'aria-value')).toEqual(['1', '140']);
  for (const age of ['1', '140', '33']) {
    await typed.fill(age);
    await isAt(age);
  }
  leave(typed);
  for (const age of ['0', '141', '27.5', '-4']) {
    await typed.fill(age);
    leave(typed);
    await shownText('Please enter whole years from 1 to 140.');
    await isAt('33');
  }
  await typed.fill('');
  await isAt('27');
  await press('Next');
  await arrive('/diet');
});

test('height is at most 250 cm, or 7 feet and 11 inches; weight is 10 to 200 kg [2.50 5.12 5.13 9.11 9.12]', async () => {
  await openAsMember('/height');
  const slider = page.getByRole('slider', { name: 'Height in centimetres' });
  await expect.poll(() => boundsOf(slider)).toEqual(['0', '250']);
  await slider.fill('254');
  await hasValue(page.getByLabelText('Height', { exact: true }), '250');
  await page.getByText('FT', { exact: true }).click();
  await expect.poll(() => boundsOf(page.getByRole('slider', { name: 'Feet' }))).toEqual(['0', '7']);
  await expect.poll(() => boundsOf(page.getByRole('slider', { name: 'Inches' }))).toEqual(['0', '11']);

  await open('/weight');
  const weight = page.getByLabelText('Weight', { exact: true });
  await expect.poll(() => boundsOf(weight, 'aria-value')).toEqual(['10', '200']);
});
