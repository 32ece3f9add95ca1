import type { Dish, Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { weekdayOf } from '../../calendar/days.ts';
import { type BoundWish, bindWish, NO_WISH } from './bind-wish.ts';
import { type CookingLimits, MAIN_MEALS, type MealLimits, type PlanWishes } from './wishes.ts';

export const LIMIT_CHOICES = [5, 10, 15, 20, 30] as const;
export const READY_CHOICES = [10, 15, 20, 30, 45, 60] as const;

const ANY_TIME: MealLimits = { breakfast: null, lunch: null, dinner: null };
export const NO_LIMITS: CookingLimits = { weekdays: ANY_TIME, weekend: ANY_TIME };

const WEEKEND: ReadonlySet<string> = new Set(['Saturday', 'Sunday']);

export const isWeekend = (date: LocalDay): boolean => WEEKEND.has(weekdayOf(date));

/** The time that a member has for a meal; infinite minutes where any are fine. */
export interface MealTime {
  /** Minutes of work in the kitchen. */
  readonly work: number;
  /** Minutes until it stands on the table. */
  readonly table: number;
  /** False where no stove and no oven is at hand. */
  readonly stove: boolean;
}

const ALL_THE_TIME: MealTime = {
  work: Number.POSITIVE_INFINITY,
  table: Number.POSITIVE_INFINITY,
  stove: true,
};
/** On a workday most people eat away from their stove: what is left over, or a sandwich. */
const WORKDAY_LUNCH: MealTime = { ...ALL_THE_TIME, work: 10, stove: false };

/** Before work. */
const WORKDAY_BREAKFAST: MealTime = { ...ALL_THE_TIME, work: 10, table: 15 };

/** The time that a member said to have. Snacks take any. */
export const timeFor = (limits: CookingLimits | undefined, date: LocalDay, slot: Slot): MealTime => {
  const meal = MAIN_MEALS.find((one) => one === slot);
  if (limits === undefined || meal === undefined) return ALL_THE_TIME;
  const day = isWeekend(date) ? 'weekend' : 'weekdays';
  return {
    work: limits[day][meal] ?? Number.POSITIVE_INFINITY,
    table: limits.ready?.[day][meal] ?? Number.POSITIVE_INFINITY,
    stove: true,
  };
};

/** The same, and a quick breakfast and lunch on workdays where the member never said a time and it is not their main meal. */
export const plannedTimeFor = (
  { cookingLimits, mainMeal }: Pick<PlanWishes, 'cookingLimits' | 'mainMeal'>,
  date: LocalDay,
  slot: Slot,
): MealTime => {
  if (cookingLimits !== undefined || mainMeal === slot || isWeekend(date))
    return timeFor(cookingLimits, date, slot);
  if (slot === 'breakfast') return WORKDAY_BREAKFAST;
  return slot === 'lunch' ? WORKDAY_LUNCH : ALL_THE_TIME;
};

/** True if a dish can be made in that time. */
export const isInTime = (
  { minutesActive, minutesTotal, stove }: Pick<Dish, 'minutesActive' | 'minutesTotal' | 'stove'>,
  time: MealTime,
): boolean => minutesActive <= time.work && minutesTotal <= time.table && (time.stove || !stove);

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
  const { ready } = limits;
  const days = [limits, ...(ready === undefined ? [] : [ready])];
  const minutes = days.flatMap(({ weekdays, weekend }) =>
    [weekdays, weekend].flatMap((day) => MAIN_MEALS.map((meal) => day[meal])),
  );
  if (minutes.every((limit) => limit === null)) return NO_WISH;
  const answer = {
    id: `cooking_limits:${minutes.map((limit) => limit ?? 'any').join('-')}`,
    question: 'Time to cook',
    answer: [
      `Monday to Friday: ${inWords(limits.weekdays)}. Weekend: ${inWords(limits.weekend)}.`,
      ...(ready === undefined
        ? []
        : [
            `On the table, Monday to Friday: ${inWords(ready.weekdays)}. Weekend: ${inWords(ready.weekend)}.`,
          ]),
    ].join(' '),
    effect: 'A dish that takes longer comes there only as a leftover, as far as other dishes are enough.',
  };
  return bindWish({ cookingLimits: limits }, answer, off);
};
