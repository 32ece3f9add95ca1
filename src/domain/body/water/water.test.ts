import { expect, test } from 'vitest';
import { NO_SAFETY_FACTS } from '../../../../tests/support/unit/people.ts';
import { intakeChange, waterSentence } from './water.ts';
import { drinkLitres } from './water-goal.ts';

test('a tap is stored as the difference', () => {
  expect(intakeChange(1, 3)).toBe(2);
  expect(intakeChange(3, 2)).toBe(-1);
  expect(intakeChange(0.3, 0.55)).toBe(0.25);
});

test.each([
  [1, 5, 'Keep it up! Only 4.0L to go.'],
  [2.15, 2.2, 'Keep it up! Only 0.1L to go.'],
  [4.99, 5, 'Keep it up! Only 0.1L to go.'],
  [1.9, 2.2, 'Keep it up! Only 0.3L to go.'],
  [5, 5, "Great job! You've met your water intake goal for the day."],
  [6, 5, "Great job! You've met your water intake goal for the day."],
])('%f L of %f L says: %s [2.30]', (intake, goal, sentence) => {
  expect(waterSentence(intake, goal)).toBe(sentence);
});

test.each([
  ['male', 40, 3],
  ['female', 40, 2.2],
  [null, 40, 2.6],
  ['female', 10, 1.7],
  ['male', 8, 1.4],
  ['male', 1, 1],
] as const)('%s at %i drinks about %f L', (sex, age, litres) => {
  expect(drinkLitres({ sex, age }, NO_SAFETY_FACTS)).toBe(litres);
});
