import { kindOfSlot, SLOTS } from '../../../terms/food.ts';
import { isInTime } from '../wishes/cooking-limits.ts';
import { KINDS_ALIKE } from './alike.ts';
import { lookUpDays } from './cooking-events.ts';
import {
  alikeCost,
  anewCost,
  dayCost,
  drinksCost,
  hurryCost,
  makingCost,
  portionCost,
  repeatCost,
  samenessCost,
  wantedMealsCost,
  weekCost,
} from './objective.ts';
import { ENERGY, FIRST_AIM, type PlanModel } from './plan-model.ts';
import { MAX_STEPS } from './portions.ts';
import { createDishUses, type DishUses } from './repeats.ts';
import { createBasket } from './shopping-cost.ts';

const SLOT_COUNT = SLOTS.length;
const STEP_COUNT = MAX_STEPS + 1;

/** One place on the table: a day (counted from the plan's first), a slot (position in SLOTS), a dish. */
export interface Place {
  readonly day: number;
  readonly slot: number;
  dish: number;
  steps: number;
}

/**
 * A week under construction with its running totals. `tryChange` answers what the whole week would cost
 * with one place changed, or some cost of at least `limit` as soon as it is sure to reach that; `commit` makes
 * the last tried change real, unless it stopped at its limit.
 */
export interface WeekState {
  readonly places: readonly Place[];
  readonly uses: DishUses;
  readonly cost: () => number;
  readonly dayKcal: (day: number) => number;
  /**
   * How many dishes are made for a meal that leaves less time than their work takes. On the first day nothing is left
   * over yet: a meal for which no dish is quick enough does not count.
   */
  readonly lateTimes: () => number;
  readonly tryChange: (place: Place, dish: number, steps: number, limit: number) => number;
  readonly commit: () => void;
}

/** The fixed part of a week. */
export interface FixedPart {
  /** Dishes whose work ahead cannot be begun any more on a day. */
  readonly isTooLate?: (dish: number, day: number) => boolean;
  /** Days of the whole plan, kept ones included. */
  readonly days: number;
  /** The kept days' sum, `PlanModel.width` numbers. */
  readonly keptTotals: Float64Array;
  /** The first day that is cooked and shopped for: what comes before was not made by this plan. */
  readonly cooksFrom: number;
  /** Dishes of kept days in and around the plan, by day counted from the plan's first. */
  readonly uses: readonly { readonly day: number; readonly dish: number; readonly steps: number }[];
  /** Totals of the other days, `PlanModel.width` numbers each. Nothing is added to a slot that they fill. */
  readonly given: readonly {
    readonly day: number;
    readonly slot: number;
    readonly amounts: readonly number[];
    readonly fills: boolean;
  }[];
}

export const createWeekState = (model: PlanModel, fixed: FixedPart, places: readonly Place[]): WeekState => {
  const { width, perStep } = model;
  const { days, cooksFrom } = fixed;
  const uses = createDishUses(model.dishes, days, fixed.isTooLate);
  /** Uses of each dish on the plan's own days. */
  const own = new Uint16Array(model.dishes.length);
  /** The days on which each dish is eaten that is cooked for them, as bits. */
  const eaten = new Uint32Array(model.dishes.length);
  /** The days among those on which the meal leaves less time than the dish's work takes. */
  const late = new Uint32Array(model.dishes.length);
  const isCooked = (day: number): boolean => day >= cooksFrom && day < days;
  const bitOf = (day: number): number => (isCooked(day) ? 1 << day : 0);
  let distinctDishes = 0;
  let meatMeals = 0;
  let fishMeals = 0;
  let drinks = 0;
  /** Number of dishes of each `kindAlike` on each day. */
  const alikeOfDay = new Uint8Array(days * KINDS_ALIKE);
  const alikeAt = (day: number, dish: number): number => day * KINDS_ALIKE + (model.alike[dish] ?? 0);
  /** Only what a day is judged by: the columns before the aims. */
  const dayTotals = new Float64Array(days * FIRST_AIM);
  const slotKcal = new Float64Array(days * SLOT_COUNT);
  const weekTotals = Float64Array.from(fixed.keptTotals);
  const dayCosts = new Float64Array(days);
  const basket = createBasket(model.shopping);
  const { quickDays, times, variety } = model.steering;
  const making = Float64Array.from(model.dishes, (dish) => makingCost(dish, variety.event));
  const isLate = Uint8Array.from(
    times.flatMap((time) => model.dishes.map((dish) => (isInTime(dish, time) ? 0 : 1))),
  );
  const lateBit = (dish: number, { day, slot }: Pick<Place, 'day' | 'slot'>): number =>
    isLate[(day * SLOT_COUNT + slot) * model.dishes.length + dish] === 1 ? bitOf(day) : 0;
  let weekPart = 0;
  let otherPart = 0;

  const kcalOf = (dish: number, steps: number): number => (perStep[dish * width + ENERGY] ?? 0) * steps;
  const portionCosts = Float64Array.from({ length: model.dishes.length * STEP_COUNT }, (_, at) => {
    const dish = Math.floor(at / STEP_COUNT);
    return portionCost(at % STEP_COUNT, {
      most: model.mostSteps[dish] ?? 0,
      whole: model.wholeSteps[dish] ?? 1,
      isMain: model.isMain[dish] === 1,
    });
  });
  const portionCostOf = (dish: number, steps: number): number => portionCosts[dish * STEP_COUNT + steps] ?? 0;
  const priceOf = (dish: number): number => model.steering.dishPrices[dish] ?? 0;
  const addTo = (day: number, at: number, amount: number): void => {
    weekTotals[at] = (weekTotals[at] ?? 0) + amount;
    if (at < FIRST_AIM) dayTotals[day * FIRST_AIM + at] = (dayTotals[day * FIRST_AIM + at] ?? 0) + amount;
  };
  const use = (dish: number, day: number, steps: number): void => {
    uses.add(dish, day);
    if (isCooked(day)) basket.add(dish, steps);
    eaten[dish] = (eaten[dish] ?? 0) | bitOf(day);
    if (day < 0 || day >= days) return;
    if (own[dish] === 0) distinctDishes += 1;
    own[dish] = (own[dish] ?? 0) + 1;
    meatMeals += model.isMeat[dish] ?? 0;
    fishMeals += model.isFish[dish] ?? 0;
    drinks += model.isDrink[dish] ?? 0;
    const at = alikeAt(day, dish);
    alikeOfDay[at] = (alikeOfDay[at] ?? 0) + 1;
  };
  for (const { day, dish, steps } of fixed.uses) use(dish, day, steps);
  for (const { day, slot, dish, steps } of places) {
    otherPart += repeatCost(uses.count(dish)) + portionCostOf(dish, steps) + priceOf(dish);
    use(dish, day, steps);
    late[dish] = (late[dish] ?? 0) | lateBit(dish, { day, slot });
    slotKcal[day * SLOT_COUNT + slot] = (slotKcal[day * SLOT_COUNT + slot] ?? 0) + kcalOf(dish, steps);
    for (let at = 0; at < width; at += 1) addTo(day, at, (perStep[dish * width + at] ?? 0) * steps);
  }
  for (const { day, slot, amounts } of fixed.given) {
    slotKcal[day * SLOT_COUNT + slot] = (slotKcal[day * SLOT_COUNT + slot] ?? 0) + (amounts[ENERGY] ?? 0);
    for (let at = 0; at < width; at += 1) addTo(day, at, amounts[at] ?? 0);
  }
  const costOfDay = (day: number): number =>
    dayCost(model, dayTotals, day * FIRST_AIM, slotKcal, day * SLOT_COUNT);
  for (const { day } of places) dayCosts[day] = costOfDay(day);
  weekPart = weekCost(model, weekTotals, days);
  const wantedCost = (meat: number, fish: number): number =>
    wantedMealsCost(model.steering.mealsWanted, meat, fish, days);
  const { cookedOf, anewOf, bitsIn } = lookUpDays(days);
  const keeps = Uint8Array.from(model.dishes, (dish) => dish.keeps);
  const minutes = Float64Array.from(model.dishes, ({ minutesActive }) => minutesActive);
  const cookingOf = (dish: number, on: number, lateOn: number): number => {
    const cooked = cookedOf(on, keeps[dish] ?? 0);
    const anew = model.hasFresh[dish] === 1 ? anewOf(on, cooked) : 0;
    return (
      bitsIn(cooked) * (making[dish] ?? 0) +
      anewCost(bitsIn(anew)) +
      hurryCost(bitsIn(cooked & quickDays), bitsIn((cooked | anew) & lateOn), minutes[dish] ?? 0)
    );
  };
  const samenessOf = (count: number): number => samenessCost(count, days, variety.dishes);
  otherPart += samenessOf(distinctDishes) + wantedCost(meatMeals, fishMeals) + drinksCost(drinks, days);
  for (const [at, count] of alikeOfDay.entries()) otherPart += alikeCost(at % KINDS_ALIKE, count);
  /** The present cost of cooking each dish. */
  const cookingCosts = Float64Array.from(eaten, (on, dish) => cookingOf(dish, on, late[dish] ?? 0));
  for (const cost of cookingCosts) otherPart += cost;

  const triedDay = new Float64Array(FIRST_AIM);
  const triedSlots = new Float64Array(SLOT_COUNT);
  const triedWeek = new Float64Array(width);
  let triedPlace: Place | null = null;
  let triedDish = 0;
  let triedSteps = 0;
  let triedDayCost = 0;
  let triedWeekPart = 0;
  let triedOther = 0;
  let daysPart = 0;
  for (const cost of dayCosts) daysPart += cost;

  const distinctAfter = (from: number, to: number): number =>
    distinctDishes - (own[from] === 1 ? 1 : 0) + (own[to] === 0 ? 1 : 0);
  const change = (kind: Uint8Array, from: number, to: number): number => (kind[to] ?? 0) - (kind[from] ?? 0);
  /** Change of the cost of a day's dishes that are alike when `by` more are like a dish. */
  const moreAlikeCost = (day: number, dish: number, by: number): number => {
    const kind = model.alike[dish] ?? 0;
    const count = alikeOfDay[alikeAt(day, dish)] ?? 0;
    return alikeCost(kind, count + by) - alikeCost(kind, count);
  };
  const alikeChange = (day: number, from: number, to: number): number =>
    model.alike[from] === model.alike[to] ? 0 : moreAlikeCost(day, from, -1) + moreAlikeCost(day, to, 1);
  /** Change of the cost of repeats, cooking and wishes when a place gets another dish. */
  const exchangeCost = (place: Place, dish: number): number =>
    repeatCost(uses.count(dish)) -
    repeatCost(uses.count(place.dish) - 1) +
    samenessOf(distinctAfter(place.dish, dish)) -
    samenessOf(distinctDishes) +
    wantedCost(
      meatMeals + change(model.isMeat, place.dish, dish),
      fishMeals + change(model.isFish, place.dish, dish),
    ) -
    wantedCost(meatMeals, fishMeals) +
    drinksCost(drinks + change(model.isDrink, place.dish, dish), days) -
    drinksCost(drinks, days) +
    alikeChange(place.day, place.dish, dish) +
    cookingOf(
      place.dish,
      (eaten[place.dish] ?? 0) & ~bitOf(place.day),
      (late[place.dish] ?? 0) & ~bitOf(place.day),
    ) -
    (cookingCosts[place.dish] ?? 0) +
    cookingOf(dish, (eaten[dish] ?? 0) | bitOf(place.day), (late[dish] ?? 0) | lateBit(dish, place)) -
    (cookingCosts[dish] ?? 0) +
    priceOf(dish) -
    priceOf(place.dish);

  return {
    places,
    uses,
    cost: () => daysPart + weekPart + otherPart + basket.cost(),
    dayKcal: (day) => dayTotals[day * FIRST_AIM + ENERGY] ?? 0,
    lateTimes: () =>
      places.filter((place) => {
        const { day, slot, dish } = place;
        const on = eaten[dish] ?? 0;
        const cooked = cookedOf(on, keeps[dish] ?? 0);
        const made = model.hasFresh[dish] === 1 ? cooked | anewOf(on, cooked) : cooked;
        const pool = model.pools[kindOfSlot(SLOTS[slot] ?? 'breakfast')];
        return (
          (made & lateBit(dish, place)) !== 0 &&
          (day > cooksFrom || pool.some((other) => lateBit(other, place) === 0))
        );
      }).length,
    tryChange: (place, dish, steps, limit) => {
      const dayAt = place.day * FIRST_AIM;
      const slotAt = place.day * SLOT_COUNT;
      const newAt = dish * width;
      const oldAt = place.dish * width;
      const oldSteps = place.steps;
      triedOther =
        otherPart +
        portionCostOf(dish, steps) -
        portionCostOf(place.dish, oldSteps) +
        (dish === place.dish ? 0 : exchangeCost(place, dish));
      triedPlace = null;
      // No part of a week costs less than nothing, so most changes are known to be too dear before all is counted.
      const withoutDay = daysPart - (dayCosts[place.day] ?? 0) + triedOther;
      if (withoutDay >= limit) return withoutDay;
      for (let at = 0; at < FIRST_AIM; at += 1)
        triedDay[at] =
          (dayTotals[dayAt + at] ?? 0) +
          (perStep[newAt + at] ?? 0) * steps -
          (perStep[oldAt + at] ?? 0) * oldSteps;
      for (let slot = 0; slot < SLOT_COUNT; slot += 1) triedSlots[slot] = slotKcal[slotAt + slot] ?? 0;
      triedSlots[place.slot] =
        (triedSlots[place.slot] ?? 0) + kcalOf(dish, steps) - kcalOf(place.dish, oldSteps);
      triedDayCost = dayCost(model, triedDay, 0, triedSlots, 0);
      const withoutBasket = withoutDay + triedDayCost;
      if (withoutBasket >= limit) return withoutBasket;
      const withoutWeek =
        withoutBasket +
        (isCooked(place.day) ? basket.costAfter(place.dish, oldSteps, dish, steps) : basket.cost());
      if (withoutWeek >= limit) return withoutWeek;
      for (let at = 0; at < width; at += 1)
        triedWeek[at] =
          (weekTotals[at] ?? 0) + (perStep[newAt + at] ?? 0) * steps - (perStep[oldAt + at] ?? 0) * oldSteps;
      triedWeekPart = weekCost(model, triedWeek, days);
      triedPlace = place;
      triedDish = dish;
      triedSteps = steps;
      return withoutWeek + triedWeekPart;
    },
    commit: () => {
      const place = triedPlace;
      if (place === null) return;
      dayTotals.set(triedDay, place.day * FIRST_AIM);
      slotKcal.set(triedSlots, place.day * SLOT_COUNT);
      weekTotals.set(triedWeek);
      daysPart += triedDayCost - (dayCosts[place.day] ?? 0);
      dayCosts[place.day] = triedDayCost;
      weekPart = triedWeekPart;
      otherPart = triedOther;
      if (isCooked(place.day)) basket.exchange(place.dish, place.steps, triedDish, triedSteps);
      if (triedDish !== place.dish) {
        distinctDishes = distinctAfter(place.dish, triedDish);
        meatMeals += change(model.isMeat, place.dish, triedDish);
        fishMeals += change(model.isFish, place.dish, triedDish);
        drinks += change(model.isDrink, place.dish, triedDish);
        const oldAt = alikeAt(place.day, place.dish);
        const newAt = alikeAt(place.day, triedDish);
        alikeOfDay[oldAt] = (alikeOfDay[oldAt] ?? 0) - 1;
        alikeOfDay[newAt] = (alikeOfDay[newAt] ?? 0) + 1;
        own[place.dish] = (own[place.dish] ?? 0) - 1;
        own[triedDish] = (own[triedDish] ?? 0) + 1;
        uses.remove(place.dish, place.day);
        uses.add(triedDish, place.day);
        eaten[place.dish] = (eaten[place.dish] ?? 0) & ~bitOf(place.day);
        eaten[triedDish] = (eaten[triedDish] ?? 0) | bitOf(place.day);
        late[place.dish] = (late[place.dish] ?? 0) & ~bitOf(place.day);
        late[triedDish] = (late[triedDish] ?? 0) | lateBit(triedDish, place);
        for (const dish of [place.dish, triedDish])
          cookingCosts[dish] = cookingOf(dish, eaten[dish] ?? 0, late[dish] ?? 0);
      }
      place.dish = triedDish;
      place.steps = triedSteps;
      triedPlace = null;
    },
  };
};
