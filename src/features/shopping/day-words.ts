import { shortDate } from '../../domain/calendar/day-words.ts';
import { addDays, weekdayOf } from '../../domain/calendar/days.ts';
import type { LocalDay } from '../../domain/planner/types.ts';

/** "Today", "Tomorrow", "Yesterday", "Wednesday". */
export const dayInWords = (day: LocalDay, today: LocalDay): string => {
  if (day === today) return 'Today';
  if (day === addDays(today, 1)) return 'Tomorrow';
  return day === addDays(today, -1) ? 'Yesterday' : weekdayOf(day);
};

/** "Sat 21 Nov to Fri 27 Nov" */
export const rangeInWords = (first: LocalDay, last: LocalDay): string =>
  first === last ? shortDate(first) : `${shortDate(first)} to ${shortDate(last)}`;
