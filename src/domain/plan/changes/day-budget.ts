import { type Catalogue, SLOTS, type Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { amountOf } from '../../../terms/nutrients.ts';
import type { PlannedDay, PlannedMeal } from '../../../terms/plan.ts';
import { SLOT_SHARES } from '../solver/slot-shares.ts';
import { mealNutrients } from '../solver/totals.ts';
import type { OffPlanFood, SolverInput } from '../week/solver-input.ts';

export const mealKcal = (meal: PlannedMeal, catalogue: Pick<Catalogue, 'dishes'>): number =>
  amountOf(mealNutrients(meal, catalogue), 'energy_kcal');

export const offPlanKcal = (offPlanFoods: readonly OffPlanFood[], date: LocalDay): number =>
  offPlanFoods
    .filter((one) => one.date === date)
    .reduce((sum, { nutrients }) => sum + amountOf(nutrients, 'energy_kcal'), 0);

/**
 * The energy that the free slots of a day should hold together, kcal: what is missing to the target. A day that
 * was overeaten is not made up for by going hungry: they keep their share of the floor, or what they hold
 * already (`freeKcal`) where that is less.
 */
export const energyLeft = (
  { targets, floorKcal }: Pick<SolverInput, 'targets' | 'floorKcal'>,
  free: readonly Slot[],
  settledKcal: number,
  freeKcal = Number.POSITIVE_INFINITY,
): number => {
  const share = free.reduce((sum, slot) => sum + SLOT_SHARES[slot], 0);
  const least = Math.min(floorKcal, targets.kcal) * share;
  return Math.max(targets.kcal - settledKcal, Math.min(least, freeKcal));
};

export const slotsOf = (day: PlannedDay): readonly Slot[] =>
  SLOTS.filter((slot) => day.meals.some((meal) => meal.slot === slot));
