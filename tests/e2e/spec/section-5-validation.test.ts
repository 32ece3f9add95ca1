import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { DIST } from '../../../scripts/ensure-built.ts';
import { openDevice } from '../../support/browser.ts';
import { type LiveServer, startLiveServer } from '../../support/live-server.ts';
import { createReadyMember, enter } from '../../support/ready-member.ts';

/** Every rule on what may be entered: its sentence beside the field, and nothing sent while one is broken. */

type Member = Awaited<ReturnType<typeof createReadyMember>>;

let server: LiveServer;
let member: Member;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
  member = await createReadyMember(server, 'Angelica');
});
afterAll(() => server.stop());

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

const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();

/** Calls to the server that the page makes from here on. */
const callsOf = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/django/')) calls.push(pathname);
  });
  return calls;
};

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
const errorBeside = (field: Locator): Promise<string | null> =>
  field.evaluate((input) => {
    if (input.getAttribute('aria-invalid') !== 'true') return null;
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
    return document.getElementById(ids.at(-1) ?? '')?.textContent ?? null;
  });

const openAs = async (context: TestContext, path: string): Promise<Page> => {
  const { page } = await openDevice(context, { installsWorker: false, origin: server.origin });
  await enter(page, member);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};

test('sign-up: username, email, password and terms [2.11 5.1 5.2 5.3 5.5 9.4]', async (context) => {
  const { page } = await openDevice(context, { installsWorker: false, origin: server.origin });
  const calls = callsOf(page);
  await page.goto('/sign-up');
  const submit = () => press(page, 'Continue');
  await submit();
  const terms = page.getByRole('checkbox');
  await expect
    .poll(() => errorBeside(terms))
    .toBe('Please agree to our terms of use and privacy policy to continue');
  await refusesEach(
    page.getByLabel('Username'),
    [
      ['', 'Username is required'],
      ['ab', 'Username must be 3 characters minimum'],
      ['ro bin', 'Username should not contain spaces'],
    ],
    submit,
  );
  await refusesEach(page.getByRole('textbox', { name: 'Email' }), EMAIL_FAULTS, submit);
  await refusesEach(
    page.getByLabel('Password', { exact: true }),
    [...PASSWORD_FAULTS, ['Password1!', 'This password is too common.']],
    submit,
  );
  expect(calls).toEqual([]);

  await page.getByLabel('Username').fill('rob');
  await page.getByRole('textbox', { name: 'Email' }).fill('rob@example.org');
  await page.getByLabel('Password', { exact: true }).fill('Lovage-7');
  await submit();
  expect(calls).toEqual([]);
  await terms.check();
  await submit();
  await page.getByRole('dialog', { name: 'Verify your email' }).waitFor();
  expect(calls).toEqual(['/django/api/register']);
});

test('sign-in, forgotten password and reset: email, password, and both passwords the same [2.16 5.2 5.3 5.4]', async (context) => {
  const { page } = await openDevice(context, { installsWorker: false, origin: server.origin });
  const calls = callsOf(page);
  await page.route('**/django/api/user/forget_password', (route) => route.fulfill({ json: {} }));
  await page.goto('/sign-in');
  const login = () => press(page, 'Login');
  await refusesEach(page.getByRole('textbox', { name: 'Email' }), EMAIL_FAULTS, login);
  await refusesEach(page.getByLabel('Password', { exact: true }), PASSWORD_FAULTS, login);

  await press(page, 'Forgot Password');
  const dialog = page.getByRole('dialog');
  await refusesEach(dialog.getByLabel('Email'), EMAIL_FAULTS, () => press(dialog, 'Next'));
  expect(calls).toEqual([]);
  await dialog.getByLabel('Email').fill('rob@example.org');
  await press(dialog, 'Next');
  await page.getByRole('dialog', { name: 'Enter your code' }).waitFor();
  await refusesBoxes(dialog, {
    missing: (box) => `Field ${box} is required`,
    notNumeric: 'Please enter a numeric value',
    tooLong: 'Only one digit is allowed per field',
  });
  await press(dialog, 'Continue');

  const reset = () => press(page, 'Reset Password');
  const password = page.getByLabel('Password', { exact: true });
  await refusesEach(password, PASSWORD_FAULTS, reset);
  await password.fill('Lovage-7');
  await refusesEach(
    page.getByLabel('Confirm Password'),
    [
      ['', 'Passwords do not match'],
      ['Lovage-8', 'Passwords do not match'],
    ],
    reset,
  );
  expect(calls).toEqual(['/django/api/user/forget_password']);
});

interface BoxWords {
  readonly missing: (box: number) => string;
  readonly notNumeric: string;
  readonly tooLong: string;
}

const paste = (box: Locator, text: string) =>
  box.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** Six boxes: each required, numeric, of one character; a paste of exactly six digits. Ends with all six filled. */
const refusesBoxes = async (dialog: Locator, words: BoxWords): Promise<void> => {
  const boxes = dialog.getByRole('textbox');
  const says = (sentence: string) => dialog.getByRole('alert').getByText(sentence, { exact: true }).waitFor();
  await boxes.first().waitFor();
  await expect.poll(() => boxes.count()).toBe(6);
  for (let box = 1; box <= 6; box += 1) {
    await press(dialog, 'Continue');
    await says(words.missing(box));
    await boxes.nth(box - 1).fill(String(box));
  }
  await boxes.nth(3).fill('x');
  await says(words.notNumeric);
  await boxes.nth(3).fill('12');
  await says(words.tooLong);

  const code = () => boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value).join('|'));
  for (const text of ['12345', '1234567', '12345a']) await paste(boxes.first(), text);
  await expect.poll(() => code()).toBe('1|2|3|12|5|6');
  await paste(boxes.first(), '975310');
  await expect.poll(() => code()).toBe('9|7|5|3|1|0');
};

test('verification: six boxes, each with its sentence; a digit moves on [2.13 5.6]', async (context) => {
  const { page } = await openDevice(context, { installsWorker: false, origin: server.origin });
  await page.route('**/django/api/register', (route) =>
    route.fulfill({ json: { id: '7', email: 'robin@example.org' } }),
  );
  const VERIFY = '/django/api/verify_otp/robin%40example.org/';
  await page.route(`**${VERIFY}`, (route) => route.fulfill({ json: false }));
  await page.goto('/sign-up');
  await page.getByLabel('Username').fill('Robin');
  await page.getByLabel('Email').fill('robin@example.org');
  await page.getByLabel('Password', { exact: true }).fill('Lovage-7');
  await page.getByRole('checkbox').check();
  await press(page, 'Continue');
  const calls = callsOf(page);
  const dialog = page.getByRole('dialog', { name: 'Verify your email' });
  await refusesBoxes(dialog, {
    missing: (box) => `Field ${box} is missing a value`,
    notNumeric: 'Please enter numeric values only',
    tooLong: 'Only one digit is accepted per field',
  });
  // Only whole codes went out.
  expect(new Set(calls)).toEqual(new Set([VERIFY]));
  await dialog.getByRole('textbox').first().focus();
  await page.keyboard.type('42');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('digit3');
});

test('chat: nothing but spaces and line ends is not sent [5.8]', async (context) => {
  const page = await openAs(context, '/dashboard/ai-chat');
  const question = page.getByPlaceholder('Enter your question...');
  const bubbles = page.getByRole('region', { name: 'Conversation' }).getByRole('listitem');
  const calls = callsOf(page);
  for (const text of ['', '   ', ' \n\t ']) {
    await question.fill(text);
    await question.press('Enter');
    await press(page, 'Send');
  }
  await question.fill('  Is thyme a herb? ');
  await question.press('Enter');
  await bubbles.filter({ hasText: 'Is thyme a herb?' }).waitFor();
  await expect.poll(() => bubbles.filter({ hasText: /^You: / }).count()).toBe(1);
  await expect.poll(() => calls.filter((path) => path.endsWith('/chat/')).length).toBe(1);
});

test('password change: all three are required, the new one keeps the rules, and differing ones send nothing [5.9 8.9]', async (context) => {
  const page = await openAs(context, '/dashboard/profile?tab=password');
  const calls = callsOf(page);
  const change = () => press(page, 'Change Password');
  const next = page.getByLabel('New password');
  const again = page.getByLabel('Confirm password');
  await page.getByText('Minimum 8 characters', { exact: true }).waitFor();
  await refusesEach(page.getByLabel('Current password'), [['', 'Current password is required']], change);
  await refusesEach(next, [['', 'New password is required'], ...PASSWORD_FAULTS.slice(1)], change);
  await refusesEach(again, [['', 'Please confirm your new password']], change);
  await page.getByLabel('Current password').fill('x');
  await next.fill('Lovage-7');
  await refusesEach(again, [['Lovage-8', 'New password and confirmation do not match']], change);
  expect(calls.filter((path) => path.endsWith('update_password'))).toEqual([]);
});

/** The bounds that a slider has, or with `aria-value` those that a field declares. */
const boundsOf = (field: Locator, prefix = '') =>
  Promise.all(['min', 'max'].map((end) => field.getAttribute(`${prefix}${end}`)));

test('age: whole values from 1 to 140, and empty clears it [2.47 5.10 9.10]', async (context) => {
  const page = await openAs(context, '/age');
  const typed = page.getByLabel('Or type your age');
  const shown = () =>
    page.getByRole('spinbutton', { name: 'Age', exact: true }).getAttribute('aria-valuenow');
  await expect.poll(() => boundsOf(typed, 'aria-value')).toEqual(['1', '140']);
  for (const age of ['1', '140', '33']) {
    await typed.fill(age);
    await expect.poll(() => shown()).toBe(age);
  }
  await typed.blur();
  for (const age of ['0', '141', '27.5', '-4']) {
    await typed.fill(age);
    await typed.blur();
    await page.getByText('Please enter whole years from 1 to 140.').waitFor();
    await expect.poll(() => shown()).toBe('33');
  }
  await typed.fill('');
  await expect.poll(() => shown()).toBe('27');
  await press(page, 'Next');
  await page.waitForURL('**/diet');
});

test('height: 0 to 250 cm, or 0 to 7 feet and 0 to 11 inches of 2.54 cm [2.50 5.12 9.11]', async (context) => {
  const page = await openAs(context, '/height');
  const slider = page.getByRole('slider', { name: 'Height in centimetres' });
  await expect.poll(() => boundsOf(slider)).toEqual(['0', '250']);
  await slider.fill('254');
  const height = page.getByLabel('Height', { exact: true });
  await expect.poll(() => height.inputValue()).toBe('250');
  await page.getByText('FT', { exact: true }).click();
  const feet = page.getByRole('slider', { name: 'Feet' });
  const inches = page.getByRole('slider', { name: 'Inches' });
  expect(await boundsOf(feet)).toEqual(['0', '7']);
  expect(await boundsOf(inches)).toEqual(['0', '11']);
  await feet.fill('6');
  await inches.fill('2');
  await page.getByText('CM', { exact: true }).click();
  await expect.poll(() => height.inputValue()).toBe('188');
});

test('weight: 10 to 200 kg with one decimal, pounds at 2.20462 [5.13 9.12]', async (context) => {
  const page = await openAs(context, '/weight');
  const weight = page.getByLabel('Weight', { exact: true });
  await expect.poll(() => boundsOf(weight, 'aria-value')).toEqual(['10', '200']);
  await weight.fill('72.5');
  await weight.blur();
  for (const text of ['9.9', '200.1', '-72']) {
    await weight.fill(text);
    await weight.blur();
    await page.getByText('Please enter a weight from 10 to 200 kg.').waitFor();
  }
  await weight.fill('72.55');
  await weight.blur();
  await expect.poll(() => weight.inputValue()).toBe('72.6');
  await weight.fill('100');
  await page.getByText('LB', { exact: true }).click();
  await expect.poll(() => weight.inputValue()).toBe('220.5');
});

test('dropdowns: one choice, an empty placeholder that cannot be chosen, and none is required [5.15]', async (context) => {
  const page = await openAs(context, '/dashboard/lifestyle');
  for (const path of [
    'lifestyle',
    'preference',
    'preference2',
    'preference3',
    'chronic-conditions',
    'urine-flow',
  ]) {
    await page.goto(`/dashboard/${path}`);
    await page.getByRole('combobox').first().waitFor();
    const first = await page.getByRole('combobox').evaluateAll((all) =>
      all.map((select) => {
        const [placeholder] = (select as HTMLSelectElement).options;
        return [(select as HTMLSelectElement).multiple, placeholder?.value, placeholder?.disabled];
      }),
    );
    expect(first.length).toBeGreaterThan(0);
    for (const found of first) expect(found, path).toEqual([false, '', true]);
  }
  const sent = page.waitForRequest('**/preference/create');
  await page.goto('/dashboard/preference3');
  await press(page, 'Save');
  expect((await sent).postDataJSON()).toMatchObject({ fruit_preference: '', food_weakness: '' });
  await page.waitForURL('**/dashboard');
});

test('newsletter: an address is checked where a backend keeps it [2.8 5.14]', async (context) => {
  const { page } = await openDevice(context, { installsWorker: false, origin: server.origin });
  const calls = callsOf(page);
  await page.goto('/');
  const box = page.getByPlaceholder('Your email here');
  const status = page.locator('#newsletter-status');
  await box.fill('robin@');
  await press(page, 'Send');
  await status.getByText('Please provide a valid email').waitFor();
  expect(calls).toEqual([]);
});
