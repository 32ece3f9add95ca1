import type { EatingRules } from '../../../terms/plan.ts';
import type { DietType } from '../../../terms/profile.ts';

/** The diet that both types allow; two different vegetarian kinds share the vegan one. */
export const stricterDiet = (one: DietType, other: DietType): DietType => {
  if (one === other || other === 'full_non_vegetarian') return one;
  return one === 'full_non_vegetarian' ? other : 'vegan';
};

const union = <T>(one: readonly T[], other: readonly T[]): readonly T[] => [...new Set([...one, ...other])];

const stricterTime = (one: EatingRules, other: EatingRules): Pick<EatingRules, 'activeMinutesMax'> => {
  const limits = [one, other].flatMap(({ activeMinutesMax }) => activeMinutesMax ?? []);
  return limits.length === 0 ? {} : { activeMinutesMax: Math.min(...limits) };
};

/** Rules under which nothing is eaten that either forbids. */
export const stricterRules = (one: EatingRules, other: EatingRules): EatingRules => ({
  diet: stricterDiet(one.diet, other.diet),
  eatsEggs: one.eatsEggs && other.eatsEggs,
  eatsDairy: one.eatsDairy && other.eatsDairy,
  allergies: union(one.allergies, other.allergies),
  excludedFoods: union(one.excludedFoods, other.excludedFoods),
  ...stricterTime(one, other),
});
