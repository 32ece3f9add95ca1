import { expect, test } from 'vitest';
import { upperLevel } from '../../../../src/domain/nutrition/upper-levels.ts';
import { goalsFor } from '../../../../src/domain/planner/plan-request.ts';
import { NO_RULES } from '../../../support/synthetic-catalogue.ts';

test.each([
  [12, 6, 3000],
  [18, 9, 3000],
  [19, 11, 2500],
  [50, 11, 2500],
  [51, 11, 2000],
  [90, 11, 2000],
])('at %i years at most %i mg of manganese and %i mg of calcium', (age, manganese, calcium) => {
  expect(upperLevel('manganese_mg', age)).toBe(manganese);
  expect(upperLevel('calcium_mg', age)).toBe(calcium);
});

test('a plan draws the week under the upper levels of the member’s age', () => {
  const targets = { kcal: 2000, protein: 90, fat: 67, carbs: 260, fiber: 30 };
  const rules = { ...NO_RULES, diet: 'vegan' } as const;
  const { ceilings } = goalsFor({ facts: { sex: 'female', age: 60 }, rules, targets });
  const ceilingOf = (nutrient: string) => ceilings.find((one) => one.nutrient === nutrient)?.amount;
  expect(ceilingOf('calcium_mg')).toBeLessThan(2000);
  expect(ceilingOf('manganese_mg')).toBeLessThan(11);
});
