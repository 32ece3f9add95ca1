import type { Prediction } from '../../../domain/body/cycle/predict.ts';
import { daysBetween } from '../../../domain/calendar/days.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { dayCount } from './date-words.ts';

export type Predicted = Extract<Prediction, { readonly kind: 'predicted' }>;

/** "in 9 days", "any day now", "later than usual" */
export const untilNext = ({ nextPeriod }: Pick<Predicted, 'nextPeriod'>, today: LocalDay): string => {
  const days = daysBetween(today, nextPeriod.likely);
  if (days > 0) return `in ${dayCount(days)}`;
  return today > nextPeriod.range.last ? 'later than usual' : 'any day now';
};
