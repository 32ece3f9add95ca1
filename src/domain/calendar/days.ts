import type { LocalDay } from '../../terms/local-day.ts';

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const toUtc = (day: LocalDay): number => Date.parse(`${day}T00:00:00Z`);

/** The calendar day of an instant on a clock `offsetMinutes` east of UTC. */
export const localDayAt = (epochMs: number, offsetMinutes: number): LocalDay =>
  new Date(epochMs + offsetMinutes * 60_000).toISOString().slice(0, 10);

export const addDays = (day: LocalDay, count: number): LocalDay =>
  new Date(toUtc(day) + count * 86_400_000).toISOString().slice(0, 10);

export const daysBetween = (from: LocalDay, to: LocalDay): number =>
  Math.round((toUtc(to) - toUtc(from)) / 86_400_000);

export const weekdayOf = (day: LocalDay): Weekday => WEEKDAYS[new Date(toUtc(day)).getUTCDay()] as Weekday;

/** True for a real calendar day written `YYYY-MM-DD`. */
export const isLocalDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toUtc(text)) && addDays(text, 0) === text;
