import { expect, test } from 'vitest';
import { NO_SAFETY_FACTS, WOMAN } from '../../../../tests/support/unit/people.ts';
import type { Condition } from './condition-names.ts';
import { conditionRules, withFiber } from './conditions.ts';
import { dailyTargets } from './daily-targets.ts';
import { carbsFor, macrosFor } from './macros.ts';
import { nutrientGoals, referenceIntakes } from './reference-intakes.ts';

const intakes = referenceIntakes({ sex: 'female', age: 40 }, { pregnantOrBreastfeeding: false });
const circumstances = { kcal: 2000, kidneyDisease: false, eatsFish: true };

const goalsWith = (conditions: readonly Condition[], changes: Partial<typeof circumstances> = {}) => {
  const known = { ...circumstances, ...changes };
  const goals = nutrientGoals(intakes, known.kidneyDisease, conditionRules(conditions, known));
  return {
    ...goals,
    aim: (nutrient: string) => goals.aims.find((one) => one.nutrient === nutrient)?.amount,
    ceiling: (nutrient: string) => goals.ceilings.find((one) => one.nutrient === nutrient)?.amount,
  };
};

test('hypertension follows DASH: 1 500 to 2 300 mg sodium, 4 700 mg potassium, 30 g fibre, 6 % saturated fat', () => {
  const goals = goalsWith(['hypertension']);
  expect(goals).toMatchObject({ sodiumMaxMg: 2300, saturatedFatShare: 0.06 });
  expect(goals.ceiling('sodium_mg')).toBe(1500);
  expect(goals.aim('potassium_mg')).toBe(4700);
  expect(goals.aim('fiber_g')).toBe(30);
});

test('with hypertension and kidney disease potassium is no aim at all', () => {
  const goals = goalsWith(['hypertension'], { kidneyDisease: true });
  expect(goals.aim('potassium_mg')).toBeUndefined();
  expect(goals.ceiling('sodium_mg')).toBe(1500);
});

test('diabetes asks for more fibre, less free sugar and whole fruit, and leaves energy and protein alone', () => {
  const goals = goalsWith(['diabetes']);
  expect(goals.aim('fiber_g')).toBe(33);
  expect(goals.foods.ceilings).toContainEqual({ measure: 'free_sugars_g', amount: 50 });
  expect(goals.foods.aims).toEqual([{ measure: 'whole_fruit_g', amount: 160 }]);
  expect(goalsWith([]).foods.aims).toEqual([]);
  const usual = macrosFor(2000, 90);
  const changed = withFiber(usual, conditionRules(['diabetes'], circumstances));
  expect(changed).toMatchObject({ kcal: 2000, protein: usual.protein, fat: usual.fat, fiber: 33 });
  expect(changed.carbs).toBe(Math.round(carbsFor(2000, usual.protein, usual.fat, 33)));
});

test('arthritis asks for the omega-3 of fish, or twice that of plants where no fish is eaten', () => {
  expect(goalsWith(['arthritis']).aim('epa_dha_g')).toBe(0.5);
  expect(goalsWith(['arthritis']).aim('ala_g')).toBe(intakes.ala_g);
  const plants = goalsWith(['arthritis'], { eatsFish: false });
  expect(plants.aim('epa_dha_g')).toBeUndefined();
  expect(plants.aim('ala_g')).toBeCloseTo(2 * intakes.ala_g, 10);
});

test('a member reads the bounds of DASH', () => {
  const daily = dailyTargets(WOMAN, NO_SAFETY_FACTS, {
    factsConfirmed: true,
    conditions: ['hypertension'],
    rules: { diet: 'vegan', allergies: [] },
  });
  if (!daily.ok) throw new Error('adults have targets');
  const said = new Map(
    daily.value.reasons.map(({ code, sentence }) => [code, sentence.replaceAll('\u00a0', ' ')]),
  );
  expect(said.get('sodium')).toContain('1 500 mg');
  expect(said.get('sodium')).toContain('2 300 mg');
  expect(said.get('potassium')).toContain('4 700 mg');
  expect(said.get('saturated-fat')).toContain('6 %');
  expect(said.get('fiber')).toContain('30 g');
});
