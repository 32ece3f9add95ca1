import { expect, test } from 'vitest';
import { logOf } from '../../../../tests/support/kitchen-household.ts';
import type { JournalEntry, JournalFact } from '../../../terms/journal.ts';
import { addDays } from '../../calendar/days.ts';
import { choiceOf, foldOpinions, type OpinionChoice, opinionFor, opinionsOn } from './dish-opinions.ts';

const TODAY = '2026-03-01';

const said = (recipe: string, choice: OpinionChoice): JournalFact => ({
  day: TODAY,
  kind: 'dish.opinion',
  payload: { recipe, ...opinionFor(choice, TODAY) },
});

test('of each dish the last opinion holds, and fine takes another back', () => {
  const entries = logOf(
    said('soup', 'never'),
    said('toast', 'love'),
    said('soup', 'love'),
    said('toast', 'fine'),
    said('a dish of another version', 'never'),
  );
  expect(foldOpinions(entries, TODAY)).toEqual({ love: ['soup'], never: ['a dish of another version'] });
  const opinions = opinionsOn(entries, TODAY);
  expect(['soup', 'toast', 'unheard of'].map((recipe) => choiceOf(opinions.get(recipe)))).toEqual([
    'love',
    'fine',
    'fine',
  ]);
});

const SIXTH_DAY = addDays(TODAY, 6);
const DAY_AFTER = addDays(TODAY, 7);
const choiceOn = (entries: readonly JournalEntry[], day: string) =>
  choiceOf(opinionsOn(entries, day).get('soup'));

test('a dish that is not wanted this week is planned no more through the sixth day from then, and after it as before', () => {
  const entries = logOf(said('soup', 'not-this-week'));
  expect(foldOpinions(entries, SIXTH_DAY)).toEqual({ love: [], never: ['soup'] });
  expect(foldOpinions(entries, DAY_AFTER)).toEqual({ love: [], never: [] });
  expect(choiceOn(entries, SIXTH_DAY)).toBe('not-this-week');
  expect(opinionsOn(entries, TODAY).get('soup')?.until).toBe(SIXTH_DAY);
});

test('a dish that is not wanted this week is loved again if it was, and wanted again if it never was', () => {
  const loved = logOf(said('soup', 'love'), said('soup', 'not-this-week'));
  expect([choiceOn(loved, SIXTH_DAY), choiceOn(loved, DAY_AFTER)]).toEqual(['not-this-week', 'love']);
  const unwanted = logOf(said('soup', 'never'), said('soup', 'not-this-week'));
  expect([choiceOn(unwanted, SIXTH_DAY), choiceOn(unwanted, DAY_AFTER)]).toEqual(['not-this-week', 'fine']);
});

test('a dish that is not wanted this week is what was said later', () => {
  for (const choice of ['love', 'fine', 'never'] as const) {
    const entries = logOf(said('soup', 'not-this-week'), said('soup', choice));
    expect([TODAY, DAY_AFTER].map((day) => choiceOn(entries, day))).toEqual([choice, choice]);
  }
});
