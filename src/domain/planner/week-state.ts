import { SLOTS } from '../catalogue/types.ts';
import { createFoodUses } from './food-uses.ts';
import { dayCost, foodCost, portionCost, repeatCost, weekCost } from './objective.ts';
import { ENERGY, type PlanModel } from './plan-model.ts';
import { createDishUses, type DishUses } from './repeats.ts';

/** One place on the table: a day (counted from the plan's first), a slot (position in SLOTS), a dish. */
export interface Place {
  readonly day: number;
  readonly slot: number;
  dish: number;
  steps: number;
}

/**
 * A week under construction with its running totals. `tryChange` answers what the whole week would cost
 * with one place changed; `commit` makes the last tried change real.
 */
export interface WeekState {
  readonly places: readonly Place[];
  readonly uses: DishUses;
  readonly cost: () => number;
  readonly dayKcal: (day: number) => number;
  readonly tryChange: (place: Place, dish: number, steps: number) => number;
  readonly commit: () => void;
}

/** What stays as it is. */
export interface FixedPart {
  /** Days of the whole plan, kept ones included. */
  readonly days: number;
  /** The kept days' sum, `PlanModel.width` numbers. */
  readonly keptTotals: Float64Array;
  /** Dishes of kept days in and around the plan, by day counted from the plan's first. */
  readonly uses: readonly { readonly day: number; readonly dish: number }[];
}

export const createWeekState = (model: PlanModel, fixed: FixedPart, places: readonly Place[]): WeekState => {
  const { width, perStep } = model;
  const { days } = fixed;
  const uses = createDishUses(model.dishes.length, days);
  const dayTotals = new Float64Array(days * width);
  const slotKcal = new Float64Array(days * SLOTS.length);
  const weekTotals = Float64Array.from(fixed.keptTotals);
  const dayCosts = new Float64Array(days);
  const foods = createFoodUses(model.foods, model.foodCount);
  let weekPart = 0;
  let otherPart = 0;

  const kcalOf = (dish: number, steps: number): number => (perStep[dish * width + ENERGY] ?? 0) * steps;
  for (const { day, dish } of fixed.uses) uses.add(dish, day);
  for (const { day, slot, dish, steps } of places) {
    otherPart += repeatCost(uses.count(dish)) + portionCost(steps);
    uses.add(dish, day);
    foods.add(dish);
    slotKcal[day * SLOTS.length + slot] = (slotKcal[day * SLOTS.length + slot] ?? 0) + kcalOf(dish, steps);
    for (let at = 0; at < width; at += 1) {
      const amount = (perStep[dish * width + at] ?? 0) * steps;
      dayTotals[day * width + at] = (dayTotals[day * width + at] ?? 0) + amount;
      weekTotals[at] = (weekTotals[at] ?? 0) + amount;
    }
  }
  const costOfDay = (day: number): number =>
    dayCost(model, dayTotals, day * width, slotKcal, day * SLOTS.length);
  for (const { day } of places) dayCosts[day] = costOfDay(day);
  weekPart = weekCost(model, weekTotals, days);
  otherPart += foodCost(foods.distinct());

  const triedDay = new Float64Array(width);
  const triedSlots = new Float64Array(SLOTS.length);
  const triedWeek = new Float64Array(width);
  let tried: { place: Place; dish: number; steps: number } | null = null;
  let triedDayCost = 0;
  let triedWeekPart = 0;
  let triedOther = 0;
  let daysPart = 0;
  for (const cost of dayCosts) daysPart += cost;

  /** What exchanging the dish of a place adds to the cost of repeats and of different foods. */
  const exchangeCost = (place: Place, dish: number): number =>
    repeatCost(uses.count(dish)) -
    repeatCost(uses.count(place.dish) - 1) +
    foodCost(foods.distinctAfter(place.dish, dish)) -
    foodCost(foods.distinct());

  return {
    places,
    uses,
    cost: () => daysPart + weekPart + otherPart,
    dayKcal: (day) => dayTotals[day * width + ENERGY] ?? 0,
    tryChange: (place, dish, steps) => {
      const dayAt = place.day * width;
      const slotAt = place.day * SLOTS.length;
      const newAt = dish * width;
      const oldAt = place.dish * width;
      for (let at = 0; at < width; at += 1) {
        const change = (perStep[newAt + at] ?? 0) * steps - (perStep[oldAt + at] ?? 0) * place.steps;
        triedDay[at] = (dayTotals[dayAt + at] ?? 0) + change;
        triedWeek[at] = (weekTotals[at] ?? 0) + change;
      }
      for (let slot = 0; slot < SLOTS.length; slot += 1) triedSlots[slot] = slotKcal[slotAt + slot] ?? 0;
      triedSlots[place.slot] =
        (triedSlots[place.slot] ?? 0) + kcalOf(dish, steps) - kcalOf(place.dish, place.steps);
      tried = { place, dish, steps };
      triedDayCost = dayCost(model, triedDay, 0, triedSlots, 0);
      triedWeekPart = weekCost(model, triedWeek, days);
      triedOther =
        otherPart +
        portionCost(steps) -
        portionCost(place.steps) +
        (dish === place.dish ? 0 : exchangeCost(place, dish));
      return daysPart - (dayCosts[place.day] ?? 0) + triedDayCost + triedWeekPart + triedOther;
    },
    commit: () => {
      if (tried === null) return;
      const { place, dish, steps } = tried;
      dayTotals.set(triedDay, place.day * width);
      slotKcal.set(triedSlots, place.day * SLOTS.length);
      weekTotals.set(triedWeek);
      daysPart += triedDayCost - (dayCosts[place.day] ?? 0);
      dayCosts[place.day] = triedDayCost;
      weekPart = triedWeekPart;
      otherPart = triedOther;
      if (dish !== place.dish) {
        uses.remove(place.dish, place.day);
        uses.add(dish, place.day);
        foods.exchange(place.dish, dish);
      }
      place.dish = dish;
      place.steps = steps;
      tried = null;
    },
  };
};
