import type { Locator, Page } from 'playwright-core';

// Steps of members on the page of the plan.

const meals = (page: Page): Locator => page.getByRole('region', { name: 'Meals' });

const slotToggle = (page: Page, slot: string): Locator =>
  meals(page)
    .getByRole('heading', { level: 3 })
    .getByRole('button', { name: new RegExp(`^${slot}\\b`) });

/** Unfolds a slot of the chosen day; around its meal it is open already. */
export async function openSlot(page: Page, slot: string): Promise<void> {
  const toggle = slotToggle(page, slot);
  await toggle.waitFor();
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await toggle.and(page.locator('[aria-expanded="true"]')).waitFor();
}

/** Waits until a slot's line reads so. */
export const expectSlot = (page: Page, slot: string, reads: RegExp): Promise<void> =>
  slotToggle(page, slot).filter({ hasText: reads }).waitFor();

export const slotText = async (page: Page, slot: string): Promise<string> =>
  (await slotToggle(page, slot).textContent()) ?? '';

export const sheet = (page: Page): Locator => page.getByRole('dialog');

/** One of the buttons under an open slot. */
export async function openSheet(page: Page, button: string): Promise<Locator> {
  await meals(page).getByRole('button', { name: button, exact: true }).click();
  await sheet(page).getByRole('heading', { level: 2 }).waitFor();
  return sheet(page);
}

/** A line of the sheet behind "More": "Lock", "Skip", "Move", "People". */
export async function chooseMore(page: Page, line: string): Promise<void> {
  const more = await openSheet(page, 'More');
  await more.getByRole('button', { name: new RegExp(`^${line}\\b`) }).click();
}

export const expectClosed = (page: Page): Promise<void> => sheet(page).waitFor({ state: 'detached' });

/** Waits until the page reports the last change with these words. */
export const expectNews = (page: Page, words: string | RegExp): Promise<void> =>
  page.getByRole('status').getByText(words).first().waitFor();
