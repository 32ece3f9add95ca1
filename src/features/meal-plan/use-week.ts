import { type DevicePlan, dayOfPlan } from '../../data/device-plan.ts';
import { readBudget } from '../../data/repositories/budget.ts';
import { readJournalKind } from '../../data/repositories/journal.ts';
import { readPlan } from '../../data/repositories/plan.ts';
import { addDays } from '../../domain/calendar/days.ts';
import { DEFAULT_WATER_GOAL_L } from '../../domain/constants.ts';
import { foldDay } from '../../domain/journal/fold.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { useLive } from '../../ports/hooks.ts';
import { type DayView, dayView } from './day-view.ts';
import { type ShoppingView, shoppingView } from './shopping-view.ts';

export interface Week {
  readonly plan: DevicePlan;
  /** Null where the plan has nothing for the day. */
  readonly viewOf: (day: LocalDay) => DayView | null;
  readonly shopping: ShoppingView;
  /** Litres. */
  readonly waterGoal: number;
}

const DAYS_AROUND = 7;

/** The week with its ticks, out of the device's own copy: undefined while it is read, null without a plan. */
export const useWeek = (today: LocalDay): Week | null | undefined => {
  const read = useLive(
    async (db) => {
      const first = addDays(today, -DAYS_AROUND);
      const last = addDays(today, DAYS_AROUND);
      const [stored, meals, ticks, budget] = await Promise.all([
        readPlan(db),
        readJournalKind(db, 'meal.eaten', first, last),
        readJournalKind(db, 'shopping.tick', first, last),
        readBudget(db, today),
      ]);
      return { plan: stored?.plan ?? null, meals, ticks, budget: budget?.budget ?? null };
    },
    [today],
  );
  if (read === undefined) return undefined;
  const { plan, meals, ticks, budget } = read;
  if (plan === null) return null;
  return {
    plan,
    viewOf: (day) => {
      const planned = dayOfPlan(plan, day);
      return planned === null
        ? null
        : dayView(planned, foldDay(meals.filter((entry) => entry.day === day)).eaten);
    },
    shopping: shoppingView(plan.shopping, foldDay(ticks).ticks),
    waterGoal:
      budget !== null && budget.daily_water_goal > 0 ? budget.daily_water_goal : DEFAULT_WATER_GOAL_L,
  };
};
