import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../../../catalogue/load.ts';
import { dailyTargets } from '../../../../src/domain/nutrition/daily-targets.ts';
import { describeWeek } from '../../../../src/domain/planner/describe-week.ts';
import { planWeek } from '../../../../src/domain/planner/plan-week.ts';
import type { EatingRules, PersonFacts } from '../../../../src/domain/planner/types.ts';
import { DIET_TYPES } from '../../../../src/domain/profile.ts';
import { ruleBreaks } from '../../../support/plan-checks.ts';
import { randomProfile } from '../../../support/random-profiles.ts';
import { NO_SAFETY_FACTS, WOMAN } from '../nutrition/people.ts';

const catalogue = loadCatalogue();
const PROFILES = 200;

/** What is wrong with the week of one person, in words; nothing when all is well. */
const faultsOf = (facts: PersonFacts, rules: EatingRules, seed: number): readonly string[] => {
  const daily = dailyTargets(facts, NO_SAFETY_FACTS, { factsConfirmed: true });
  if (!daily.ok) return ['no targets'];
  const { targets } = daily.value;
  const plan = planWeek({ targets, rules, facts, seed, startDate: '2026-03-01', days: 8, catalogue });
  if (!plan.ok) return [`refused: ${JSON.stringify(plan.error)}`];
  const described = describeWeek(plan.value, catalogue);
  return [
    ...ruleBreaks(plan.value.days, rules, catalogue),
    ...described.flatMap(({ date, totalCalories, groups }) => {
      const meals = Object.values(groups).flat();
      const sum = meals.reduce((total, { kcal }) => total + kcal, 0);
      const error = Math.abs(totalCalories / targets.kcal - 1);
      return [
        ...(sum === totalCalories ? [] : [`${date}: groups give ${sum}, the day ${totalCalories} kcal`]),
        ...(error <= 0.05 ? [] : [`${date}: ${totalCalories} of ${targets.kcal} kcal`]),
        ...(Object.values(groups).every((group) => group.length > 0) ? [] : [`${date}: an empty slot`]),
        ...(meals.every(({ why }) => why.length > 0) ? [] : [`${date}: a dish without a reason`]),
      ];
    }),
  ];
};

test(`${PROFILES} random adults: every day within 5 % of its energy, no rule broken, groups add up`, {
  timeout: 600_000,
}, () => {
  const faults: string[] = [];
  for (let seed = 1; seed <= PROFILES; seed += 1) {
    const { facts, rules } = randomProfile(seed);
    faults.push(...faultsOf(facts, rules, seed).map((fault) => `seed ${seed}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

describe('bodies at the edges of what is accepted get a week too', { timeout: 60_000 }, () => {
  const BODIES: Readonly<Record<string, Partial<PersonFacts>>> = {
    'a child of nine, 120 cm, 20 kg': { age: 9, heightCm: 120, weightKg: 20, activity: 'sedentary' },
    'a person of 140, 10 kg': { age: 140, heightCm: 100, weightKg: 10, activity: 'sedentary' },
    'a very active man of 200 kg who wants to gain': {
      sex: 'male',
      age: 18,
      heightCm: 250,
      weightKg: 200,
      targetWeightKg: null,
      activity: 'very active',
      goal: 'Weight Gain',
    },
  };
  test.each(Object.keys(BODIES).flatMap((body) => DIET_TYPES.map((diet) => [body, diet] as const)))(
    '%s, %s',
    (body, diet) => {
      const rules = { diet, eatsEggs: false, eatsDairy: false, allergies: [], excludedFoods: [] };
      expect(faultsOf({ ...WOMAN, ...BODIES[body] }, rules, 1)).toEqual([]);
    },
  );
});
