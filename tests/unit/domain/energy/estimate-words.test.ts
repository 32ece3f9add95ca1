import { expect, test } from 'vitest';
import type { EnergyEstimate } from '../../../../src/domain/energy/estimate.ts';
import { energyEstimateWords } from '../../../../src/domain/energy/estimate-words.ts';

const LEARNED: EnergyEstimate = {
  kcal: 2312,
  low: 2183,
  high: 2441,
  learning: false,
  daysLogged: 24,
  daysWeighed: 19,
};
const plainSpaces = (sentences: readonly string[]): string => sentences.join(' ').replaceAll('\u00a0', ' ');
const FIGURE = /\d/;

test('says that it is still learning', () => {
  const early = { ...LEARNED, learning: true, daysLogged: 1, daysWeighed: 1 };
  expect(plainSpaces(energyEstimateWords(early, { figures: true }))).toBe(
    'From 1 day of food and 1 weight Sorrel is still learning how much energy your body uses. ' +
      'So far it is about 2 310 kcal a day, likely 2 180 to 2 440 kcal.',
  );
});

test('without food or weights there is only the formula', () => {
  const none = { ...LEARNED, learning: true, daysLogged: 0 };
  expect(plainSpaces(energyEstimateWords(none, { figures: true }))).toContain('a formula');
});

test('holds no figure for members who see none', () => {
  for (const estimate of [LEARNED, { ...LEARNED, learning: true }, { ...LEARNED, daysLogged: 0 }])
    expect(energyEstimateWords(estimate, { figures: false }).join(' ')).not.toMatch(FIGURE);
});
