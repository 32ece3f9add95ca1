import type { Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { amountOf } from '../../../terms/nutrients.ts';
import type { PlannedDay, PlannedMeal } from '../../../terms/plan.ts';
import { energyOf, type FreeMeal, fitPortions, outOfReach, raisedTo } from '../solver/fit-portions.ts';
import {
  clampSteps,
  portionToSteps,
  STEPS_PER_SERVING,
  stepsForEnergy,
  stepsToPortion,
} from '../solver/portions.ts';
import { isHeld, type PlanToSolve, type SlotChange } from '../week/solver-input.ts';
import { energyLeft, mealKcal, offPlanKcal, slotsOf } from './day-budget.ts';
import { slotCandidates } from './slot-candidates.ts';

/** Changes that bring a day back to its energy, and the day's energy then, kcal. */
export interface Rebalanced {
  /** Empty where the day is near enough already, and where nothing is left of it. */
  readonly changes: readonly SlotChange[];
  readonly before: number;
  readonly after: number;
}

/** A day this near to its energy is left alone, as a share of the target. */
export const NEAR_ENOUGH = 0.03;

const freeMeal = ({ slot, recipeId, portion }: PlannedMeal, kcal: number): FreeMeal => {
  const steps = clampSteps(portionToSteps(portion));
  return { slot, recipeId, kcalPerStep: kcal / portion / STEPS_PER_SERVING, first: steps, steps };
};

const asMeal = ({ slot, recipeId, steps }: FreeMeal): PlannedMeal => ({
  slot,
  recipeId,
  portion: stepsToPortion(steps),
});

/**
 * The one exchange of a dish after which portions come nearest to what is wanted; null when none comes nearer.
 * Of several that reach it the one whose portion is nearest to a serving.
 */
const bestExchange = (
  plan: PlanToSolve,
  day: PlannedDay,
  settled: readonly PlannedMeal[],
  meals: readonly FreeMeal[],
  wanted: number,
): readonly FreeMeal[] | null => {
  let best: { readonly meals: readonly FreeMeal[]; readonly missed: number; readonly odd: number } | null =
    null;
  const missedNow = outOfReach(meals, wanted);
  for (const leaving of meals) {
    const others = meals.filter((meal) => meal !== leaving);
    const without = { date: day.date, meals: [...settled, ...others.map(asMeal)] };
    const days = plan.days.map((one) => (one === day ? without : one));
    for (const dish of slotCandidates(plan, days, day.date, leaving.slot)) {
      const kcal = amountOf(dish.nutrients, 'energy_kcal');
      if (dish.id === leaving.recipeId || kcal <= 0) continue;
      const steps = stepsForEnergy(wanted - energyOf(others), kcal);
      const coming = {
        slot: leaving.slot,
        recipeId: dish.id,
        kcalPerStep: kcal / STEPS_PER_SERVING,
        first: steps,
        steps,
      };
      const exchanged = meals.map((meal) => (meal === leaving ? coming : meal));
      const missed = outOfReach(exchanged, wanted);
      const odd = Math.abs(steps - STEPS_PER_SERVING);
      const isBetter =
        best === null
          ? missed < missedNow
          : missed < best.missed || (missed === best.missed && odd < best.odd);
      if (isBetter) best = { meals: exchanged, missed, odd };
    }
  }
  return best?.meals ?? null;
};

const isChanged = (meal: FreeMeal, day: PlannedDay): boolean =>
  !day.meals.some(
    ({ slot, recipeId, portion }) =>
      slot === meal.slot && recipeId === meal.recipeId && portionToSteps(portion) === meal.steps,
  );

const changesOf = (day: PlannedDay, meals: readonly FreeMeal[]): readonly SlotChange[] =>
  slotsOf(day).flatMap((slot) => {
    const own = meals.filter((meal) => meal.slot === slot);
    if (!own.some((meal) => isChanged(meal, day))) return [];
    return [
      {
        date: day.date,
        slot,
        meals: own.map(({ recipeId, steps }) => ({ recipe: recipeId, portion: stepsToPortion(steps) })),
      },
    ];
  });

/**
 * Brings the rest of a day (what is neither eaten, locked nor skipped, nor in `just`, the slots that the member
 * has just changed) to the energy that is left, with the least change: other portions, and other dishes only
 * where portions do not reach. The rest never goes under its share of the floor, however much was eaten. Null
 * when the date is not planned.
 */
export const rebalanceDay = (
  plan: PlanToSolve,
  date: LocalDay,
  just: readonly Slot[] = [],
): Rebalanced | null => {
  const day = plan.days.find((one) => one.date === date);
  if (!day) return null;
  const isFree = (meal: PlannedMeal) =>
    !just.includes(meal.slot) && !isHeld(plan, date, meal.slot) && mealKcal(meal, plan.catalogue) > 0;
  const settled = day.meals.filter((meal) => !isFree(meal));
  let meals: readonly FreeMeal[] = day.meals
    .filter(isFree)
    .map((meal) => freeMeal(meal, mealKcal(meal, plan.catalogue)));
  const settledKcal =
    settled.reduce((sum, meal) => sum + mealKcal(meal, plan.catalogue), 0) +
    offPlanKcal(plan.offPlanFoods, date);
  const before = settledKcal + energyOf(meals);
  const free = slotsOf(day).filter((slot) => meals.some((meal) => meal.slot === slot));
  const wanted = energyLeft(plan, free, settledKcal, energyOf(meals));
  const near = NEAR_ENOUGH * plan.targets.kcal;
  if (Math.abs(wanted - energyOf(meals)) <= near) return { changes: [], before, after: before };
  for (const _ of free) {
    if (outOfReach(meals, wanted) <= near) break;
    meals = bestExchange(plan, day, settled, meals, wanted) ?? meals;
  }
  meals = raisedTo(fitPortions(meals, wanted), Math.min(plan.floorKcal, plan.targets.kcal) - settledKcal);
  return { changes: changesOf(day, meals), before, after: settledKcal + energyOf(meals) };
};
