import type { Page } from 'playwright-core';
import { answerOnboarding } from './member-steps.ts';

/** The dishes of today's meals, by their links. */
export const dishesOf = async (page: Page): Promise<readonly string[]> => {
  const list = page.getByRole('region', { name: "Today's meals" });
  await list.getByRole('listitem').nth(2).waitFor();
  // What comes next is said once the day has been read.
  return (await list.getByRole('link').allTextContents()).map((words) => words.replace(/Next$/, ''));
};

/** From the landing page to the first meals. */
export const tryIt = async (page: Page): Promise<readonly string[]> => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Try it first' }).click();
  await answerOnboarding(page);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  return dishesOf(page);
};

export const chooseToBring = (page: Page): Promise<void> =>
  page.getByText('Put it in my account', { exact: true }).click();
