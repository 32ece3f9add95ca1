import {
  COVERED_NUTRIENTS,
  type CoveredNutrient,
  type ReferenceIntakes,
} from '../../src/domain/body/nutrition/reference-intakes.ts';
import { kindAlike } from '../../src/domain/plan/solver/alike.ts';
import { WEEK } from '../../src/domain/plan/solver/repeats.ts';
import { dayTotals } from '../../src/domain/plan/solver/totals.ts';
import type { Catalogue } from '../../src/terms/food.ts';
import { amountOf, type Nutrient } from '../../src/terms/nutrients.ts';
import type { PlannedDay, WeekPlan } from '../../src/terms/plan.ts';

/** One day; errors are relative and never negative. */
interface DayScore {
  readonly energy: number;
  readonly macros: readonly number[];
  /** Times the day's target. */
  readonly fiber: number;
  readonly dishes: number;
  /** Two of its meals stand on the same: pasta twice, say. */
  readonly isAlike: boolean;
}

const isAlike = ({ meals }: PlannedDay, { dishes, foods }: Catalogue): boolean => {
  const kinds = meals.flatMap(({ recipeId }) => {
    const dish = dishes.get(recipeId);
    const kind = dish === undefined ? 0 : kindAlike(dish, foods);
    return kind === 0 ? [] : [kind];
  });
  return new Set(kinds).size < kinds.length;
};

export interface WeekScore {
  readonly kcal: number;
  readonly days: readonly DayScore[];
  /** Nutrients whose mean stays under the RDA or AI. */
  readonly missed: readonly CoveredNutrient[];
  readonly isSodiumOver: boolean;
  /** In the first seven days. */
  readonly distinctDishes: number;
}

/** What a week of food can reach. Vitamin D it cannot, without mushrooms that few shops have: the app says so. */
export const FROM_FOOD = COVERED_NUTRIENTS.filter((nutrient) => nutrient !== 'vit_d_ug');

export const scoreWeek = (
  { days, targets }: WeekPlan,
  intakes: ReferenceIntakes,
  catalogue: Catalogue,
): WeekScore => {
  const totals = days.map((day) => dayTotals(day, catalogue));
  const mean = (nutrient: Nutrient) =>
    totals.reduce((sum, day) => sum + amountOf(day, nutrient), 0) / totals.length;
  return {
    kcal: targets.kcal,
    days: days.map((planned) => {
      const day = dayTotals(planned, catalogue);
      const error = (nutrient: Nutrient, target: number) => Math.abs(amountOf(day, nutrient) / target - 1);
      return {
        energy: error('energy_kcal', targets.kcal),
        macros: [
          error('protein_g', targets.protein),
          error('fat_g', targets.fat),
          error('carbs_g', targets.carbs),
        ],
        fiber: amountOf(day, 'fiber_g') / targets.fiber,
        dishes: planned.meals.length,
        isAlike: isAlike(planned, catalogue),
      };
    }),
    missed: FROM_FOOD.filter((nutrient) => mean(nutrient) < intakes[nutrient]),
    isSodiumOver: mean('sodium_mg') > intakes.sodium_cdrr_mg,
    distinctDishes: new Set(days.slice(0, WEEK).flatMap(({ meals }) => meals.map(({ recipeId }) => recipeId)))
      .size,
  };
};
