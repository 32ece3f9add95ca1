import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dishInWords, mealInWords, shareInWords, shareOf } from '../../../../src/domain/comfort/in-words.ts';

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

test('a share names its whole', () => {
  expect(shareOf(0.5, "today's water")).toBe("about half of today's water");
  expect(shareOf(0, "today's water")).toBe("nothing of today's water yet");
});

test('a meal is light or filling for its time of day', () => {
  expect(mealInWords('lunch', 350)).toBe('a light lunch');
  expect(mealInWords('breakfast', 350)).toBe('a regular breakfast');
  expect(mealInWords('snacks1', 350)).toBe('a filling snack');
  expect(dishInWords(180)).toBe('A light dish');
});

test('no words hold a figure', () => {
  fc.assert(
    fc.property(fc.double({ min: -1, max: 5000, noNaN: true }), (amount) => {
      const words = [shareInWords(amount), mealInWords('dinner', amount), dishInWords(amount)].join();
      expect(words).not.toMatch(/\d/);
    }),
  );
});
