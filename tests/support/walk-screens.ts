import type { Page } from 'playwright-core';
import { answerOnboarding, newMember, type ReadMail, type See, signIn, signUp } from './member-steps.ts';

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
  await page.getByRole('heading', { level: 1 }).waitFor();
  await see('overview-waiting-for-plan');
  await page.goto('/dashboard/diet-plan');
  await page.getByText('We are generating diet plan for you....').waitFor();
  await see('diet-plan-generating');
  release();
  await page.getByRole('tab').first().waitFor();
  await see('diet-plan');
}

async function walkDashboard(page: Page, see: See): Promise<void> {
  await page
    .getByRole('heading', { level: 3 })
    .getByRole('button', { name: /^Lunch\b/ })
    .click();
  await see('diet-plan-lunch');
  await page.getByRole('button', { name: /^List of ingredients/ }).click();
  await see('shopping-list');
  await page.locator('a[href^="/dashboard/dish/"]').first().click();
  await page.waitForURL('**/dashboard/dish/**');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await see('dish');
  await open(page, '/dashboard');
  await page.getByRole('button', { name: '+250 ml' }).click();
  await see('overview');
}

/** Leads a new member past every screen there is, in the order a person meets them. */
export async function walkScreens(page: Page, readMail: ReadMail, see: See): Promise<void> {
  const member = newMember('Robin');
  await walkPublicScreens(page, see);
  await signUp(page, member, readMail, see);
  await walkReset(page, member.email, see);
  await open(page, '/sign-in');
  await signIn(page, member);
  await walkFirstPlan(page, see);
  await walkDashboard(page, see);
}
