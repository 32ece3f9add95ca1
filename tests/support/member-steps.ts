import type { Page } from 'playwright-core';
import { mailedCode, type ReadMail } from './mailed-code.ts';

export interface NewMember {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Told about every screen on the way, before anything is done on it. */
export type See = (screen: string) => Promise<void>;
const lookAway: See = async () => {};

export const newMember = (username: string): NewMember => ({
  username,
  email: `${username.toLowerCase().replace(/\P{ASCII}/gu, '')}@example.org`,
  password: 'Lovage-and-7-leaves',
});

/** From the sign-up form, through the mailed code, to the sign-in form. */
export async function signUp(
  page: Page,
  member: NewMember,
  readMail: ReadMail,
  see = lookAway,
): Promise<void> {
  await page.goto('/sign-up');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await see('sign-up');
  await page.getByLabel('Username').fill(member.username);
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue' }).click();

  const dialog = page.getByRole('dialog');
  const boxes = dialog.getByRole('textbox');
  await boxes.first().waitFor();
  await see('verification');
  await boxes.first().focus();
  await page.keyboard.type(await mailedCode(readMail, member.email));
  await page.waitForURL('**/sign-in');
}

/** Matches the console line when a new member's profile is fetched and there is none yet. */
export const NO_PROFILE_YET = /status of 404 .*\/django\/user\/profiles\//;

/** Matches the console lines of fetches that were running when the session or the account ended. */
export const NO_LONGER_THEIRS =
  /status of 40[14] .*\/(user\/profiles|nutrition\/meal|today-nutrition-budget|threads|ext\/v1\/(journal|plan-refusal))\b/;

/** Fills in the sign-in form that is on the screen. */
export async function signIn(page: Page, member: NewMember): Promise<void> {
  const login = page.getByRole('button', { name: 'Login' });
  await login.waitFor();
  await page.getByRole('textbox', { name: 'Email' }).fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await login.click();
}

/** The option to choose on each screen before Next. Other screens are left with their defaults. */
export const PICKS: Readonly<Record<string, string>> = {
  '/onboarding': 'Moderately active',
  '/diet': 'Vegetarian',
  '/fitness': 'Beginner',
  '/gender': 'Female',
  '/goal': 'Weight Loss',
};

export const ONBOARDING_SCREENS = [
  '/onboarding',
  '/age',
  '/diet',
  '/fitness',
  '/gender',
  '/height',
  '/weight',
  '/goal',
  '/target',
] as const;

/** The address changes before the screen does; a screen that has opened has the focus on its heading. */
export const untilOpened = (page: Page): Promise<void> => page.locator('h1:focus').waitFor();

/** Answers the nine screens, from the first one to Save. */
export async function answerOnboarding(page: Page, see = lookAway): Promise<void> {
  for (const path of ONBOARDING_SCREENS) {
    await page.waitForURL(`**${path}`);
    await untilOpened(page);
    await see(path.slice(1));
    const pick = PICKS[path];
    if (pick !== undefined) await page.getByRole('radio', { name: new RegExp(`^${pick}`) }).click();
    else await page.getByRole('button', { name: path === '/target' ? 'Save' : 'Next' }).click();
  }
  await page.waitForURL('**/dashboard');
}

/** Fetching and hashing every file of the app takes a busy machine a while. */
const INSTALL_MS = 90_000;

/** Waits until the worker controls the page, and with that until all of the precache is on the device. */
export async function waitUntilReadyOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: INSTALL_MS,
  });
}

/** Waits until the page says that it is ready without a network. */
export const expectReadyOffline = (page: Page): Promise<void> =>
  page
    .getByText(/^Ready offline/)
    .filter({ visible: true })
    .first()
    .waitFor();
