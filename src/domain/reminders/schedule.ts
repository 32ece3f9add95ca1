import type { LocalDay } from '../../terms/local-day.ts';
import { addDays, localDayAt } from '../calendar/days.ts';
import { instantOf, offsetAt } from '../calendar/time-zones.ts';
import type { PushKind } from './kinds.ts';

/** One reminder of a device: what of, and when by the member's own clock. */
export interface PushReminder {
  readonly kind: PushKind;
  /** From 0 to 1439. */
  readonly minute: number;
  /** 1 is Monday, 7 is Sunday. */
  readonly days: readonly number[];
}

/** Hours without reminders, in minutes of the day; they may go over midnight. `to` itself is not quiet. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

export interface PushSchedule {
  readonly reminders: readonly PushReminder[];
  /** By the IANA database: `Europe/Lisbon`. */
  readonly timeZone: string;
  readonly quiet: QuietHours | null;
}

/** A reminder on one day. */
export interface Occurrence {
  readonly kind: PushKind;
  readonly day: LocalDay;
  readonly minute: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** A reminder that is later than this is dropped. */
export const LATEST_MS = 30 * 60_000;
/** A weekly reminder comes back after seven days; clocks that change make it up to an hour longer. */
const LOOK_AHEAD_DAYS = 8;
const MONDAY = Date.parse('1970-01-05T00:00:00Z');
const DAY_MS = 86_400_000;

/** 1 is Monday, 7 is Sunday. */
export const dayOfWeek = (day: LocalDay): number =>
  (((Math.round((Date.parse(`${day}T00:00:00Z`) - MONDAY) / DAY_MS) % 7) + 7) % 7) + 1;

export const isQuiet = (quiet: QuietHours | null, minute: number): boolean => {
  if (quiet === null || quiet.from === quiet.to) return false;
  const { from, to } = quiet;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
};

const dayAt = (timeZone: string, at: number): LocalDay => localDayAt(at, offsetAt(timeZone, at));

const occurrencesOf = (
  { reminders, timeZone, quiet }: PushSchedule,
  day: LocalDay,
): readonly Occurrence[] => {
  const weekday = dayOfWeek(day);
  return reminders.flatMap(({ kind, minute, days }) =>
    days.includes(weekday) && !isQuiet(quiet, minute)
      ? [{ kind, day, minute, at: instantOf(timeZone, day, minute) }]
      : [],
  );
};

const byTime = (one: Occurrence, other: Occurrence): number => one.at - other.at;

const minuteAt = (timeZone: string, at: number): number =>
  Math.floor(at / 60_000 + offsetAt(timeZone, at)) % 1440;

/** Everything due at `now` and not yet too late, oldest first. Of each kind only the latest: one glass needs no two calls. */
export const dueAt = (schedule: PushSchedule, now: number): readonly Occurrence[] => {
  const { timeZone } = schedule;
  if (isQuiet(schedule.quiet, minuteAt(timeZone, now))) return [];
  const days = new Set([dayAt(timeZone, now - LATEST_MS), dayAt(timeZone, now)]);
  const due = [...days]
    .flatMap((day) => occurrencesOf(schedule, day))
    .filter(({ at }) => at <= now && at > now - LATEST_MS)
    .sort(byTime);
  return due.filter(({ kind }, index) => due.findLastIndex((later) => later.kind === kind) === index);
};

/** When the next reminder after `now` is due, in epoch milliseconds; null without any. */
export const nextAfter = (schedule: PushSchedule, now: number): number | null => {
  const today = dayAt(schedule.timeZone, now);
  // Yesterday's last ones may lie ahead where clocks were set back over midnight.
  for (let ahead = -1; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const times = occurrencesOf(schedule, addDays(today, ahead)).map(({ at }) => at);
    const next = Math.min(...times.filter((at) => at > now));
    if (next !== Infinity) return next;
  }
  return null;
};
