import { SLOTS } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { PlannedDay, PlannedMeal, PlanRefusal } from '../../../terms/plan.ts';
import { ok, type Result } from '../../../terms/result.ts';
import { planWeek } from '../solver/plan-week.ts';
import { isHeld, type PlanToSolve, type SlotChange, type SlotOfDay } from '../week/solver-input.ts';

const mealsIn = (days: readonly PlannedDay[], { date, slot }: SlotOfDay): readonly PlannedMeal[] =>
  days.find((day) => day.date === date)?.meals.filter((meal) => meal.slot === slot) ?? [];

const slotsOn = (date: LocalDay): readonly SlotOfDay[] => SLOTS.map((slot) => ({ date, slot }));

/**
 * Everything on these dates that is neither locked, eaten nor skipped, newly chosen: by other dishes where the
 * rules leave enough of them. The refusal says why there is no choice at all.
 */
export const regenerateSlots = (
  plan: PlanToSolve,
  dates: readonly LocalDay[],
  seed: number,
): Result<readonly SlotChange[], PlanRefusal> => {
  const { days, offPlanFoods, targets, rules, plannedFor, cooksFrom, opinions, catalogue } = plan;
  const isHeldSlot = ({ date, slot }: SlotOfDay) => isHeld(plan, date, slot);
  const chosenDays = days.filter(({ date }) => dates.includes(date));
  const free = chosenDays.flatMap(({ date }) => slotsOn(date)).filter((slot) => !isHeldSlot(slot));
  const [first] = days;
  if (first === undefined || free.length === 0) return ok([]);
  // Nobody chooses again for a day that is over, so the first of them is today or later.
  const [today] = [...dates].sort();
  const request = {
    ...plannedFor,
    targets,
    rules,
    opinions,
    seed,
    startDate: first.date,
    ...(today === undefined ? {} : { today }),
    ...(cooksFrom === undefined ? {} : { cooksFrom }),
    days: days.length,
    catalogue,
    keep: days.filter((day) => !chosenDays.includes(day)),
    held: chosenDays
      .flatMap(({ date }) => slotsOn(date))
      .filter(isHeldSlot)
      .map((slot) => ({ ...slot, meals: mealsIn(days, slot) })),
    offPlanFoods,
  };
  const now = free.flatMap((slot) => mealsIn(days, slot).map(({ recipeId }) => recipeId));
  const others = planWeek({ ...request, avoid: now });
  const week = others.ok ? others : planWeek(request);
  if (!week.ok) return week;
  return ok(
    free.map((slot) => ({
      ...slot,
      meals: mealsIn(week.value.days, slot).map(({ recipeId, portion }) => ({ recipe: recipeId, portion })),
    })),
  );
};
