import { amountOf, type Nutrient } from '../../src/domain/catalogue/nutrients.ts';
import type { Catalogue } from '../../src/domain/catalogue/types.ts';
import {
  COVERED_NUTRIENTS,
  type CoveredNutrient,
  type ReferenceIntakes,
} from '../../src/domain/nutrition/reference-intakes.ts';
import { WEEK } from '../../src/domain/planner/repeats.ts';
import { dayTotals } from '../../src/domain/planner/totals.ts';
import type { WeekPlan } from '../../src/domain/planner/types.ts';

/** Relative errors of one day, none negative. */
interface DayErrors {
  readonly energy: number;
  readonly macros: readonly number[];
}

export interface WeekScore {
  readonly days: readonly DayErrors[];
  /** Nutrients whose mean stays under the RDA or AI. */
  readonly missed: readonly CoveredNutrient[];
  readonly isSodiumOver: boolean;
  /** In the first seven days. */
  readonly distinctDishes: number;
}

export const scoreWeek = (
  { days, targets }: WeekPlan,
  intakes: ReferenceIntakes,
  catalogue: Catalogue,
): WeekScore => {
  const totals = days.map((day) => dayTotals(day, catalogue));
  const mean = (nutrient: Nutrient) =>
    totals.reduce((sum, day) => sum + amountOf(day, nutrient), 0) / totals.length;
  return {
    days: totals.map((day) => {
      const error = (nutrient: Nutrient, target: number) => Math.abs(amountOf(day, nutrient) / target - 1);
      return {
        energy: error('energy_kcal', targets.kcal),
        macros: [
          error('protein_g', targets.protein),
          error('fat_g', targets.fat),
          error('carbs_g', targets.carbs),
        ],
      };
    }),
    missed: COVERED_NUTRIENTS.filter((nutrient) => mean(nutrient) < intakes[nutrient]),
    isSodiumOver: mean('sodium_mg') > intakes.sodium_cdrr_mg,
    distinctDishes: new Set(days.slice(0, WEEK).flatMap(({ meals }) => meals.map(({ recipeId }) => recipeId)))
      .size,
  };
};
