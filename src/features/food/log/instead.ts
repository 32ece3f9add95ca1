import { mealsChange, type PlanChange } from '../../../device/plan/meals-change.ts';
import type { MemberPlan } from '../../../device/plan/member-plan.ts';
import { rebalanceChange } from '../../../device/plan/rebalance-change.ts';
import { type DayState, eatenKey } from '../../../domain/food/journal/fold.ts';
import { MEAL_TIMES } from '../../../domain/kitchen/cooking/meal-times.ts';
import { type Catalogue, SLOTS, type Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';

/** Planned dishes of a meal that may have been left for something else. */
export interface Planned {
  readonly names: string;
  /** kcal of all of it. */
  readonly kcal: number;
  /** It is skipped. */
  readonly skip: PlanChange;
}

/** Null where nothing is planned that could be skipped, and where some of it was eaten. */
export const plannedInstead = (
  member: MemberPlan | null,
  ticked: DayState['eaten'],
  day: LocalDay,
  slot: Slot,
): Planned | null => {
  const planId = member?.plan.planId ?? null;
  const dishes = member?.plan.dated.find(({ date }) => date === day)?.slots[slot] ?? [];
  if (member === null || planId === null || member.solverInput === null || dishes.length === 0) return null;
  const isEaten = dishes.some(({ detail }) => detail !== null && ticked.has(eatenKey(slot, detail.recipeId)));
  if (isEaten || dishes.some(({ detail }) => detail === null)) return null;
  return {
    names: dishes.map(({ name }) => name).join(', '),
    kcal: dishes.reduce((sum, { kcal }) => sum + kcal, 0),
    skip: mealsChange(member, planId, [{ date: day, slot, meals: [] }], ''),
  };
};

/** The rest of a day after a meal was replaced, by portions; null where it is near enough or nothing can be done. */
export const restFollows = (
  member: MemberPlan,
  catalogue: Catalogue,
  day: LocalDay,
  replaced: Slot,
  minuteOfDay: number | null,
): PlanChange | null => {
  const { planId } = member.plan;
  if (planId === null || member.solverInput === null) return null;
  const over = minuteOfDay === null ? SLOTS : SLOTS.filter((slot) => MEAL_TIMES[slot].until <= minuteOfDay);
  const toSolve = { ...member.solverInput, catalogue };
  return rebalanceChange(member, planId, toSolve, day, [replaced, ...over])?.change ?? null;
};
