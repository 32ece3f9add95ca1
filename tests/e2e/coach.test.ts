import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { LIBRARY_CACHE } from '../../src/domain/library/library-cache.ts';
import { findAccessFaults } from '../support/axe.ts';
import { openDevice } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { QUICK_LOOKS, showIn } from '../support/look.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { readRows } from '../support/member-store.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

const openOffline = async (context: TestContext, username: string) => {
  const member = await createReadyMember(server, username, undefined, { diet_type: 'full_non_vegetarian' });
  const device = await openDevice(context, { origin: server.origin });
  device.expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const { page } = device;
  await enter(page, member);
  await waitUntilReadyOffline(page);
  await page.goto('/dashboard/ai-chat');
  await page.getByText('Ask your coach').waitFor();
  await expect.poll(() => isLibrarySaved(page)).toBe(true);
  await expect.poll(async () => (await readRows(page, member.id, 'plan'))?.length).toBe(1);
  await device.cutNetwork();
  return { ...device, member };
};

const isLibrarySaved = (page: Page): Promise<boolean> =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).length > 0, LIBRARY_CACHE);

const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const cards = (page: Page) => conversation(page).getByRole('article');

const ask = async (page: Page, message: string): Promise<void> => {
  await page.getByPlaceholder('Enter your question...').fill(message);
  await page.keyboard.press('Enter');
  await conversation(page).getByRole('listitem').filter({ hasText: message }).first().waitFor();
};

/** The newest answer of the coach. */
const answer = (page: Page) =>
  conversation(page).getByRole('listitem').filter({ hasText: 'Answered on this device' }).last();

test('without a network dinner is swapped by a tap, shows in plan, list and figures, and is taken back', async (context) => {
  const { page, member } = await openOffline(context, 'Dara');
  await ask(page, 'swap dinner for something with eggs, at most 20 minutes');
  const card = cards(page).first();
  await card.waitFor();
  for (const look of QUICK_LOOKS) {
    await showIn(page, look);
    expect(await findAccessFaults(page), `${look.screen} ${look.colorScheme}`).toEqual([]);
  }
  const dish = (await card.getAttribute('aria-label')) ?? '';
  expect(await card.getByRole('table').innerText()).toMatch(/Energy[\s\d]+kcal/);
  await card.getByRole('button', { name: 'Apply' }).click();
  await card.getByText('Done.').waitFor();
  expect(await cards(page).count()).toBe(1);

  const rows = await readRows(page, member.id, 'journal');
  expect(rows?.filter(({ kind }) => kind === 'meals.set')).toHaveLength(1);
  await page.goto('/dashboard/diet-plan');
  await page.getByText(dish).first().waitFor();
  await page.goto('/dashboard/shopping');
  await page.getByText(/^Eggs/).first().waitFor();

  await page.goto('/dashboard/ai-chat');
  await cards(page).getByRole('button', { name: 'Undo' }).click();
  await cards(page).first().getByRole('button', { name: 'Apply' }).waitFor();
  await page.goto('/dashboard/diet-plan');
  await page.getByText('Breakfast').first().waitFor();
  await expect.poll(() => page.getByText(dish).count()).toBe(0);
});

test('without a network the coach logs, looks up, explains and follows a conversation', async (context) => {
  const { page } = await openOffline(context, 'Enya');
  await ask(page, 'I ate two slices of pizza');
  await cards(page)
    .first()
    .getByText(/^Log .*[Pp]izza/)
    .waitFor();
  await cards(page).first().getByRole('button', { name: 'Apply' }).click();
  await cards(page).first().getByText('Done.').waitFor();

  await ask(page, 'what can I cook with the spinach at home');
  await answer(page)
    .getByText(/spinach/i)
    .first()
    .waitFor();
  await ask(page, 'why so much protein');
  await answer(page)
    .getByText(/protein/i)
    .first()
    .waitFor();
  await ask(page, 'what is for dinner');
  await answer(page)
    .getByText(/^Coach: Dinner: |Dinner: /)
    .first()
    .waitFor();
  const today = await answer(page).innerText();
  await ask(page, 'and tomorrow?');
  await answer(page)
    .getByText(/Tomorrow:/)
    .waitFor();
  expect(await answer(page).innerText()).not.toBe(today);

  await page.goto('/dashboard/diary');
  await page.getByText(/pizza/i).first().waitFor();
});
