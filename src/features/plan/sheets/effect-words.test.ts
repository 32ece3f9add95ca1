import { expect, it } from 'vitest';
import { effectInFigures, effectInWords } from './effect-words.ts';

const day = { dayKcal: 1905, targetKcal: 1920 };

it('the effect of an exchange on a day is told in figures with their signs', () => {
  expect(effectInFigures({ kcal: 35, protein: -4.2, ...day })).toBe(
    '+35 kcal, \u22124 g protein; day 1\u202f905 of 1\u202f920 kcal',
  );
  expect(effectInFigures({ kcal: -1200, protein: 0, ...day })).toMatch(/^\u22121\u202f200 kcal, \+0 g/);
});

it.each([
  [{ kcal: 10, protein: 1, ...day }, 'About as filling, as much protein; the day stays as planned'],
  [{ kcal: 80, protein: -9, ...day }, 'A little more filling, less protein; the day stays as planned'],
  [
    { kcal: 400, protein: 9, dayKcal: 2300, targetKcal: 1920 },
    'Much more filling, more protein; the day becomes fuller than planned',
  ],
  [
    { kcal: -400, protein: 0, dayKcal: 1500, targetKcal: 1920 },
    'Much lighter, as much protein; the day becomes lighter than planned',
  ],
])('the effect of an exchange on a day is told without a figure: %j', (effect, words) => {
  expect(effectInWords(effect)).toBe(words);
  expect(effectInWords(effect)).not.toMatch(/\d/);
});
