import type { Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { weekdayOf } from '../../calendar/days.ts';
import { type BoundWish, bindWish, NO_WISH } from './bind-wish.ts';
import { type CookingLimits, MAIN_MEALS, type MealLimits } from './wishes.ts';

export const LIMIT_CHOICES = [5, 10, 15, 20, 30] as const;

const ANY_TIME: MealLimits = { breakfast: null, lunch: null, dinner: null };
export const NO_LIMITS: CookingLimits = { weekdays: ANY_TIME, weekend: ANY_TIME };

const WEEKEND: ReadonlySet<string> = new Set(['Saturday', 'Sunday']);

export const isWeekend = (date: LocalDay): boolean => WEEKEND.has(weekdayOf(date));

/** Minutes of work in the kitchen that a meal takes at most; infinite where any are fine. Snacks have no limit. */
export const limitOf = (limits: CookingLimits | undefined, date: LocalDay, slot: Slot): number => {
  const meal = MAIN_MEALS.find((one) => one === slot);
  if (limits === undefined || meal === undefined) return Number.POSITIVE_INFINITY;
  return limits[isWeekend(date) ? 'weekend' : 'weekdays'][meal] ?? Number.POSITIVE_INFINITY;
};

const inWords = (limits: MealLimits): string => {
  const told = MAIN_MEALS.flatMap((meal) => {
    const minutes = limits[meal];
    return minutes === null ? [] : [`${meal} ${minutes} minutes`];
  });
  return told.length === 0 ? 'any time' : told.join(', ');
};

/** Nothing is bound if the member never said it, or set no limit. */
export const bindCookingLimits = (limits: CookingLimits | undefined, off: readonly string[]): BoundWish => {
  if (limits === undefined) return NO_WISH;
  const minutes = [limits.weekdays, limits.weekend].flatMap((day) => MAIN_MEALS.map((meal) => day[meal]));
  if (minutes.every((limit) => limit === null)) return NO_WISH;
  const answer = {
    id: `cooking_limits:${minutes.map((limit) => limit ?? 'any').join('-')}`,
    question: 'Time to cook',
    answer: `Monday to Friday: ${inWords(limits.weekdays)}. Weekend: ${inWords(limits.weekend)}.`,
    effect: 'A dish that takes more work comes there only as a leftover, as far as other dishes are enough.',
  };
  return bindWish({ cookingLimits: limits }, answer, off);
};
