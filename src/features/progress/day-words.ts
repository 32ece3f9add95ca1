import type { LocalDay } from '../../domain/planner/types.ts';

const inWords = (day: LocalDay, options: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' });

/** "21 Nov" */
export const shortDay = (day: LocalDay): string => inWords(day, { day: 'numeric', month: 'short' });

/** "Sat 21 Nov" */
export const logDay = (day: LocalDay): string =>
  inWords(day, { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '');

/** "S" and "21", for under a bar. */
export const weekdayLetter = (day: LocalDay): string => inWords(day, { weekday: 'narrow' });
export const dayOfMonth = (day: LocalDay): string => inWords(day, { day: 'numeric' });
