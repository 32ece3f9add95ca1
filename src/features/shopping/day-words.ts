import { dayInWords, shortDate } from '../../domain/calendar/day-words.ts';
import type { LocalDay } from '../../domain/planner/types.ts';

/** "Today", "Tomorrow", "Yesterday", "Wednesday". */
export const dayTitle = (day: LocalDay, today: LocalDay): string => {
  const words = dayInWords(day, today);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** "Sat 21 Nov to Fri 27 Nov" */
export const rangeInWords = (first: LocalDay, last: LocalDay): string =>
  first === last ? shortDate(first) : `${shortDate(first)} to ${shortDate(last)}`;
