import type { LocalDay } from '../../terms/local-day.ts';
import { addDays } from '../calendar/days.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { namesWeight, PUSH_KINDS, type PushKind } from './kinds.ts';
import { dayOfWeek, isQuiet, type PushReminder, type PushSchedule } from './schedule.ts';

/** Reminders that are entries of their own. Those of meals ring at the meals, `soak` at what is begun ahead. */
const TITLES: Readonly<Partial<Record<PushKind, string>>> = {
  water: 'Water',
  weight: 'Weigh-in',
  'check-in': 'Weekly check-in',
  shopping: 'Shopping day',
};
const REMINDER_MINUTES = 15;

/**
 * The reminders that a member's devices give, of each kind the earliest. Those in quiet hours are left out, and those
 * of weight where it must not be named.
 */
export const calendarReminders = (
  schedules: readonly Pick<PushSchedule, 'reminders' | 'quiet'>[],
  { weightMayBeNamed }: { readonly weightMayBeNamed: boolean },
): readonly PushReminder[] => {
  const given = schedules
    .flatMap(({ reminders, quiet }) => reminders.filter(({ minute }) => !isQuiet(quiet, minute)))
    .filter(({ kind }) => weightMayBeNamed || !namesWeight(kind))
    .sort((a, b) => a.minute - b.minute);
  return PUSH_KINDS.flatMap((kind) => given.find((reminder) => reminder.kind === kind) ?? []);
};

/** Shopping, weigh-ins, check-ins and water as entries that come again each week, from `from` on. */
export const reminderEvents = (
  reminders: readonly PushReminder[],
  from: LocalDay,
): readonly CalendarEvent[] =>
  reminders.flatMap(({ kind, minute, days }): CalendarEvent[] => {
    const title = TITLES[kind];
    const week = [0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays(from, ahead));
    const first = week.find((day) => days.includes(dayOfWeek(day)));
    if (title === undefined || first === undefined) return [];
    return [
      {
        id: `reminder-${kind}`,
        title,
        notes: '',
        day: first,
        minuteOfDay: minute,
        minutes: REMINDER_MINUTES,
        weekly: [...new Set(days)].sort(),
        alarm: 0,
      },
    ];
  });

/**
 * Minutes before an entry at `minuteOfDay` at which a device rings for `kind`: at the reminder's time, or when the
 * entry begins if that is earlier. Null on days without that reminder.
 */
export const alarmOf = (
  reminders: readonly PushReminder[],
  kind: PushKind | null,
  { day, minuteOfDay }: Pick<CalendarEvent, 'day' | 'minuteOfDay'>,
): number | null => {
  const reminder = reminders.find((each) => each.kind === kind && each.days.includes(dayOfWeek(day)));
  return reminder === undefined ? null : Math.max(0, minuteOfDay - reminder.minute);
};
