import { desc, eq } from 'drizzle-orm';
import { addDays, localDayAt } from '../../src/domain/calendar/days.ts';
import { windowOf } from '../../src/domain/plan/making/make-plan.ts';
import { foldWeek } from '../../src/domain/plan/week/week.ts';
import type { CalendarEvent } from '../../src/domain/reminders/calendar-event.ts';
import { calendarEvents } from '../../src/domain/reminders/calendar-events.ts';
import { calendarReminders } from '../../src/domain/reminders/calendar-reminders.ts';
import { mayNameWeight } from '../../src/domain/reminders/kinds.ts';
import { SLOTS } from '../../src/terms/food.ts';
import type { Basics } from '../base/basics.ts';
import { pushSubscriptions } from '../database/schema.ts';
import { readPlanRecord } from '../planning/plan-store.ts';

/** Days that are over stay in the calendar for so long, as far as the stored plan reaches back. */
const DAYS_BACK = 14;

export interface MemberCalendar {
  readonly events: readonly CalendarEvent[];
  /** The zone of the device that stored its reminders last; null without one. */
  readonly timeZone: string | null;
  /** Operations of the member so far. */
  readonly changes: number;
}

/**
 * The entries of a member's calendar: meals of the stored plan with their changes, what to begin ahead, and the
 * reminders of their devices. It plans nothing, so that nobody who has an address can make the server work.
 */
export const memberCalendar = async (
  parts: Pick<Basics, 'db' | 'catalogue' | 'clock'>,
  userId: string,
): Promise<MemberCalendar> => {
  const today = localDayAt(parts.clock(), 0);
  const [first, last] = [addDays(today, -DAYS_BACK), windowOf(today)[1]];
  const { state, entries, catalogue, journalSeq } = await readPlanRecord(parts, userId, first, last);
  const { reminders, quiet, timeZone, storedAt } = pushSubscriptions;
  const schedules = await parts.db
    .select({ reminders, quiet, timeZone })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(storedAt));
  const { dishes } = catalogue;
  const facts = state?.facts ?? null;
  const stored = state?.stored ?? null;
  const days = (stored?.week?.days ?? []).filter(({ date }) => date >= first && date <= last);
  const week = foldWeek({ id: stored?.planId ?? null, days }, entries, facts?.rules ?? null, catalogue);
  const planned = week.days.flatMap(({ date, meals }) =>
    SLOTS.flatMap((slot) =>
      meals
        .filter((meal) => meal.slot === slot)
        .map(({ recipeId }) => ({ date, slot, name: dishes.get(recipeId)?.name ?? recipeId, recipeId })),
    ),
  );
  const events = calendarEvents({
    planned,
    dishes,
    reminders: calendarReminders(schedules, {
      weightMayBeNamed: facts !== null && mayNameWeight(facts.person.age, facts.safety),
    }),
    from: today,
  });
  return { events, timeZone: schedules[0]?.timeZone ?? null, changes: journalSeq };
};
