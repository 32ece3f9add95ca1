import type { LocalDay } from '../../terms/local-day.ts';
import { addDays, weekdayOf } from './days.ts';

/** Days in words. `Intl` would need as long for its first date as a screen may take on a slow phone. */

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** "November" of a day or of a month written `YYYY-MM`. */
export const monthName = (day: LocalDay | string): string => MONTHS[Number(day.slice(5, 7)) - 1] ?? '';

const SHORT_MONTH_LETTERS = 3;

/** 21 for the 21st. */
export const dayOfMonth = (day: LocalDay): number => Number(day.slice(8, 10));

/** "21 November" */
export const dayAndMonth = (day: LocalDay): string => `${dayOfMonth(day)} ${monthName(day)}`;

/** "21 Nov" */
export const shortDayAndMonth = (day: LocalDay): string =>
  `${dayOfMonth(day)} ${monthName(day).slice(0, SHORT_MONTH_LETTERS)}`;

/** "Saturday 21 November" */
export const longDate = (day: LocalDay): string => `${weekdayOf(day)} ${dayAndMonth(day)}`;

/** "Sat 21 Nov" */
export const shortDate = (day: LocalDay): string => `${weekdayOf(day).slice(0, 3)} ${shortDayAndMonth(day)}`;

/** "today", "tomorrow", "yesterday", "Wednesday" */
export const dayInWords = (day: LocalDay, today: LocalDay): string => {
  if (day === today) return 'today';
  if (day === addDays(today, 1)) return 'tomorrow';
  return day === addDays(today, -1) ? 'yesterday' : weekdayOf(day);
};

/** "Today", "Tomorrow", "Yesterday", "Wednesday". */
export const dayTitle = (day: LocalDay, today: LocalDay): string => {
  const words = dayInWords(day, today);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};
