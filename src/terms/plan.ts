import type { Allergen, Slot } from './food.ts';
import type { LocalDay } from './local-day.ts';
import type { ActivityLevel, DietType, FitnessGoal } from './profile.ts';

/** The person as the planner sees them. `sex` null takes the mean of both formulas. */
export interface PersonFacts {
  readonly sex: 'male' | 'female' | null;
  readonly age: number;
  readonly heightCm: number;
  readonly weightKg: number;
  readonly targetWeightKg: number | null;
  readonly activity: ActivityLevel;
  readonly goal: FitnessGoal;
}

export interface EatingRules {
  readonly diet: DietType;
  /** Widen the two vegetarian kinds; ignored for the others. */
  readonly eatsEggs: boolean;
  readonly eatsDairy: boolean;
  readonly allergies: readonly Allergen[];
  /** Ids of foods left out by choice. */
  readonly excludedFoods: readonly string[];
  /** No dish takes longer at the stove; absent without such a wish. */
  readonly activeMinutesMax?: number;
}

/** Months of pregnancy or of breastfeeding, which decide about energy and reference intakes. */
export const EXPECTING_STAGES = [
  'trimester-1',
  'trimester-2',
  'trimester-3',
  'breastfeeding-to-6-months',
  'breastfeeding-from-7-months',
] as const;
export type ExpectingStage = (typeof EXPECTING_STAGES)[number];

/** Asked, optional, and each of them closes the door to a deficit. */
export interface SafetyFacts {
  readonly pregnantOrBreastfeeding: boolean;
  /** Counts with `pregnantOrBreastfeeding` alone; null or left out: not told. */
  readonly expectingStage?: ExpectingStage | null;
  readonly kidneyDisease: boolean;
  readonly eatingDisorder: boolean;
}

/** Energy in kcal, macros in grams, per day. */
export interface DayTargets {
  readonly kcal: number;
  readonly protein: number;
  readonly fat: number;
  readonly carbs: number;
  readonly fiber: number;
}

/** A member's own figures for a day, in kcal and grams; null where Sorrel's hold. */
export interface OwnTargets {
  readonly kcal: number | null;
  readonly protein: number | null;
  readonly carbs: number | null;
}

export const OPINIONS = ['love', 'fine', 'never'] as const;
export type Opinion = (typeof OPINIONS)[number];

/** The dishes that the member loves and those they do not want, as recipe ids. Every other dish is fine. */
export interface DishOpinions {
  readonly love: readonly string[];
  readonly never: readonly string[];
}

export const NO_OPINIONS: DishOpinions = { love: [], never: [] };

/** The places where servings of a leftover can end: the freezer, out of it again for a meal, or no longer there. */
export const LEFTOVER_PLACES = ['frozen', 'thawed', 'gone'] as const;
export type LeftoverPlace = (typeof LEFTOVER_PLACES)[number];

export interface PlannedMeal {
  readonly slot: Slot;
  readonly recipeId: string;
  /** Servings of the recipe, 0.5 to 2 in quarters. */
  readonly portion: number;
}

export interface PlannedDay {
  readonly date: LocalDay;
  readonly meals: readonly PlannedMeal[];
  /** Slots that the member had locked when the plan was made; absent is none. */
  readonly locked?: readonly Slot[];
}

export interface WeekPlan {
  readonly targets: DayTargets;
  readonly days: readonly PlannedDay[];
  /** The first day whose dishes are cooked for later days too; absent where none are. */
  readonly cooksFrom?: LocalDay;
}

/** Why no plan was made, with the smallest set of rules that conflict. */
export type PlanRefusal =
  | { readonly kind: 'under-nine' }
  /** Potassium, phosphorus and protein then need limits that only a clinician can set. */
  | { readonly kind: 'kidney-disease' }
  | { readonly kind: 'conflict'; readonly slot: Slot; readonly rules: readonly string[] }
  /** No week of the dishes left comes within 5 % of the day's energy. */
  | { readonly kind: 'energy-out-of-reach'; readonly kcal: number };
