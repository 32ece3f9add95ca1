import { dayOfPlan } from '../../data/device-plan.ts';
import type { MemberPlan } from '../../data/member-plan.ts';
import { readBudget } from '../../data/repositories/budget.ts';
import { readJournalKind } from '../../data/repositories/journal.ts';
import { readMemberPlan } from '../../data/repositories/plan-of-member.ts';
import { addDays } from '../../domain/calendar/days.ts';
import type { Catalogue } from '../../domain/catalogue/types.ts';
import { DEFAULT_WATER_GOAL_L } from '../../domain/constants.ts';
import { foldDay } from '../../domain/journal/fold.ts';
import type { JournalEntry } from '../../domain/journal/operations.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { useCatalogue, useLive } from '../../ports/hooks.ts';
import { useLastKnown } from '../../ports/use-last-known.ts';
import { type DayView, dayView } from './day-view.ts';

export interface Week {
  /** As the member has it. */
  readonly member: MemberPlan;
  readonly catalogue: Catalogue | null;
  /** Null where the plan has nothing for the day. */
  readonly viewOf: (day: LocalDay) => DayView | null;
  /** What was eaten beside the plan in these weeks. */
  readonly foodEntries: readonly JournalEntry[];
  /** What was eaten of the plan, and what is ticked and bought, in the weeks around today. */
  readonly mealEntries: readonly JournalEntry[];
  readonly tickEntries: readonly JournalEntry[];
  /** Litres. */
  readonly waterGoal: number;
}

const DAYS_AROUND = 7;
const DAYS_REMEMBERED = 60;
const NO_FOODS: Catalogue['foods'] = new Map();

/** The week with what is changed, eaten and ticked, out of the device's own copy: undefined while it is read, null without a plan. */
export const useWeek = (today: LocalDay): Week | null | undefined => {
  const { catalogue, error } = useCatalogue();
  const fresh = useLive(
    async (db) => {
      const first = addDays(today, -DAYS_AROUND);
      const last = addDays(today, DAYS_AROUND);
      const [member, meals, foods, ticks, purchases, budget] = await Promise.all([
        readMemberPlan(db, catalogue),
        readJournalKind(db, 'meal.eaten', first, last),
        readJournalKind(db, 'food.eaten', addDays(today, -DAYS_REMEMBERED), last),
        readJournalKind(db, 'shopping.tick', first, last),
        readJournalKind(db, 'shopping.bought', first, last),
        readBudget(db, today),
      ]);
      return { member, meals, foods, ticks: [...ticks, ...purchases], budget: budget?.budget ?? null };
    },
    [today, catalogue !== null],
  );
  const read = useLastKnown(fresh, today);
  if (read === undefined || (read.member?.complete === false && error === null)) return undefined;
  const { member, meals, foods, ticks, budget } = read;
  if (member === null) return null;
  return {
    member,
    catalogue,
    viewOf: (day) => {
      const planned = dayOfPlan(member.plan, day);
      return planned === null
        ? null
        : dayView(planned, {
            log: foldDay([...meals, ...foods].filter((entry) => entry.day === day)),
            foods: catalogue?.foods ?? NO_FOODS,
            marksOf: (slot) => member.stateOf(day, slot),
          });
    },
    foodEntries: foods,
    mealEntries: meals,
    tickEntries: ticks,
    waterGoal:
      budget !== null && budget.daily_water_goal > 0 ? budget.daily_water_goal : DEFAULT_WATER_GOAL_L,
  };
};
