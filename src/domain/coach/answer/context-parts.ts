import type { Catalogue } from '../../../terms/food.ts';
import type { Nutrient } from '../../../terms/nutrients.ts';
import type { DayTargets, EatingRules } from '../../../terms/plan.ts';
import type { Reason, ReasonCode } from '../../body/nutrition/reason.ts';
import { isAboutNutrients } from '../../body/nutrition/reason-words.ts';
import type { NutrientGoals } from '../../body/nutrition/reference-intakes.ts';
import { ALLERGEN_LABELS } from '../../food/catalogue/allergen-labels.ts';
import type { Target } from './coach-context.ts';

// Parts of a coach's context that are the same on every device and on the server.

/** The targets of a day. Null `targets`: before there is a plan; null `goals`: before there is a profile. */
export const coachTargets = (
  targets: DayTargets | null,
  goals: Pick<NutrientGoals, 'aims' | 'sodiumMaxMg'> | null,
): readonly Target[] => {
  const main: readonly Target[] =
    targets === null
      ? []
      : [
          { nutrient: 'energy_kcal', amount: targets.kcal, kind: 'aim' },
          { nutrient: 'protein_g', amount: targets.protein, kind: 'aim' },
          { nutrient: 'carbs_g', amount: targets.carbs, kind: 'aim' },
          { nutrient: 'fat_g', amount: targets.fat, kind: 'aim' },
        ];
  if (goals === null) return main;
  return [
    ...main,
    ...goals.aims.map(({ nutrient, amount }): Target => ({ nutrient, amount, kind: 'least' })),
    { nutrient: 'sodium_mg', amount: goals.sodiumMaxMg, kind: 'most' },
  ];
};

const REASONS: Readonly<Partial<Record<Nutrient, ReasonCode>>> = {
  protein_g: 'protein',
  fat_g: 'fat',
  carbs_g: 'carbs',
  fiber_g: 'fiber',
  sat_fat_g: 'saturated-fat',
  sodium_mg: 'sodium',
  potassium_mg: 'potassium',
  sugars_g: 'sugars',
};

/** The sentences for a nutrient's target; null where there is none. Not for members under age. */
export const reasonSentence = (reasons: readonly Reason[], nutrient: Nutrient): string | null => {
  if (nutrient === 'energy_kcal')
    return reasons
      .filter((reason) => !isAboutNutrients(reason))
      .map(({ sentence }) => sentence)
      .join(' ');
  return reasons.find(({ code }) => code === REASONS[nutrient])?.sentence ?? null;
};

const DIETS = {
  vegetarian: 'vegetarian',
  ovo_vegetarian: 'vegetarian with eggs',
  vegan: 'vegan',
  full_non_vegetarian: 'everything, meat and fish included',
} as const;

/** Diet, allergies and foods left out, in words. */
export const rulesInWords = (
  { diet, allergies, excludedFoods }: EatingRules,
  { foods }: Pick<Catalogue, 'foods'>,
): readonly string[] => {
  const left = excludedFoods.flatMap((id) => foods.get(id)?.name.toLowerCase() ?? []);
  return [
    DIETS[diet],
    ...(allergies.length === 0
      ? []
      : [`allergies: ${allergies.map((each) => ALLERGEN_LABELS[each]).join(', ')}`]),
    ...(left.length === 0 ? [] : [`left out: ${left.join(', ')}`]),
  ];
};
