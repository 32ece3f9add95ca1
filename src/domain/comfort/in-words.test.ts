import { expect, test } from 'vitest';
import { dishInWords, mealInWords, shareInWords } from './in-words.ts';

test.each([
  [0, 'nothing yet'],
  [0.1, 'a little'],
  [0.25, 'about a quarter'],
  [1 / 3, 'about a third'],
  [0.5, 'about half'],
  [2 / 3, 'about two thirds'],
  [0.75, 'about three quarters'],
  [0.9, 'most'],
  [1, 'all'],
  [2.5, 'all'],
])('a part of %d reads "%s"', (fraction, words) => {
  expect(shareInWords(fraction)).toBe(words);
});

test('a meal is light or filling for its time of day', () => {
  expect(mealInWords('lunch', 350)).toBe('a light lunch');
  expect(mealInWords('breakfast', 350)).toBe('a regular breakfast');
  expect(mealInWords('snacks1', 350)).toBe('a filling snack');
  expect(dishInWords(180)).toBe('A light dish');
});
