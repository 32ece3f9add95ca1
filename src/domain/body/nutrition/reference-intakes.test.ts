import { expect, test } from 'vitest';
import { NO_RULES } from '../../../../tests/support/synthetic-catalogue.ts';
import { goalsFor } from '../../plan/solver/plan-request.ts';
import { nutrientGoals, referenceIntakes } from './reference-intakes.ts';
import { upperLevel } from './upper-levels.ts';

const intakes = (sex: 'male' | 'female' | null, age: number, pregnantOrBreastfeeding = false) =>
  referenceIntakes({ sex, age }, { pregnantOrBreastfeeding });

test.each([
  ['male', 9, 8],
  ['female', 18, 15],
  ['female', 19, 18],
  ['female', 50, 18],
  ['female', 51, 8],
  ['male', 140, 8],
  [null, 30, 13],
] as const)('iron of %s at %i is %i mg', (sex, age, iron) => {
  expect(intakes(sex, age).iron_mg).toBe(iron);
});

test('a child’s sodium ceiling is lower than an adult’s', () => {
  expect(intakes('female', 13).sodium_cdrr_mg).toBe(1800);
  expect(intakes('female', 14).sodium_cdrr_mg).toBe(2300);
});

test('pregnant or breastfeeding takes the most demanding row, at any age', () => {
  expect(intakes('female', 30, true)).toMatchObject({ iron_mg: 27, folate_dfe_ug: 600, zinc_mg: 12 });
  expect(intakes('female', 16, true)).toMatchObject({ iron_mg: 27, calcium_mg: 1300 });
  expect(intakes('female', 13, true)).toMatchObject({ iron_mg: 27, sodium_cdrr_mg: 1800 });
  expect(intakes(null, 30, true)).toEqual(intakes('female', 30, true));
});

test('with kidney disease potassium and phosphorus are not pushed', () => {
  const aims = (kidneyDisease: boolean) =>
    nutrientGoals(intakes('male', 40), kidneyDisease).aims.map(({ nutrient }) => nutrient);
  expect(aims(false)).toHaveLength(24);
  expect(aims(false)).toContain('potassium_mg');
  expect(aims(true)).toHaveLength(22);
  expect(aims(true)).not.toContain('potassium_mg');
  expect(aims(true)).not.toContain('phosphorus_mg');
});

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
