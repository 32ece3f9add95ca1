import type { Page } from 'playwright-core';
import { openList } from './daily-steps.ts';
import type { ReadMail } from './mailed-code.ts';
import { MEMBER_PAGES, moveTo, untilRead } from './member-pages.ts';
import { answerOnboarding, newMember, type See, signIn, signUp } from './member-steps.ts';
import { openSlot } from './plan-steps.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

async function walkPublicScreens(page: Page, see: See): Promise<void> {
  for (const [path, name] of [
    ['/', 'landing'],
    ['/terms', 'terms'],
    ['/policy', 'policy'],
    ['/en', 'about'],
    ['/no-such-page', 'not-found'],
    ['/sign-in', 'sign-in'],
  ] as const) {
    await open(page, path);
    await see(name);
  }
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText('Email is required').first().waitFor();
  await see('sign-in-refused');
}

async function walkReset(page: Page, email: string, see: See): Promise<void> {
  await open(page, '/sign-in');
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await see('forgot-password');
  await dialog.getByRole('button', { name: 'Next' }).click();
  const boxes = dialog.getByRole('textbox', { name: /^Digit/ });
  await boxes.first().waitFor();
  await see('reset-code');
  await boxes.first().focus();
  await page.keyboard.type('123456');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Confirm Password').waitFor();
  await see('reset-password');
}

async function walkFirstPlan(page: Page, see: See): Promise<void> {
  let release = () => {};
  const mayCome = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/django/nutrition/meal/**', async (route) => {
    await mayCome;
    await route.continue();
  });
  await answerOnboarding(page, see);
  const skip = page.getByRole('button', { name: 'Skip for now' });
  await skip.waitFor();
  await see('overview-safety');
  await skip.click();
  const confirm = page.getByRole('button', { name: 'Yes, this is me' });
  await confirm.waitFor();
  await see('overview-facts');
  await confirm.click();
  await confirm.waitFor({ state: 'detached' });
  await see('overview-waiting-for-plan');
  await page.goto('/dashboard/diet-plan');
  await page.getByText('We are generating diet plan for you....').waitFor();
  await see('diet-plan-generating');
  release();
  await page.getByRole('tab').first().waitFor();
  await see('diet-plan');
}

async function walkPlan(page: Page, see: See): Promise<void> {
  await page.getByRole('button', { name: 'Breakfast eaten' }).click();
  await openSlot(page, 'Lunch');
  await page.locator('a[href^="/dashboard/dish/"]').first().waitFor();
  await see('diet-plan-lunch');
  await openList(page);
  await see('shopping-list');
  await page.locator('a[href^="/dashboard/dish/"]').first().click();
  await page.getByRole('link', { name: 'Start cooking' }).waitFor();
  await see('dish');
}

/** The overview, which is open, and the menu over it. */
async function walkOverview(page: Page, see: See): Promise<void> {
  await page.getByRole('button', { name: '+500 ml' }).click();
  await page.getByText(/^0\.5 L \/ /).waitFor();
  await untilRead(page);
  await see('overview');
  await page.getByRole('button', { name: 'More' }).click();
  const menu = page.getByRole('dialog');
  await menu.waitFor();
  await see('menu');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
}

/** From an opened page of a member past others, which are named without /dashboard/. */
export async function walkPages(page: Page, names: readonly string[], see: See): Promise<void> {
  for (const name of names) {
    await moveTo(page, `/dashboard/${name}`);
    await untilRead(page);
    await see(name);
  }
}

/** From the landing page to the first plan and a dish of it, as a new member meets the screens. */
export async function walkBeginnings(page: Page, readMail: ReadMail, see: See): Promise<void> {
  const member = newMember('Robin');
  await walkPublicScreens(page, see);
  await signUp(page, member, readMail, see);
  await walkReset(page, member.email, see);
  await open(page, '/sign-in');
  await signIn(page, member);
  await walkFirstPlan(page, see);
  await walkPlan(page, see);
}

/** Leads a new member past every screen there is, in the order a person meets them. */
export async function walkScreens(page: Page, readMail: ReadMail, see: See): Promise<void> {
  await walkBeginnings(page, readMail, see);
  await moveTo(page, '/dashboard');
  await walkOverview(page, see);
  await walkPages(page, MEMBER_PAGES, see);
}
