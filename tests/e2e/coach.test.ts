import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LIBRARY_CACHE } from '../../src/domain/food/library/library-cache.ts';
import { findAccessFaults } from '../support/axe.ts';
import { press } from '../support/daily-steps.ts';
import { openMember } from '../support/member-device.ts';
import { readRows, untilDraftKept } from '../support/member-store.ts';

const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const cards = (page: Page) => conversation(page).getByRole('article');
const says = (page: Page, words: string | RegExp) =>
  conversation(page).getByRole('listitem').filter({ hasText: words });
const question = (page: Page) => page.getByPlaceholder('Enter your question...');

const ask = async (page: Page, message: string): Promise<void> => {
  await question(page).fill(message);
  await page.keyboard.press('Enter');
  await says(page, message).first().waitFor();
};

/** The newest answer of the coach. */
const answer = (page: Page) => says(page, 'Answered on this device').last();

const isLibrarySaved = (page: Page): Promise<boolean> =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).length > 0, LIBRARY_CACHE);

test('without a network the coach swaps dinner, logs and explains; questions wait honestly and are sent once online', async (context) => {
  const { page, member, ...device } = await openMember(context, 'Dara', {
    answers: { diet_type: 'full_non_vegetarian' },
    workerSends: false,
  });
  device.expectConsole(/ERR_FAILED/);
  await page.goto('/dashboard/ai-chat');
  await ask(page, 'water?');
  await says(page, /^Coach: You have logged 0 of [\d.]+ L of water today:/).waitFor();
  await page.getByText('Answered on this device').waitFor({ state: 'detached' });
  await expect.poll(() => isLibrarySaved(page)).toBe(true);
  await device.cutNetwork();

  await page.reload();
  await says(page, 'You: water?').waitFor();
  await ask(page, 'swap dinner for something with eggs, at most 20 minutes');
  await says(page, 'swap dinner').getByText('Will be sent when you are online').waitFor();
  const card = cards(page).first();
  const dish = (await card.getAttribute('aria-label')) ?? '';
  expect(await card.getByRole('table').innerText()).toMatch(/Energy[\s\d]+kcal/);
  expect(await findAccessFaults(page)).toEqual([]);
  await card.getByRole('button', { name: 'Apply' }).click();
  await card.getByText('Done.').waitFor();
  const rows = await readRows(page, member.id, 'journal');
  expect(rows?.filter(({ kind }) => kind === 'meals.set')).toHaveLength(1);
  await page.goto('/dashboard/diet-plan');
  await page.getByText(dish).first().waitFor();
  await page.goto('/dashboard/shopping');
  await page.getByText(/^Eggs/).first().waitFor();

  await page.goto('/dashboard/ai-chat');
  await cards(page).getByRole('button', { name: 'Undo' }).click();
  await cards(page).first().getByRole('button', { name: 'Apply' }).waitFor();
  await ask(page, 'I ate two slices of pizza');
  const pizza = cards(page).filter({ hasText: /pizza/i });
  await pizza
    .getByText(/^Log .*[Pp]izza/)
    .first()
    .waitFor();
  await pizza.getByRole('button', { name: 'Apply' }).first().click();
  await pizza.getByText('Done.').waitFor();
  await ask(page, 'actually it was 3 slices');
  const corrected = cards(page).filter({ hasText: 'Instead of what was logged.' });
  await corrected.getByRole('button', { name: 'Apply' }).click();
  await corrected.getByText('Done.').waitFor();
  const eaten = (await readRows(page, member.id, 'journal'))?.filter(({ kind }) => kind === 'food.eaten');
  expect(eaten?.map(({ payload }) => Object(payload).eaten)).toEqual([true, false, true]);
  await ask(page, 'move dinner to tomorrow');
  await says(page, /trade places|would then come twice/)
    .last()
    .waitFor();
  await ask(page, 'undo');
  await cards(page)
    .filter({ hasText: /^Take back: / })
    .waitFor();
  await ask(page, 'what is for dinner');
  await answer(page)
    .getByText(/Dinner: /)
    .first()
    .waitFor();
  const today = await answer(page).innerText();
  await ask(page, 'and tomorrow?');
  await answer(page)
    .getByText(/Tomorrow:/)
    .waitFor();
  expect(await answer(page).innerText()).not.toBe(today);
  await ask(page, 'I want to kill myself');
  await says(page, /Coach: I am really sorry.*findahelpline\.com.*Answered on this device/).waitFor();
  await page.goto('/dashboard/diary');
  await page.getByText(/pizza/i).first().waitFor();

  await page.goto('/dashboard/ai-chat');
  await untilDraftKept(page, 'chat', () => question(page).fill('Half a thought'));
  await page.reload();
  await says(page, 'and tomorrow?').getByText('Will be sent when you are online').waitFor();
  await device.restoreNetwork();
  await page.getByText('Will be sent when you are online').waitFor({ state: 'detached' });
  await expect.poll(() => question(page).inputValue()).toBe('Half a thought');
  await press(page, 'Send');
  await says(page, 'Half a thought').waitFor();
});
