import { ALLERGENS } from '../../src/domain/catalogue/types.ts';
import { weightAtBmi } from '../../src/domain/nutrition/body.ts';
import { createRandom } from '../../src/domain/planner/random.ts';
import type { EatingRules, PersonFacts } from '../../src/domain/planner/types.ts';
import { ACTIVITY_LEVELS, DIET_TYPES, FITNESS_GOALS } from '../../src/domain/profile.ts';

export interface RandomProfile {
  readonly seed: number;
  readonly facts: PersonFacts;
  readonly rules: EatingRules;
}

/** An adult of 18 to 79 years and BMI 19 to 36, of any diet type; three in ten with one allergy. */
export const randomProfile = (seed: number): RandomProfile => {
  const random = createRandom(seed);
  const pick = <T>(options: readonly [T, ...T[]]): T => options[random.below(options.length)] ?? options[0];
  const sex = pick(['male', 'female', null] as const);
  const heightCm = (sex === 'female' ? 150 : 160) + random.below(31);
  const weightKg = Math.round(weightAtBmi(19 + random.below(171) / 10, heightCm) * 10) / 10;
  return {
    seed,
    facts: {
      sex,
      age: 18 + random.below(62),
      heightCm,
      weightKg,
      targetWeightKg: null,
      activity: pick(ACTIVITY_LEVELS),
      goal: pick(FITNESS_GOALS),
    },
    rules: {
      diet: pick(DIET_TYPES),
      eatsEggs: random.below(2) === 0,
      eatsDairy: random.below(2) === 0,
      allergies: random.below(10) < 3 ? [pick(ALLERGENS)] : [],
      excludedFoods: [],
    },
  };
};
