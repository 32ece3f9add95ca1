import { createHash } from 'node:crypto';
import type { PlanInputs } from '../../src/contract/plan.ts';
import type { Allergen, Catalogue } from '../../src/domain/catalogue/types.ts';
import { AGE_DEFAULT, HEIGHT_DEFAULT_CM, WEIGHT_DEFAULT_KG } from '../../src/domain/constants.ts';
import type { EatingRules, PersonFacts, SafetyFacts } from '../../src/domain/planner/types.ts';
import type { profiles } from '../database/schema.ts';
import { readAllergyText } from './allergy-text.ts';

export type ProfileRow = typeof profiles.$inferSelect;

/** Everything a member's plan is made from. */
export interface MemberFacts {
  readonly person: PersonFacts;
  readonly rules: EatingRules;
  readonly safety: SafetyFacts;
  /** False while the body's figures may be onboarding's untouched defaults. */
  readonly factsConfirmed: boolean;
}

const isTouched = ({ age, heightCm, weightKg }: ProfileRow): boolean =>
  age !== AGE_DEFAULT && heightCm !== HEIGHT_DEFAULT_CM && weightKg !== WEIGHT_DEFAULT_KG;

/** Foods are named by id; a name does as well. */
const foodIds = (names: readonly string[], { foods }: Catalogue): readonly string[] => {
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  return [...foods.values()]
    .filter((food) => wanted.has(food.id) || wanted.has(food.name.toLowerCase()))
    .map((food) => food.id);
};

const unique = <T>(items: readonly T[]): readonly T[] => [...new Set(items)].sort();

export const factsOf = (
  profile: ProfileRow,
  inputs: PlanInputs | null,
  allergyText: string,
  catalogue: Catalogue,
): MemberFacts => {
  const written = readAllergyText(allergyText, catalogue.foods.values());
  return {
    person: {
      sex: inputs?.sex_undisclosed ? null : profile.gender === 'Female' ? 'female' : 'male',
      age: profile.age,
      heightCm: profile.heightCm,
      weightKg: profile.weightKg,
      targetWeightKg: profile.targetWeightKg,
      activity: profile.activityLevel,
      goal: profile.fitnessGoal,
    },
    rules: {
      diet: profile.dietType,
      eatsEggs: inputs?.eats_eggs ?? false,
      eatsDairy: inputs?.eats_dairy ?? false,
      allergies: unique<Allergen>([...(inputs?.allergies ?? []), ...written.allergies]),
      excludedFoods: unique([...foodIds(inputs?.excluded_foods ?? [], catalogue), ...written.foods]),
    },
    safety: {
      pregnantOrBreastfeeding: inputs?.pregnant_or_breastfeeding ?? false,
      kidneyDisease: inputs?.kidney_disease ?? false,
      eatingDisorder: inputs?.eating_disorder ?? false,
    },
    factsConfirmed: (inputs?.facts_confirmed ?? false) || isTouched(profile),
  };
};

export const hashFacts = (facts: MemberFacts): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex');
