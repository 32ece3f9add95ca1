import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/calendar/days.ts';
import { areThere, eatenAgain, eatenLately, mealAt } from '../../../src/domain/diary/again.ts';
import { foodRemoved, foodsAdded, type LoggedFood } from '../../../src/domain/diary/log-food.ts';
import { quickEnergy } from '../../../src/domain/diary/quick-energy.ts';
import { logOf } from './diary-log.ts';

const TODAY = '2026-11-21';
const back = (days: number): string => addDays(TODAY, -days);
const one = (entry: string, food: string, grams: number): LoggedFood => ({
  entry,
  slot: 'lunch',
  food,
  grams,
  kcal: grams,
});
const energy = (entry: string, kcal: number): LoggedFood => ({ ...quickEnergy('lunch', kcal, ''), entry });

describe('eatenLately', () => {
  it('has each food once as it was eaten last, the newest first', () => {
    const entries = logOf([
      ...foodsAdded(TODAY, [one('a', 'apple', 100), one('b', 'bread', 40)], '').facts,
      ...foodsAdded(back(1), [one('c', 'apple', 300), one('d', 'cheese', 20)], '').facts,
    ]);
    expect(eatenLately(entries, TODAY).map(({ food, grams }) => [food, grams])).toEqual([
      ['bread', 40],
      ['apple', 100],
      ['cheese', 20],
    ]);
  });

  it('looks back on 14 days, and leaves out what was taken back', () => {
    const entries = logOf([
      ...foodsAdded(back(13), [one('a', 'apple', 100)], '').facts,
      ...foodsAdded(back(14), [one('b', 'bread', 40)], '').facts,
      ...foodsAdded(TODAY, [one('c', 'cheese', 20)], '').facts,
      ...foodRemoved(TODAY, one('c', 'cheese', 20), '').facts,
    ]);
    expect(eatenLately(entries, TODAY).map(({ food }) => food)).toEqual(['apple']);
  });

  it('has different quick energies side by side', () => {
    const entries = logOf(
      foodsAdded(TODAY, [energy('a', 400), energy('b', 600), energy('c', 400)], '').facts,
    );
    expect(eatenLately(entries, TODAY).map(({ kcal }) => kcal)).toEqual([400, 600]);
  });
});

it('eats the same again at another meal, each under an entry of its own', () => {
  const entries = ['new-1', 'new-2'];
  const foods = eatenAgain(
    [one('a', 'apple', 100), one('b', 'bread', 40)],
    'dinner',
    () => entries.shift() ?? '',
  );
  expect(foods).toEqual([
    { ...one('new-1', 'apple', 100), slot: 'dinner' },
    { ...one('new-2', 'bread', 40), slot: 'dinner' },
  ]);
});

it('knows whether a meal holds all foods of another with the same amounts', () => {
  const yesterday = [one('a', 'apple', 100), one('b', 'bread', 40)];
  expect(
    areThere(
      yesterday,
      eatenAgain(yesterday, 'dinner', () => 'new'),
    ),
  ).toBe(true);
  expect(areThere(yesterday, [one('c', 'apple', 100)])).toBe(false);
  expect(areThere(yesterday, [one('c', 'apple', 100), one('d', 'bread', 80)])).toBe(false);
});

describe('mealAt', () => {
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
  ])('minute %d is %s', (minute, slot) => {
    expect(mealAt(minute)).toBe(slot);
  });
});
