import { type DevicePlan, dayOfPlan, type PlanDay } from '../../data/device-plan.ts';
import { readBudget } from '../../data/repositories/budget.ts';
import { readJournalDay, readJournalKind } from '../../data/repositories/journal.ts';
import { readPlan } from '../../data/repositories/plan.ts';
import { addDays } from '../../domain/calendar/days.ts';
import { DEFAULT_WATER_GOAL_L } from '../../domain/constants.ts';
import { foldDay } from '../../domain/journal/fold.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { useLive } from '../../ports/hooks.ts';
import { type DayView, dayView } from './day-view.ts';
import { type ShoppingView, shoppingView } from './shopping-view.ts';

export interface PlanOfDay {
  /** Null before the first plan. */
  readonly plan: DevicePlan | null;
  /** Null where the plan has nothing for the day. */
  readonly planned: PlanDay | null;
  readonly view: DayView | null;
  readonly shopping: ShoppingView;
  /** Litres. */
  readonly waterGoal: number;
}

const LAST_SHOPPING_DAYS = 7;

/** A day of the plan with its ticks, out of the device's own copy; null while that is read. */
export const usePlanDay = (day: LocalDay, today: LocalDay): PlanOfDay | null => {
  const read = useLive(
    async (db) => {
      const [stored, journal, ticks, budget] = await Promise.all([
        readPlan(db),
        readJournalDay(db, day),
        readJournalKind(
          db,
          'shopping.tick',
          addDays(today, -LAST_SHOPPING_DAYS),
          addDays(today, LAST_SHOPPING_DAYS),
        ),
        readBudget(db, today),
      ]);
      return { plan: stored?.plan ?? null, journal, ticks, budget: budget?.budget ?? null };
    },
    [day, today],
  );
  if (read === undefined) return null;
  const planned = read.plan === null ? null : dayOfPlan(read.plan, day);
  const goal = read.budget?.daily_water_goal ?? 0;
  return {
    plan: read.plan,
    planned,
    view: planned === null ? null : dayView(planned, foldDay(read.journal).eaten),
    shopping: shoppingView(read.plan?.shopping ?? [], foldDay(read.ticks).ticks),
    waterGoal: goal > 0 ? goal : DEFAULT_WATER_GOAL_L,
  };
};
