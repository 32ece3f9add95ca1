import { weightAtBmi } from '../../src/domain/body/nutrition/body.ts';
import { createRandom, type Random } from '../../src/domain/random.ts';
import { ALLERGENS } from '../../src/terms/food.ts';
import type { EatingRules, PersonFacts, SafetyFacts } from '../../src/terms/plan.ts';
import { ACTIVITY_LEVELS, DIET_TYPES, FITNESS_GOALS } from '../../src/terms/profile.ts';

export const NO_SAFETY_FACTS: SafetyFacts = {
  pregnantOrBreastfeeding: false,
  kidneyDisease: false,
  eatingDisorder: false,
};

export interface RandomProfile {
  readonly seed: number;
  readonly facts: PersonFacts;
  readonly rules: EatingRules;
}

export interface RandomMember extends RandomProfile {
  readonly safety: SafetyFacts;
}

const pickFrom =
  (random: Random) =>
  <T>(options: readonly [T, ...T[]]): T =>
    options[random.below(options.length)] ?? options[0];

/** An adult of 18 to 79 years and BMI 19 to 36, of any diet type; three in ten with one allergy. */
export const randomProfile = (seed: number): RandomProfile => {
  const random = createRandom(seed);
  const pick = pickFrom(random);
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

/**
 * Anybody of 9 to 100 years: BMI 14 to 42, pregnant, with kidney disease or an eating disorder, up to three
 * allergies and three of `foodIds` left out, short of time at the stove, or all of that at once.
 */
export const randomMember = (seed: number, foodIds: readonly string[]): RandomMember => {
  const random = createRandom(seed);
  const pick = pickFrom(random);
  const oneIn = (count: number): boolean => random.below(count) === 0;
  const some = <T>(options: readonly T[], most: number): readonly T[] =>
    Array.from({ length: Math.max(0, random.below(most * 2) - most + 1) }, () =>
      options.slice(random.below(options.length)).slice(0, 1),
    ).flat();
  const sex = pick(['male', 'female', null] as const);
  const age = oneIn(3) ? 9 + random.below(9) : 18 + random.below(83);
  const heightCm = age < 13 ? 125 + random.below(36) : 145 + random.below(56);
  const bmi = (age < 13 ? 14 : 16) + random.below(age < 18 ? 120 : 260) / 10;
  return {
    seed,
    facts: {
      sex,
      age,
      heightCm,
      weightKg: Math.round(weightAtBmi(bmi, heightCm) * 10) / 10,
      targetWeightKg: oneIn(4) ? Math.round(weightAtBmi(17 + random.below(10), heightCm)) : null,
      activity: pick(ACTIVITY_LEVELS),
      goal: pick(FITNESS_GOALS),
    },
    safety: {
      pregnantOrBreastfeeding: sex !== 'male' && age >= 15 && age <= 50 && oneIn(4),
      kidneyDisease: oneIn(12),
      eatingDisorder: oneIn(12),
    },
    rules: {
      diet: pick(DIET_TYPES),
      eatsEggs: oneIn(2),
      eatsDairy: oneIn(2),
      allergies: some(ALLERGENS, 3),
      excludedFoods: some(foodIds, 3),
      ...(oneIn(8) ? { activeMinutesMax: 20 + random.below(20) } : {}),
    },
  };
};
