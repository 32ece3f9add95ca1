import type { Dish, MealKind } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { PlannedDay, PlannedMeal } from '../../../terms/plan.ts';
import { daysBetween } from '../../calendar/days.ts';

/**
 * A dish comes at most this often in any seven days, never on one day twice, and on two days running only where the
 * second time is a leftover or takes no cooking.
 */
const MOST_PER_WEEK = 3;
/** The limit for breakfasts and snacks. */
const MOST_SMALL_PER_WEEK = 4;

export const mostPerWeek = (kinds: readonly MealKind[]): number =>
  kinds.includes('main') ? MOST_PER_WEEK : MOST_SMALL_PER_WEEK;

export const WEEK = 7;
const REACH = WEEK - 1;

/** The days on which each dish is used, from six days before the plan to six after it. */
export interface DishUses {
  readonly add: (dish: number, day: number) => void;
  readonly remove: (dish: number, day: number) => void;
  /** True if the repeat rules and its work ahead let the dish come on this day too. */
  readonly allows: (dish: number, day: number) => boolean;
  /** Number of uses of a dish on the plan's own days and their neighbours. */
  readonly count: (dish: number) => number;
}

/** Minutes of work that nobody minds on two days running: a bowl of oats, bread and cheese. */
const NO_COOKING_MINUTES = 10;

const mayFollowItself = ({ keeps, minutesActive }: Pick<Dish, 'keeps' | 'minutesActive'>): boolean =>
  keeps > 0 || minutesActive <= NO_COOKING_MINUTES;

/** `isTooLate` names dishes whose work ahead cannot be begun any more on a day. */
export const createDishUses = (
  dishes: readonly Pick<Dish, 'keeps' | 'kinds' | 'minutesActive'>[],
  dayCount: number,
  isTooLate: (dish: number, day: number) => boolean = () => false,
): DishUses => {
  const dishCount = dishes.length;
  const follows = dishes.map(mayFollowItself);
  const most = dishes.map(({ kinds }) => mostPerWeek(kinds));
  const span = dayCount + 2 * REACH;
  const used = new Uint8Array(dishCount * span);
  const counts = new Uint16Array(dishCount);
  const at = (dish: number, day: number) => dish * span + REACH + day;
  const isUsed = (index: number): number => used[index] ?? 0;
  return {
    add: (dish, day) => {
      const index = at(dish, day);
      used[index] = isUsed(index) + 1;
      counts[dish] = (counts[dish] ?? 0) + 1;
    },
    remove: (dish, day) => {
      const index = at(dish, day);
      used[index] = isUsed(index) - 1;
      counts[dish] = (counts[dish] ?? 0) - 1;
    },
    allows: (dish, day) => {
      if (isTooLate(dish, day)) return false;
      const index = at(dish, day);
      if (counts[dish] === 0) return true;
      if (isUsed(index) > 0) return false;
      if (!follows[dish] && isUsed(index - 1) + isUsed(index + 1) > 0) return false;
      const atMost = most[dish] ?? MOST_PER_WEEK;
      let inWindow = 0;
      for (let back = -REACH; back <= REACH; back += 1) {
        inWindow += isUsed(index + back);
        if (back >= 0 && inWindow >= atMost) return false;
        if (back >= 0) inWindow -= isUsed(index + back - REACH);
      }
      return true;
    },
    count: (dish) => counts[dish] ?? 0,
  };
};

/** The kept days near enough to a plan to matter for the repeat rules, as distances from its first day. */
export const nearbyDays = (
  keep: readonly PlannedDay[],
  startDate: LocalDay,
  days: number,
): readonly { readonly day: number; readonly meals: readonly PlannedMeal[] }[] =>
  keep
    .map(({ date, meals }) => ({ day: daysBetween(startDate, date), meals }))
    .filter(({ day }) => day >= -REACH && day < days + REACH);
