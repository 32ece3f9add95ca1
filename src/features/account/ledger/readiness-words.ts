import { daysBetween, weekdayOf } from '../../../domain/calendar/days.ts';
import type { LocalDay } from '../../../terms/local-day.ts';

const WEEK = 7;

/** "Ready offline until Sunday"; null where today is not on the device. */
export const readySentence = (readyUntil: LocalDay | null, today: LocalDay): string | null => {
  if (readyUntil === null || readyUntil < today) return null;
  const ahead = daysBetween(today, readyUntil);
  if (ahead === 0) return 'Ready offline for today';
  return ahead < WEEK ? `Ready offline until ${weekdayOf(readyUntil)}` : 'Ready offline for a week and more';
};

/** "Caching your week 18 of 35" */
export const cachingSentence = ({ done, total }: { readonly done: number; readonly total: number }): string =>
  `Saving your week ${done} of ${total}`;
