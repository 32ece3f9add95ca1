import { saturatedFatLimitG } from '../../../domain/body/nutrition/conditions.ts';
import { nutrientWords } from '../../../domain/body/nutrition/nutrient-words.ts';
import type { NutrientGoals } from '../../../domain/body/nutrition/reference-intakes.ts';
import type { DayNutrients } from '../../../domain/plan/week/day-nutrients.ts';
import { amountOf, type Nutrient } from '../../../terms/nutrients.ts';
import type { DayTargets } from '../../../terms/plan.ts';

/** `aim` is to be reached, `limit` not to be passed, `target` to be met. */
export type GoalKind = 'aim' | 'limit' | 'target';

export interface NutrientRow {
  readonly nutrient: Nutrient;
  readonly name: string;
  readonly unit: string;
  readonly kind: GoalKind;
  readonly goal: number;
  readonly whole: number;
  readonly eaten: number;
  /** Number of foods without a figure for it: the amount is then at least the one shown. */
  readonly undetermined: number;
}

const rowOf = (day: DayNutrients, nutrient: Nutrient, kind: GoalKind, goal: number): NutrientRow => ({
  ...nutrientWords(nutrient),
  nutrient,
  kind,
  goal,
  whole: amountOf(day.whole, nutrient),
  eaten: amountOf(day.eaten, nutrient),
  undetermined: day.undetermined.get(nutrient)?.size ?? 0,
});

/** Energy and what it is made of, fibre, and the two that have a ceiling. */
export const mainRows = (
  day: DayNutrients,
  targets: DayTargets,
  { sodiumMaxMg, saturatedFatShare }: Pick<NutrientGoals, 'sodiumMaxMg' | 'saturatedFatShare'>,
): readonly NutrientRow[] => [
  rowOf(day, 'energy_kcal', 'target', targets.kcal),
  rowOf(day, 'carbs_g', 'target', targets.carbs),
  rowOf(day, 'protein_g', 'target', targets.protein),
  rowOf(day, 'fat_g', 'target', targets.fat),
  rowOf(day, 'fiber_g', 'aim', targets.fiber),
  rowOf(day, 'sat_fat_g', 'limit', saturatedFatLimitG(targets, saturatedFatShare)),
  rowOf(day, 'sodium_mg', 'limit', sodiumMaxMg),
];

/**
 * The vitamins, minerals and the rest of what a week is held against, the furthest from its goal first. Fibre has
 * one goal, the plan's, where there is one.
 */
export const aimRows = (
  day: DayNutrients,
  { aims }: Pick<NutrientGoals, 'aims'>,
  targets: Pick<DayTargets, 'fiber'> | null,
): readonly NutrientRow[] =>
  aims
    .map(({ nutrient, amount }) =>
      rowOf(day, nutrient, 'aim', nutrient === 'fiber_g' && targets !== null ? targets.fiber : amount),
    )
    .sort((one, other) => one.whole / one.goal - other.whole / other.goal);
