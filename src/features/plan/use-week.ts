import { useMemo } from 'react';
import { dayOfPlan } from '../../device/db/device-plan.ts';
import type { MemberDatabase } from '../../device/db/member-database.ts';
import { askAhead, useCatalogue, useLive } from '../../device/hooks/hooks.ts';
import { readAhead } from '../../device/hooks/read-ahead.ts';
import { useLastKnown } from '../../device/hooks/use-last-known.ts';
import { type Recorder, useRecorder } from '../../device/hooks/use-recorder.ts';
import { readJournalKind } from '../../device/journal/journal.ts';
import { energyView } from '../../device/plan/energy-view.ts';
import type { MemberPlan } from '../../device/plan/member-plan.ts';
import {
  type MemberPlanParts,
  memberPlanFrom,
  readMemberPlanParts,
} from '../../device/plan/read/plan-of-member.ts';
import { waterGoalOf } from '../../device/plan/water-goal.ts';
import type { Ports } from '../../device/ports/ports.tsx';
import { countedUpTo, readToldDay, type ToldDay } from '../../device/rows/budget.ts';
import { addDays } from '../../domain/calendar/days.ts';
import { foldDay, unsyncedAmounts } from '../../domain/food/journal/fold.ts';
import { eventOf } from '../../domain/plan/week/cooking-events.ts';
import { potMark } from '../../domain/plan/week/pot-words.ts';
import type { Catalogue } from '../../terms/food.ts';
import type { JournalEntry, JournalKind } from '../../terms/journal.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { type DayView, dayView } from './day/day-view.ts';

export interface Week {
  /** As the member has it. */
  readonly member: MemberPlan;
  readonly catalogue: Catalogue | null;
  /** Null where the plan has nothing for the day. */
  readonly viewOf: (day: LocalDay) => DayView | null;
  /** Off-plan foods of these weeks. */
  readonly foodEntries: readonly JournalEntry[];
  /** Eaten meals, and ticked and bought lines, in the weeks around today. */
  readonly mealEntries: readonly JournalEntry[];
  readonly tickEntries: readonly JournalEntry[];
  /** Litres. */
  readonly waterGoal: number;
  readonly record: Recorder['record'];
}

const DAYS_AROUND = 7;
const DAYS_REMEMBERED = 60;
const NO_FOODS: Catalogue['foods'] = new Map();
const NOTHING: readonly JournalEntry[] = [];

/** Everything of the week that this device has kept. */
interface Kept {
  readonly parts: MemberPlanParts | null;
  readonly meals: readonly JournalEntry[];
  readonly foods: readonly JournalEntry[];
  readonly ticks: readonly JournalEntry[];
  readonly told: ToldDay;
  /** All of its entries. */
  readonly entries: readonly JournalEntry[];
}

const readWeek = async (db: MemberDatabase, today: LocalDay): Promise<Kept> => {
  const first = addDays(today, -DAYS_AROUND);
  const last = addDays(today, DAYS_AROUND);
  const [parts, meals, foods, ticked, bought, told] = await Promise.all([
    readMemberPlanParts(db),
    readJournalKind(db, 'meal.eaten', first, last),
    readJournalKind(db, 'food.eaten', addDays(today, -DAYS_REMEMBERED), last),
    readJournalKind(db, 'shopping.tick', first, last),
    readJournalKind(db, 'shopping.bought', first, last),
    readToldDay(db, today),
  ]);
  const ticks = [...ticked, ...bought];
  const entries = [...(parts?.entries ?? []), ...meals, ...foods, ...ticks];
  return { parts, meals, foods, ticks, told, entries };
};

/** The week from the entries that were read and those stored since; null without a plan. */
const weekOf = (
  { parts, meals, foods, ticks, told }: Kept,
  unread: readonly JournalEntry[],
  catalogue: Catalogue | null,
  today: LocalDay,
): Omit<Week, 'record'> | null => {
  if (parts === null) return null;
  const { budget } = told;
  const late = (...kinds: readonly JournalKind[]): readonly JournalEntry[] =>
    unread.filter(({ kind }) => kinds.includes(kind));
  const member = memberPlanFrom({ ...parts, entries: [...parts.entries, ...unread] }, catalogue, today);
  const mealEntries = [...meals, ...late('meal.eaten')];
  const foodEntries = [...foods, ...late('food.eaten')];
  return {
    member,
    catalogue,
    viewOf: (day) => {
      const planned = dayOfPlan(member.plan, day);
      const logged = [...mealEntries, ...foodEntries].filter((entry) => entry.day === day);
      const unsynced = unsyncedAmounts(logged, countedUpTo(budget));
      if (planned === null) return null;
      const energy = energyView(
        day === today ? budget : null,
        unsynced,
        planned,
        member.plan.targets?.kcal ?? null,
      );
      return dayView(planned, {
        log: foldDay(logged),
        eatenKcal: day === today && budget !== null ? energy.eaten : null,
        ...(member.plan.targets === null ? {} : { goalKcal: energy.goal }),
        foods: catalogue?.foods ?? NO_FOODS,
        marksOf: (slot) => member.stateOf(day, slot),
        potOf: (slot, recipeId) => {
          const meal = { day, slot, recipeId };
          const event = eventOf(member.events, meal);
          return event === undefined ? null : potMark(event, meal);
        },
      });
    },
    foodEntries,
    mealEntries,
    tickEntries: [...ticks, ...late('shopping.tick', 'shopping.bought')],
    waterGoal: waterGoalOf(told, member.plan),
  };
};

/** Reads the week before the plan's page is first drawn. */
export const readWeekAhead = (ports: Ports): Promise<void> =>
  readAhead(ports, [askAhead(ports, readWeek, [ports.clock.today()])]);

/**
 * The week with what is changed, eaten and ticked, out of the device's own copy: undefined while it is read, null
 * without a plan. The same object until something of it changes.
 */
export const useWeek = (today: LocalDay): Week | null | undefined => {
  const { catalogue, error } = useCatalogue();
  const read = useLastKnown(useLive(readWeek, [today]), today);
  const { record, unread } = useRecorder(read?.entries ?? NOTHING);
  const week = useMemo(() => {
    const known = read === undefined ? undefined : weekOf(read, unread, catalogue, today);
    return known && { ...known, record };
  }, [read, unread, catalogue, today, record]);
  return week?.member.complete === false && error === null ? undefined : week;
};
