import type { DayRange } from '../../domain/cycle/periods.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import type { Month } from './month.ts';

const words = (day: LocalDay, options: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' });

/** "12 November" */
export const shortDate = (day: LocalDay): string => words(day, { day: 'numeric', month: 'long' });

/** "Thursday 12 November" */
export const longDate = (day: LocalDay): string =>
  words(day, { weekday: 'long', day: 'numeric', month: 'long' });

/** "November 2026" */
export const monthWords = (month: Month): string => words(`${month}-01`, { month: 'long', year: 'numeric' });

/** "3 to 8 November", "28 November to 3 December" */
export const rangeWords = ({ first, last }: DayRange): string => {
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${sameMonth ? String(Number(first.slice(8))) : shortDate(first)} to ${shortDate(last)}`;
};

/** "1 day", "5 days" */
export const dayCount = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
