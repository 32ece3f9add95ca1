import type { Catalogue, Recipe, Slot } from '../../../terms/food.ts';
import type { JournalFact } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { Nutrient, NutrientVector } from '../../../terms/nutrients.ts';
import type { DayTargets, EatingRules } from '../../../terms/plan.ts';
import type { Reason, ReasonCode } from '../../body/nutrition/reason.ts';
import { isAboutNutrients } from '../../body/nutrition/reason-words.ts';
import type { NutrientGoals } from '../../body/nutrition/reference-intakes.ts';
import type { KnownBody } from '../../body/progress/weight-entry.ts';
import { ALLERGEN_LABELS } from '../../food/catalogue/allergen-labels.ts';
import type { EdibleFood } from '../../food/catalogue/eaten-food.ts';
import type { DayState } from '../../food/journal/fold.ts';
import type { Table } from '../../plan/week/plan-changes.ts';
import type { SolverInput } from '../../plan/week/solver-input.ts';

/** The plan as the member has it. */
export interface CoachPlan {
  readonly id: string;
  readonly input: SolverInput;
  /** True where the hard rules forbid what the slot holds. */
  readonly isForbidden: (day: LocalDay, slot: Slot) => boolean;
  readonly isLocked: (day: LocalDay, slot: Slot) => boolean;
  readonly table: Table;
  /** The operation that leaves a slot as it is now. */
  readonly wordOfNow: (day: LocalDay, slot: Slot) => JournalFact;
}

/** A dish that only its name and energy are known of. */
export interface NamedDish {
  readonly name: string;
  readonly kcal: number;
}

/** Nutrients of a day. */
export interface DayAmounts {
  readonly eaten: NutrientVector;
  /** With what is planned and not eaten yet. */
  readonly whole: NutrientVector;
}

export interface Target {
  readonly nutrient: Nutrient;
  readonly amount: number;
  /** `least`: to reach; `most`: to stay under; `aim`: to meet. */
  readonly kind: 'least' | 'most' | 'aim';
}

/** A food with the grams that an amount of it weighs; null where nothing tells. */
export interface FoodAmount {
  /** A food that another stands in for has the name that was said. */
  readonly food: EdibleFood;
  readonly grams: number | null;
  /** The name of the nearest food, which stands in for what was said; null where it is the food itself. */
  readonly takenAs: string | null;
}

/** Everything that the coach's tools read, all of it on the device or the server that answers. */
export interface CoachContext {
  readonly today: LocalDay;
  /** Local time, 0 to 23. */
  readonly hour: number;
  readonly catalogue: Catalogue;
  /** The dish with its method; null where that is not at hand. */
  readonly recipeOf: (dish: string) => Recipe | null;
  /** Reads "two slices of pizza"; null where no food is meant. */
  readonly readFood: (words: string) => FoodAmount | null;
  /** Null before the first plan, and for plans of names alone. */
  readonly plan: CoachPlan | null;
  /**
   * Dishes of a plan that is names and energy alone; null where `plan` tells more, and where there is none. Kept
   * apart, since nothing can be changed in such a plan and nobody knows what its dishes hold.
   */
  readonly namedDishesAt?: ((day: LocalDay, slot: Slot) => readonly NamedDish[]) | null;
  readonly logOf: (day: LocalDay) => Pick<DayState, 'eaten' | 'foods'>;
  readonly amountsOf: (day: LocalDay) => DayAmounts;
  readonly targets: readonly Target[];
  /** Sentences for the reasons of targets, by nutrient. */
  readonly reasonOf: (nutrient: Nutrient) => string | null;
  /** Litres. */
  readonly water: { readonly drunk: number; readonly goal: number };
  readonly weight: { readonly day: LocalDay; readonly kg: number } | null;
  /** The body that a weight in a message is compared with. */
  readonly body: KnownBody;
  /** Things at home, and grams of them as bought. */
  readonly stock: ReadonlyMap<string, number>;
  /** The thing of the shop that a food is bought as. */
  readonly thingOf: (food: string) => string;
  /** Lines of the shopping list that are still open, as they are read. */
  readonly list: readonly { readonly name: string; readonly quantity: string }[];
  /** Names of allergies, diet and foods left out. */
  readonly rules: readonly string[];
  /** False: no answer names a figure. */
  readonly figures: boolean;
  readonly minor: boolean;
  /** The foods that the plan leaves out are known here, and can be added to. */
  readonly canLeaveOut: boolean;
  /** A new id for something that is logged. */
  readonly newId: () => string;
}

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

const REASONS: Readonly<Partial<Record<Nutrient, readonly ReasonCode[]>>> = {
  protein_g: ['protein', 'own-protein'],
  fat_g: ['fat', 'own-fat'],
  carbs_g: ['carbs', 'own-carbs'],
  fiber_g: ['fiber'],
  sat_fat_g: ['saturated-fat'],
  sodium_mg: ['sodium'],
  potassium_mg: ['potassium'],
  sugars_g: ['sugars'],
};

/** The sentences for a nutrient's target; null where there is none. Not for members under age. */
export const reasonSentence = (reasons: readonly Reason[], nutrient: Nutrient): string | null => {
  if (nutrient === 'energy_kcal')
    return reasons
      .filter((reason) => !isAboutNutrients(reason))
      .map(({ sentence }) => sentence)
      .join(' ');
  return reasons.find(({ code }) => REASONS[nutrient]?.includes(code))?.sentence ?? null;
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
