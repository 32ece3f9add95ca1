import type { Dish, Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { PlannedDay } from '../../../terms/plan.ts';
import { addDays } from '../../calendar/days.ts';
import { eligibleDishes, fitsSlot } from '../rules/eligibility.ts';
import { createDishUses, nearbyDays } from '../solver/repeats.ts';
import type { PlanToSolve } from '../week/solver-input.ts';
import { isInTime, timeFor } from '../wishes/cooking-limits.ts';

/**
 * Returns the dishes that may fill a slot on `date`: they keep to the member's hard rules (diet, allergies, excluded
 * foods), suit the slot, and do not repeat a dish of `days` too soon or too often. Dishes that the member never wants
 * are among them only where nothing else is left, and so are dishes that take more work than the member has time for then
 * and are not there as a leftover.
 */
export const slotCandidates = (
  {
    rules,
    opinions,
    plannedFor,
    catalogue,
  }: Pick<PlanToSolve, 'rules' | 'opinions' | 'plannedFor' | 'catalogue'>,
  days: readonly PlannedDay[],
  date: LocalDay,
  slot: Slot,
): readonly Dish[] => {
  const dishes = eligibleDishes(rules, catalogue).filter((dish) => fitsSlot(dish, slot));
  const positions = new Map(dishes.map(({ id }, at) => [id, at]));
  const uses = createDishUses(dishes, 1);
  for (const { day, meals } of nearbyDays(days, date, 1))
    for (const { recipeId } of meals) {
      const at = positions.get(recipeId);
      if (at !== undefined) uses.add(at, day);
    }
  const allowed = dishes.filter((_, at) => uses.allows(at, 0));
  const wanted = allowed.filter(({ id }) => !opinions.never.includes(id));
  const kept = wanted.length > 0 ? wanted : allowed;
  const time = timeFor(plannedFor?.wishes.cookingLimits, date, slot);
  const isThere = ({ id, keeps }: Dish) =>
    days.some(
      (day) =>
        day.date < date &&
        addDays(day.date, keeps) >= date &&
        day.meals.some(({ recipeId }) => recipeId === id),
    );
  const inTime = kept.filter((dish) => isInTime(dish, time) || isThere(dish));
  return inTime.length > 0 ? inTime : kept;
};
