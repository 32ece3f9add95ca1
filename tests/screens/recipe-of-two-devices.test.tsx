import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { foldOwn, type OwnRecipe, putRecipe } from '../../src/domain/food/own-food/own-food.ts';
import type { JournalEntry } from '../../src/terms/journal.ts';
import { line, ownRecipe } from '../support/own-food.ts';
import { caller } from '../support/ready-member.ts';
import { enter, open, recordFacts } from '../support/screen.tsx';
import { backend } from '../support/screen-backend.ts';
import { cutNetwork, restoreNetwork } from '../support/screen-calls.ts';
import { openPlan } from '../support/screen-plan.ts';
import { gone, press, shows } from '../support/screen-steps.ts';
import { readRows, untilKept } from '../support/screen-store.ts';

afterEach(restoreNetwork);

const DAY = '2026-03-02';
const STEW = ownRecipe({ lines: [line('400 g lentils', 'lentils-cooked', 400)], foods: [] });
const card = page.getByRole('region', { name: 'Your recipe' });
const notice = card.getByText('Another device changed this recipe too. This is the later version.');

const journal = async () => (await readRows('journal')) as unknown as readonly JournalEntry[];
const ownHere = async () => foldOwn(await journal());
const namesHere = async () => [...(await ownHere()).recipes.values()].map(({ item }) => item.name).sort();
const factOf = (recipe: OwnRecipe, replaces: string | null) => ({
  day: DAY,
  kind: 'recipe.put' as const,
  payload: putRecipe(recipe, replaces),
});

/** This device and another one change the stew while they do not know of each other; the other one is first. */
async function changeOnBoth(): Promise<void> {
  const { access } = await enter('Tess');
  await openPlan();
  await recordFacts(factOf(STEW, null));
  const first = async () => (await journal()).find(({ kind }) => kind === 'recipe.put');
  await expect.poll(async () => (await first())?.serverSeq ?? null).not.toBeNull();
  const version = (await first())?.id ?? '';
  const other = { id: crypto.randomUUID(), ...factOf({ ...STEW, name: 'Stew with carrots' }, version) };
  await caller(backend)('POST', '/django/ext/v1/journal', { operations: [other] }, access);
  cutNetwork();
  await recordFacts(factOf({ ...STEW, name: 'Stew with leeks' }, version));
  // Still without the other one's words.
  await recordFacts(
    factOf(
      { ...STEW, name: 'Stew with leeks and salt' },
      (await ownHere()).recipes.get(STEW.id)?.version ?? '',
    ),
  );
  restoreNetwork();
  await open(`/dashboard/dish/${STEW.id}`);
  await shows(page.getByRole('heading', { level: 1, name: 'Stew with leeks and salt' }));
  await shows(notice);
}

test('the member is told of the other version, and keeps it as a copy', async () => {
  await changeOnBoth();
  await untilKept('recipe.put', () => press('Keep the other as a copy', card), 2);
  await gone(notice);
  expect(await namesHere()).toEqual(['Stew with carrots (other version)', 'Stew with leeks and salt']);
  await open('/dashboard/foods');
  await shows(page.getByRole('link', { name: /^Stew with carrots \(other version\)/ }));
  await shows(page.getByRole('link', { name: /^Stew with leeks and salt/ }));
});

test('the member may say that this one is right', async () => {
  await changeOnBoth();
  await untilKept('recipe.put', () => press('This one is right', card));
  await gone(notice);
  expect(await namesHere()).toEqual(['Stew with leeks and salt']);
});
