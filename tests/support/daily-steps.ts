import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { LiveServer } from './live-server.ts';
import { untilKept } from './member-store.ts';
import { caller } from './ready-member.ts';

// Steps that members take many times a day, and the checks that the server has received them.

export const expectWater = (page: Page, amount: string): Promise<void> =>
  page.getByText(new RegExp(`^${amount.replace('.', '\\.')} / `)).waitFor();

/** A quarter of a litre more, on the overview; the device has it then. */
export async function drink(page: Page, before: string, after: string): Promise<void> {
  await expectWater(page, before);
  await untilKept(page, 'water.add', () => page.getByRole('button', { name: '+250 ml' }).click());
  await expectWater(page, after);
}

/** From any page of the dashboard, by its link: the page that is open goes on. */
export async function openPlan(page: Page): Promise<void> {
  await page.locator('a[href="/dashboard/diet-plan"]').filter({ visible: true }).first().click();
  await page.getByRole('tab', { name: 'Today', selected: true }).waitFor();
}

/** Unfolds the list of ingredients on the plan's page; on the last days of a plan it may have no line. */
export async function openList(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^List of ingredients/, expanded: false }).click();
  const list = page.getByRole('region', { name: 'List of ingredients' });
  await list
    .getByRole('listitem')
    .or(list.getByText('The rest of this plan is already cooked.'))
    .first()
    .waitFor();
  return list;
}

export const expectPressed = (button: Locator, pressed: boolean): Promise<void> =>
  button.and(button.page().locator(`[aria-pressed="${pressed}"]`)).waitFor();

/** Somebody looks at the page again: what a phone does when it is unlocked. */
export const wake = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

export interface KeptOperation {
  readonly id: string;
  readonly day: string;
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** The member's journal on the server, oldest first. */
export async function journalOf(
  server: LiveServer,
  { access }: { readonly access: string },
): Promise<readonly KeptOperation[]> {
  const { operations } = await caller(server)('GET', '/django/ext/v1/journal?after=0', null, access);
  return operations as readonly KeptOperation[];
}

/** Waits until the server's journal of the member holds so many operations. */
export const expectOperations = (
  server: LiveServer,
  member: { readonly access: string },
  count: number,
): Promise<void> => expect.poll(async () => (await journalOf(server, member)).length).toBe(count);

/** Presses a button by its whole name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
