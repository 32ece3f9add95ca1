import { expect, it } from 'vitest';
import { logOf } from '../../../../tests/support/kitchen-household.ts';
import { addDays } from '../../calendar/days.ts';
import { eatenLately, mealAt } from './again.ts';
import { foodRemoved, foodsAdded, type LoggedFood } from './log-food.ts';

const TODAY = '2026-11-21';
const back = (days: number): string => addDays(TODAY, -days);
const one = (entry: string, food: string, grams: number): LoggedFood => ({
  entry,
  slot: 'lunch',
  food,
  grams,
  kcal: grams,
});
it('what was eaten lately has each food once as it was eaten last, the newest first', () => {
  const entries = logOf(
    ...foodsAdded(TODAY, [one('a', 'apple', 100), one('b', 'bread', 40)], '').facts,
    ...foodsAdded(back(1), [one('c', 'apple', 300), one('d', 'cheese', 20)], '').facts,
  );
  expect(eatenLately(entries, TODAY).map(({ food, grams }) => [food, grams])).toEqual([
    ['bread', 40],
    ['apple', 100],
    ['cheese', 20],
  ]);
});

it('what was eaten lately looks back on 14 days, and leaves out what was taken back', () => {
  const entries = logOf(
    ...foodsAdded(back(13), [one('a', 'apple', 100)], '').facts,
    ...foodsAdded(back(14), [one('b', 'bread', 40)], '').facts,
    ...foodsAdded(TODAY, [one('c', 'cheese', 20)], '').facts,
    ...foodRemoved(TODAY, one('c', 'cheese', 20), '').facts,
  );
  expect(eatenLately(entries, TODAY).map(({ food }) => food)).toEqual(['apple']);
});

it.each([
  [4 * 60 + 59, null],
  [5 * 60, 'breakfast'],
  [9 * 60 + 59, 'breakfast'],
  [10 * 60, 'snacks1'],
  [12 * 60, 'lunch'],
  [15 * 60, 'snacks2'],
  [18 * 60, 'dinner'],
  [22 * 60, null],
  [0, null],
])('the meal at minute %d is %s', (minute, slot) => {
  expect(mealAt(minute)).toBe(slot);
});
