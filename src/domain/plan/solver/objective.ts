import { type Dish, SLOTS } from '../../../terms/food.ts';
import type { MealsWanted } from '../wishes/wishes.ts';
import { DRINK } from './alike.ts';
import {
  CARBS,
  ENERGY,
  FAT,
  FIBER,
  FIRST_AIM,
  type PlanModel,
  PROTEIN,
  SATURATED_FAT,
  SODIUM,
} from './plan-model.ts';
import { STEPS_PER_SERVING } from './portions.ts';
import { WEEK } from './repeats.ts';

/**
 * The cost of a week; lower is better. Only +, -, x and / are used, which every engine computes alike. Relative
 * errors are measured against the day's targets.
 */
const ENERGY_TOLERANCE = 0.015;
const MACRO_TOLERANCE = 0.016;
/** Past this relative error every further percent is charged extra, to keep all four inside 5 %. */
const CLIFF = 0.045;
const CLIFF_PRICE = 700;
/** A day that misses its energy is no day of a plan at all. */
const ENERGY_CLIFF_PRICE = 3000;
const SATURATED_FAT_PRICE = 1.5;
const DAY_SODIUM_PRICE = 1;
/**
 * No day should hold more than 1.5 times its fibre target: much more is hard on the gut. What is over a slightly
 * lower line is charged, so that days stop short of the ceiling itself.
 */
const FIBER_LINE = 1.45;
const FIBER_PRICE = 700;
const SLOT_SHARE_PRICE = 160;
/** A meal that is further from its share of the day is no dinner any more, or no snack. */
const SHARE_TOLERANCE = 0.06;
const BEYOND_SHARE_PRICE = 6000;
const AIM_PRICE = 50;
/** An aim counts as met only when it is reached, so the last tenth of the way is worth more than the rest. */
const LAST_STRETCH = 0.1;
const LAST_STRETCH_PRICE = 100;
const WEEK_SODIUM_PRICE = 4000;
const CEILING_PRICE = 400;
/** The price of what is over by up to a tenth, besides: a week that is a little over can still be drawn under. */
const FIRST_TENTH = 0.1;
const FIRST_TENTH_PRICE = 800;
/** As with fibre: a week stops short of the ceiling itself. */
const CEILING_LINE = 0.98;
const PORTION_PRICE = 0.01;
/** Of each step. */
const BEYOND_PLATE_PRICE = 10;
/** Breakfasts and snacks may be larger before it costs as much: there are few dense ones. */
const BEYOND_BOWL_PRICE = 1;
const PART_OF_EGG_PRICE = 4;
const DRINKS_A_WEEK = 2;
const DRINK_PRICE = 18;
const STAPLE_PRICE = 6;
/** Times the square of how many meals with meat, or with fish, are too many or too few. */
const WANTED_MEAL_PRICE = 28;
const REPEAT_PRICE = 0.1;
/** Each time that something is made, and each minute of the work. */
const EVENT_PRICE = 6.5;
const MINUTE_PRICE = 0.05;
/**
 * Prices of a snack, besides, as hardly anybody cooks one: each minute of work after the first five, a stove or an oven,
 * and each minute after the first fifteen until it is on the table.
 */
const SNACK_MINUTE_PRICE = 0.4;
const SNACK_MINUTES = 5;
const SNACK_STOVE_PRICE = 6;
const SNACK_WAIT_PRICE = 0.2;
const SNACK_WAIT_MINUTES = 15;
/** Cutting an apple is less than making something. */
const EASY = 0.6;
/** The price of dried beans that soak for a night and boil for an hour: a can is opened. */
const SOAKING_PRICE = 12;
const SOAKING_HOURS = 24;
const BOILED = /\bboil\b/;
/** Of a grain that is boiled the evening before. */
const BOILED_AHEAD_PRICE = 4;
/** The price of each minute of work on a day that is to be quick, besides. */
const QUICK_MINUTE_PRICE = 0.6;
/**
 * The price of making a dish for a meal that leaves less time than it takes, and of each minute of its work. A higher
 * one would hold a week in the place where it began.
 */
const OVER_LIMIT_PRICE = 60;
const LATE_MINUTE_PRICE = 0.5;
/** Rice or pasta once more for what is left over. */
const ANEW_PRICE = 1.5;
const SAMENESS_PRICE = 9;

const offTarget = (amount: number, target: number, tolerance: number, cliffPrice: number): number => {
  const error = amount / target - 1;
  const size = error < 0 ? -error : error;
  const scaled = error / tolerance;
  return 0.5 * scaled * scaled + (size > CLIFF ? (size - CLIFF) * cliffPrice : 0);
};

const excess = (amount: number, ceiling: number): number => (amount > ceiling ? amount / ceiling - 1 : 0);

/** One day: `totals` and `slotKcal` are read from the given offsets on. */
export const dayCost = (
  model: PlanModel,
  totals: Float64Array,
  at: number,
  slotKcal: Float64Array,
  slotAt: number,
): number => {
  const { targets } = model;
  const kcal = totals[at + ENERGY] ?? 0;
  let cost =
    offTarget(kcal, targets.kcal, ENERGY_TOLERANCE, ENERGY_CLIFF_PRICE) +
    offTarget(totals[at + PROTEIN] ?? 0, targets.protein, MACRO_TOLERANCE, CLIFF_PRICE) +
    offTarget(totals[at + FAT] ?? 0, targets.fat, MACRO_TOLERANCE, CLIFF_PRICE) +
    offTarget(totals[at + CARBS] ?? 0, targets.carbs, MACRO_TOLERANCE, CLIFF_PRICE) +
    SATURATED_FAT_PRICE * excess(totals[at + SATURATED_FAT] ?? 0, model.saturatedFatMax) +
    DAY_SODIUM_PRICE * excess(totals[at + SODIUM] ?? 0, model.sodiumMax) +
    FIBER_PRICE * excess(totals[at + FIBER] ?? 0, FIBER_LINE * targets.fiber);
  for (let slot = 0; slot < SLOTS.length; slot += 1) {
    const off = (slotKcal[slotAt + slot] ?? 0) / targets.kcal - (model.steering.slotShares[slot] ?? 0);
    const beyond = (off < 0 ? -off : off) - SHARE_TOLERANCE;
    cost += SLOT_SHARE_PRICE * model.steering.shareWeight * off * off;
    if (beyond > 0) cost += BEYOND_SHARE_PRICE * beyond * beyond;
  }
  return cost;
};

/** The week's means: nutrients under their aims or over their ceilings, and sodium over its limit. `totals` sums all days. */
export const weekCost = (model: PlanModel, totals: Float64Array, days: number): number => {
  const { aims, ceilings } = model;
  let short = 0;
  let lastStretch = 0;
  for (let aim = 0; aim < aims.length; aim += 1) {
    const missing = 1 - (totals[FIRST_AIM + aim] ?? 0) / ((aims[aim] ?? 1) * days);
    if (missing <= 0) continue;
    short += missing;
    lastStretch += missing < LAST_STRETCH ? missing : LAST_STRETCH;
  }
  let over = 0;
  let firstTenth = 0;
  for (let ceiling = 0; ceiling < ceilings.length; ceiling += 1) {
    const beyond = excess(
      (totals[FIRST_AIM + aims.length + ceiling] ?? 0) / days,
      CEILING_LINE * (ceilings[ceiling] ?? 1),
    );
    over += beyond;
    firstTenth += beyond < FIRST_TENTH ? beyond : FIRST_TENTH;
  }
  return (
    AIM_PRICE * short +
    LAST_STRETCH_PRICE * lastStretch +
    CEILING_PRICE * over +
    FIRST_TENTH_PRICE * firstTenth +
    WEEK_SODIUM_PRICE * excess((totals[SODIUM] ?? 0) / days, CEILING_LINE * model.sodiumMax)
  );
};

/**
 * Portions near one serving are easier to cook; none is larger than the `most` steps that fit a plate, and multiples of
 * `whole` steps leave no part of an egg over.
 */
export const portionCost = (
  steps: number,
  { most, whole, isMain }: { most: number; whole: number; isMain: boolean },
): number =>
  (steps % whole === 0 ? 0 : PART_OF_EGG_PRICE) +
  PORTION_PRICE * (steps - STEPS_PER_SERVING) * (steps - STEPS_PER_SERVING) +
  (steps > most ? (isMain ? BEYOND_PLATE_PRICE : BEYOND_BOWL_PRICE) * (steps - most) : 0);

/** Cost of `week` sweet drinks in `days` days. */
export const drinksCost = (week: number, days: number): number => {
  const over = week - (DRINKS_A_WEEK * days) / WEEK;
  return over > 0 ? DRINK_PRICE * over : 0;
};

/** Cost of `count` dishes of one `kindAlike` on a day. */
export const alikeCost = (kind: number, count: number): number =>
  kind === 0 || count < 2 ? 0 : (count - 1) * (kind === DRINK ? DRINK_PRICE : STAPLE_PRICE);

/** Cost of one more use of a dish that is already used `count` times: a third use costs far more than a second. */
export const repeatCost = (count: number): number => REPEAT_PRICE * count * count;

/** Cost of `count` different dishes in `days` days where a week has at least `weekDishes` of them. */
export const samenessCost = (count: number, days: number, weekDishes: number): number => {
  const missing = (weekDishes * days) / WEEK - count;
  return missing > 0 ? SAMENESS_PRICE * missing : 0;
};

/** Cost of `meat` and `fish` meals in `days` days where others were wanted. */
export const wantedMealsCost = (
  wanted: MealsWanted | null,
  meat: number,
  fish: number,
  days: number,
): number => {
  if (wanted === null) return 0;
  const meatOff = meat - (wanted.meat * days) / WEEK;
  const fishOff = fish - (wanted.fish * days) / WEEK;
  return WANTED_MEAL_PRICE * (meatOff * meatOff + fishOff * fishOff);
};

const snackMakingCost = ({ kinds, minutesActive, minutesTotal, stove }: Dish): number =>
  kinds.includes('snack')
    ? SNACK_MINUTE_PRICE * Math.max(0, minutesActive - SNACK_MINUTES) +
      SNACK_WAIT_PRICE * Math.max(0, minutesTotal - SNACK_WAIT_MINUTES) +
      (stove ? SNACK_STOVE_PRICE : 0)
    : 0;

/** Cost of making a dish once; `factor` is that of making anything at all. */
export const makingCost = (dish: Dish, factor: number): number => {
  const { minutesActive, ahead, stove } = dish;
  const isEasy = !stove && minutesActive <= SNACK_MINUTES;
  const soaks = ahead.some(({ hours }) => hours >= SOAKING_HOURS);
  const isBoiledAhead = ahead.some(({ text }) => BOILED.test(text));
  return (
    EVENT_PRICE * factor * (isEasy ? EASY : 1) +
    MINUTE_PRICE * minutesActive +
    snackMakingCost(dish) +
    (soaks ? SOAKING_PRICE : isBoiledAhead ? BOILED_AHEAD_PRICE : 0)
  );
};

/** Cost of cooking the rice or pasta of a leftover anew. */
export const anewCost = (times: number): number => ANEW_PRICE * times;

/**
 * Extra cost of making a dish of `minutes` of work `quickTimes` on days that are to be quick, and `lateTimes` for meals
 * whose limit is shorter.
 */
export const hurryCost = (quickTimes: number, lateTimes: number, minutes: number): number =>
  quickTimes * QUICK_MINUTE_PRICE * minutes + lateTimes * (OVER_LIMIT_PRICE + LATE_MINUTE_PRICE * minutes);
