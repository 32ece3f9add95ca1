import type { Locator, Page } from 'playwright-core';
import { openPlan } from '../../support/daily-steps.ts';
import { openSheet, openSlot } from '../../support/plan-steps.ts';
import { type Row, repeat, rowOf, TIMES, timed } from './measured.ts';

/** A character in every kind of form; each answers its row. */

const LETTERS = 'the quick brown fox jumps over a lazy dog';

async function typed(page: Page, what: string, field: Locator, shows: string): Promise<Row> {
  await field.focus();
  const times = await repeat(TIMES, (place) =>
    timed(page, {
      input: 'keydown',
      shows,
      act: () =>
        page.keyboard.press(
          LETTERS[place % LETTERS.length] === ' ' ? 'Space' : (LETTERS[place % LETTERS.length] ?? 'x'),
        ),
    }),
  );
  return rowOf(what, times);
}

async function fillProfile(page: Page): Promise<Row> {
  await page.goto('/dashboard/profile');
  const bio = page.getByLabel('Bio');
  await bio.waitFor();
  return typed(page, 'a letter in the profile', bio, 'textarea[name="bio"]');
}

async function answerLifestyle(page: Page): Promise<Row> {
  await page.goto('/dashboard/lifestyle');
  const answer = page.locator('main select').first();
  await answer.waitFor();
  const times = await repeat(TIMES, (place) =>
    timed(page, {
      input: 'change',
      shows: 'main select',
      act: async () => void (await answer.selectOption({ index: 1 + (place % 2) })),
    }),
  );
  return rowOf('another answer of the lifestyle', times);
}

async function answerAllergies(page: Page): Promise<Row> {
  await page.goto('/dashboard/preference2');
  const allergies = page.getByLabel('Allergies');
  await allergies.waitFor();
  return typed(page, 'a letter in the preferences', allergies, 'main textarea');
}

async function writeMessage(page: Page): Promise<Row> {
  await page.goto('/dashboard/ai-chat');
  const question = page.getByPlaceholder('Enter your question...');
  await question.and(page.locator(':not([readonly])')).waitFor();
  return typed(page, 'a letter in the chat', question, 'textarea');
}

const BEGINNINGS = ['ba', 'be', 'br', 'ca', 'ch', 'co', 'cr', 'en', 'le', 'po'];

async function findFood(page: Page): Promise<Row> {
  await page.goto('/dashboard');
  await openPlan(page);
  await openSlot(page, 'Lunch');
  const sheet = await openSheet(page, 'I ate something else');
  const search = sheet.getByLabel('Food or dish');
  const times = await repeat(TIMES, async (place) => {
    const [first = '', second = ''] = BEGINNINGS[place % BEGINNINGS.length] ?? '';
    await search.fill(first);
    return timed(page, {
      input: 'keydown',
      shows: 'dialog [aria-label="Found"] li',
      act: () => page.keyboard.press(second),
    });
  });
  return rowOf('food search: what is found', times);
}

export const measureKeystrokes = async (page: Page): Promise<readonly Row[]> => [
  await fillProfile(page),
  await answerLifestyle(page),
  await answerAllergies(page),
  await writeMessage(page),
  await findFood(page),
];

/** For a page of staff. */
export async function measureMembersFilter(page: Page): Promise<Row> {
  await page.goto('/dashboard/members-list');
  const search = page.getByLabel('Search by name or address');
  await search.waitFor();
  return typed(page, 'a letter in the members filter', search, 'main input[type="search"]');
}
