import { addDays, weekdayOf } from '../../../domain/calendar/days.ts';
import type { LocalDay } from '../../../terms/local-day.ts';

/** `YYYY-MM`. */
export type Month = string;

/** The calendar's columns. */
export const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const monthOf = (day: LocalDay): Month => day.slice(0, 7);

export const addMonths = (month: Month, count: number): Month => {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  const year = Math.floor(months / 12);
  return `${String(year).padStart(4, '0')}-${String(months - year * 12 + 1).padStart(2, '0')}`;
};

/** Weeks from Monday to Sunday; null before the month's first day and after its last. */
export const weeksOf = (month: Month): readonly (readonly (LocalDay | null)[])[] => {
  const first = `${month}-01`;
  const blanks = WEEK.indexOf(weekdayOf(first));
  const dayAt = (cell: number): LocalDay | null => {
    const day = addDays(first, cell - blanks);
    return monthOf(day) === month ? day : null;
  };
  const weeks = Array.from({ length: 6 }, (_, week) => WEEK.map((_name, at) => dayAt(week * 7 + at)));
  return weeks.filter((week) => week.some((day) => day !== null));
};
