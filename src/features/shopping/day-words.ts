import { shortDate } from '../../domain/calendar/day-words.ts';
import type { LocalDay } from '../../terms/local-day.ts';

/** "Sat 21 Nov to Fri 27 Nov" */
export const rangeInWords = (first: LocalDay, last: LocalDay): string =>
  first === last ? shortDate(first) : `${shortDate(first)} to ${shortDate(last)}`;
