import type { Dish } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { amountOf, type Nutrient } from '../../../terms/nutrients.ts';
import type { DayTargets, PlannedMeal } from '../../../terms/plan.ts';
import { canBeBegun } from '../../kitchen/cooking/preparations.ts';
import { stepsForEnergy, stepsToPortion } from '../solver/portions.ts';
import { dayTotals, mealNutrients } from '../solver/totals.ts';
import type { PlanToSolve, SlotOfDay } from '../week/solver-input.ts';
import { energyLeft, offPlanKcal } from './day-budget.ts';
import { slotCandidates } from './slot-candidates.ts';

/** A meal that could stand in another's place, and what the day becomes with it. */
export interface Alternative {
  readonly meal: PlannedMeal;
  /** Change of the day's total by the exchange, in kcal and grams; negative if it removes some. */
  readonly effect: Readonly<Record<'kcal' | 'protein' | 'carbs' | 'fat', number>>;
  /** With what was eaten beside the plan. */
  readonly dayKcal: number;
}

const MACROS = [
  ['energy_kcal', 'kcal'],
  ['protein_g', 'protein'],
  ['fat_g', 'fat'],
  ['carbs_g', 'carbs'],
] as const satisfies readonly (readonly [Nutrient, keyof DayTargets])[];

/** Energy counts as much as the three macros together. */
const ENERGY_WEIGHT = 3;
/** A loved dish may miss the day's targets by this share more. */
const LOVED_NEARER = 0.1;

/** An alternative and how far the day is from its targets with it. */
type Ranked = Alternative & { readonly distance: number };

/** Ranks dishes for `slot` of a day whose other meals stay as `stays` says; null where the date is not planned. */
const createRanking = (
  plan: PlanToSolve,
  { date, slot }: SlotOfDay,
  stays: (meal: PlannedMeal) => boolean,
): ((dish: Dish) => Ranked) | null => {
  const { days, targets, opinions, catalogue } = plan;
  const day = days.find((one) => one.date === date);
  if (!day) return null;
  const rest = dayTotals({ meals: day.meals.filter(stays) }, catalogue);
  const before = dayTotals(day, catalogue);
  const beside = offPlanKcal(plan.offPlanFoods, date);
  const wanted = energyLeft(plan, [slot], amountOf(rest, 'energy_kcal') + beside);
  return (dish) => {
    const steps = stepsForEnergy(wanted, amountOf(dish.nutrients, 'energy_kcal'));
    const replacement = { slot, recipeId: dish.id, portion: stepsToPortion(steps) };
    const added = mealNutrients(replacement, catalogue);
    const after = (nutrient: Nutrient) => amountOf(rest, nutrient) + amountOf(added, nutrient);
    const change = (nutrient: Nutrient) => after(nutrient) - amountOf(before, nutrient);
    return {
      meal: replacement,
      effect: {
        kcal: change('energy_kcal'),
        protein: change('protein_g'),
        carbs: change('carbs_g'),
        fat: change('fat_g'),
      },
      dayKcal: after('energy_kcal') + beside,
      distance: MACROS.reduce(
        (sum, [nutrient, target]) => {
          const error = Math.abs(after(nutrient) / targets[target] - 1);
          return sum + (target === 'kcal' ? ENERGY_WEIGHT : 1) * error;
        },
        opinions.love.includes(dish.id) ? -LOVED_NEARER : 0,
      ),
    };
  };
};

/** A dish in the portion that brings the day nearest to its energy, instead of the whole slot; null where the date is not planned. */
export const alternativeFor = (plan: PlanToSolve, place: SlotOfDay, dish: Dish): Alternative | null =>
  createRanking(plan, place, ({ slot }) => slot !== place.slot)?.(dish) ?? null;

/**
 * The dishes that would suit a place best, nearest to the day's targets first, loved ones a little before. Each
 * keeps every hard rule, the repeat rules against the other days included, and comes in the portion that brings the
 * day nearest to its energy; the day's other meals stay as they are. `recipeId` is the dish to replace, null to add
 * one. Empty when the date is not planned. With `today` nothing comes that should have been begun before.
 */
export const resolveSlot = (
  plan: PlanToSolve,
  {
    date,
    slot,
    recipeId,
    today,
  }: SlotOfDay & { readonly recipeId: string | null; readonly today?: LocalDay },
  limit: number,
): readonly Alternative[] => {
  const stays = (meal: PlannedMeal): boolean => meal.slot !== slot || meal.recipeId !== recipeId;
  const rank = createRanking(plan, { date, slot }, stays);
  if (rank === null) return [];
  const remaining = plan.days.map((day) =>
    day.date === date ? { date, meals: day.meals.filter(stays) } : day,
  );
  return slotCandidates(plan, remaining, date, slot)
    .filter((dish) => dish.id !== recipeId)
    .filter((dish) => today === undefined || canBeBegun(dish, { date, slot }, today))
    .map(rank)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, limit)
    .map(({ distance: _, ...rest }) => rest);
};
