import type { DayRange } from '../../../domain/body/cycle/periods.ts';
import { dayAndMonth, dayOfMonth, monthName } from '../../../domain/calendar/day-words.ts';
import type { Month } from './month.ts';

/** "November 2026" */
export const monthWords = (month: Month): string => `${monthName(month)} ${month.slice(0, 4)}`;

/** "3 to 8 November", "28 November to 3 December" */
export const rangeWords = ({ first, last }: DayRange): string => {
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${sameMonth ? dayOfMonth(first) : dayAndMonth(first)} to ${dayAndMonth(last)}`;
};

/** "1 day", "5 days" */
export const dayCount = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
