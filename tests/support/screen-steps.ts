import { expect, onTestFinished } from 'vitest';
import { type Locator, page, server, userEvent } from 'vitest/browser';
import { localDayAt } from '../../src/domain/calendar/days.ts';
import type { NewMember } from './member-steps.ts';
import { path } from './screen.tsx';
import type { Call } from './screen-calls.ts';

/** What people do and read on any screen. */

/** The day that this device has now. */
export const today = (): string => localDayAt(Date.now(), -new Date().getTimezoneOffset());

type Within = Pick<Locator, 'getByRole'>;

export const press = (name: string | RegExp, within: Within = page): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click();

/** Waits until it is on the screen. */
export async function shows(what: Locator): Promise<void> {
  await expect.element(what.first()).toBeVisible();
}

export const shownText = (words: string | RegExp): Promise<void> =>
  shows(page.getByText(words, { exact: true }));

export const alarm = (words: string): Promise<void> =>
  shows(page.getByRole('alert').getByText(words, { exact: true }));

export const status = (words: string | RegExp): Promise<void> =>
  shows(page.getByRole('status').getByText(words, { exact: true }));

export const gone = (what: Locator): Promise<void> => expect.poll(() => what.length).toBe(0);

/** Waits until this address is open, and its screen too: a screen that has opened has the focus on its heading. */
export async function arrive(address: string): Promise<void> {
  await expect.poll(path).toBe(address);
  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
}

export const textsOf = (many: Locator): (string | null)[] =>
  many.elements().map((element) => element.textContent);

export const valueIn = (field: Locator): string => (field.element() as HTMLInputElement).value;

/** Waits until a field has this value. */
export const hasValue = (field: Locator, value: string): Promise<void> =>
  expect.poll(() => valueIn(field)).toBe(value);

export const leave = (field: Locator): void => (field.element() as HTMLElement).blur();

/** Somebody looks at the app again: what a phone does when it is unlocked. */
export const lookAgain = (): boolean => document.dispatchEvent(new Event('visibilitychange'));

/** The sentence that a field points to, where it is marked as wrong. */
export function errorBeside(field: Locator): string | null {
  const input = field.element();
  if (input.getAttribute('aria-invalid') !== 'true') return null;
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
  return document.getElementById(ids.at(-1) ?? '')?.textContent ?? null;
}

export function paste(field: Locator, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  field
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** Fills in the form of the sign-up screen. */
export async function fillSignUp({ username, email, password }: NewMember): Promise<void> {
  await page.getByLabelText('Username').fill(username);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabelText('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').click();
}

/** Fills in the form of the sign-in screen and sends it. */
export async function logIn(member: { readonly email: string; readonly password: string }): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(member.email);
  await page.getByLabelText('Password', { exact: true }).fill(member.password);
  await press('Login');
}

/** Types a code into the boxes of the dialog. */
export async function typeCode(code: string): Promise<void> {
  const box = page.getByRole('dialog').getByRole('textbox').first();
  await shows(box);
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard(code);
}

export async function greenPicture(side = 800): Promise<File> {
  const canvas = new OffscreenCanvas(side, side);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('Nothing can be drawn here.');
  pen.fillStyle = 'green';
  pen.fillRect(0, 0, side, side);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'me.png', { type: 'image/png' });
}

/** Gives the test a screen of this size. */
export async function resizeTo(width: number, height: number): Promise<void> {
  const usual = server.config.browser.viewport;
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(usual.width, usual.height));
}

export const sitAtDesktop = (): Promise<void> => resizeTo(1280, 800);

/** What the first POST to this path sends, of the calls that are watched. */
export async function sentTo(
  calls: readonly Call[],
  path: string,
): Promise<Readonly<Record<string, unknown>>> {
  const find = () => calls.find((call) => call.method === 'POST' && call.path === path);
  await expect.poll(find).toBeDefined();
  return Object(find()?.body);
}

/** Waits until these words are on the screen, alone or within a longer text. */
export const mentions = (words: string | RegExp): Promise<void> => shows(page.getByText(words));
