import type { Dish, Food, ShopCategory } from '../../../terms/food.ts';
import { amountToBuy } from '../../kitchen/shopping/quantity.ts';
import { shopThings } from '../../kitchen/shopping/shop-things.ts';
import { STEPS_PER_SERVING } from './portions.ts';

/** The price of one more thing on the list, fresh or one that keeps for months. Every kitchen has spices and oils. */
const FRESH_PRICE = 4.2;
const STORED_PRICE = 3.3;
/** The price of a gram that is bought, as shops sell whole packs, not eaten, and gone before the next week is over. */
const WASTE_PRICE = 0.009;
const TWO_WEEKS = 14;

const ALWAYS_THERE: readonly ShopCategory[] = ['Oils, fats & dressings', 'Herbs & spices'];
/** Sums of many portions stray by less than this, in grams. */
const STRAY = 1e-6;

/** The things that each dish needs, their packs and their prices, as flat arrays for the search. */
export interface ShoppingModel {
  readonly prices: Float64Array;
  readonly wastePrices: Float64Array;
  readonly packGrams: Float64Array;
  /** The things of a dish are those of `things` and `gramsPerStep` from `starts[dish]` to before `starts[dish + 1]`. */
  readonly starts: Uint32Array;
  /** Each thing of a dish once, and the grams of it as bought for one step of a portion. */
  readonly things: Uint16Array;
  readonly gramsPerStep: Float64Array;
}

/** True if what is left of a pack at the end of a week cannot be used up in the next. */
export const perishes = ({ keeps }: Pick<Food['pack'], 'keeps'>): boolean =>
  keeps !== null && keeps < TWO_WEEKS;

const priceOf = ({ category, pack }: Food): number => {
  if (pack.keeps !== null) return FRESH_PRICE;
  return ALWAYS_THERE.includes(category) ? 0 : STORED_PRICE;
};

/** `factor` is that of the price of one more thing. */
export const createShoppingModel = (
  dishes: readonly Dish[],
  foods: ReadonlyMap<string, Food>,
  factor: number,
): ShoppingModel => {
  const { all, of } = shopThings(foods);
  const places = new Map(all.map(({ id }, at) => [id, at]));
  const gramsOf = ({ ingredients, portions }: Dish): ReadonlyMap<number, number> => {
    const grams = new Map<number, number>();
    for (const { food: id, grams: eaten } of ingredients) {
      const food = foods.get(id);
      const thing = places.get(of(id)?.id ?? '');
      if (food === undefined || thing === undefined) continue;
      const bought = amountToBuy(food, eaten / portions / STEPS_PER_SERVING).grams;
      grams.set(thing, (grams.get(thing) ?? 0) + bought);
    }
    return grams;
  };
  const buys = dishes.map(gramsOf);
  const starts = new Uint32Array(dishes.length + 1);
  buys.forEach(({ size }, dish) => {
    starts[dish + 1] = (starts[dish] ?? 0) + size;
  });
  return {
    prices: Float64Array.from(all, ({ food }) => factor * priceOf(food)),
    wastePrices: Float64Array.from(all, ({ food }) => (perishes(food.pack) ? WASTE_PRICE : 0)),
    packGrams: Float64Array.from(all, ({ food }) => food.pack.grams),
    starts,
    things: Uint16Array.from(buys.flatMap((grams) => [...grams.keys()])),
    gramsPerStep: Float64Array.from(buys.flatMap((grams) => [...grams.values()])),
  };
};

/** The shopping of a week under construction. */
export interface Basket {
  readonly add: (dish: number, steps: number) => void;
  /** The price of all that is bought: a price for each thing, and one for what is left over of its packs. */
  readonly cost: () => number;
  /** The same with `steps` of `dish` in place of `fromSteps` of `from`. */
  readonly costAfter: (from: number, fromSteps: number, dish: number, steps: number) => number;
  readonly exchange: (from: number, fromSteps: number, dish: number, steps: number) => void;
}

export const createBasket = (model: ShoppingModel): Basket => {
  const { prices, wastePrices, packGrams, starts, things, gramsPerStep } = model;
  const grams = new Float64Array(prices.length);
  /** The present cost of each thing. */
  const costs = new Float64Array(prices.length);
  const change = new Float64Array(prices.length);
  let total = 0;

  const costOf = (thing: number, needed: number): number => {
    if (needed < STRAY) return 0;
    const pack = packGrams[thing] ?? 1;
    const packs = needed / pack - STRAY;
    const whole = packs | 0;
    const bought = (whole < packs ? whole + 1 : whole) * pack;
    return (prices[thing] ?? 0) + (wastePrices[thing] ?? 0) * (bought - needed);
  };
  const add = (dish: number, steps: number): void => {
    const end = starts[dish + 1] ?? 0;
    for (let at = starts[dish] ?? 0; at < end; at += 1) {
      const thing = things[at] ?? 0;
      const after = (grams[thing] ?? 0) + (gramsPerStep[at] ?? 0) * steps;
      const cost = costOf(thing, after);
      total += cost - (costs[thing] ?? 0);
      grams[thing] = after;
      costs[thing] = cost;
    }
  };
  /** Adds the changes of a dish up; `settle` clears them. */
  const collect = (dish: number, steps: number): void => {
    const end = starts[dish + 1] ?? 0;
    for (let at = starts[dish] ?? 0; at < end; at += 1) {
      const thing = things[at] ?? 0;
      change[thing] = (change[thing] ?? 0) + (gramsPerStep[at] ?? 0) * steps;
    }
  };
  const settle = (dish: number): number => {
    const end = starts[dish + 1] ?? 0;
    let by = 0;
    for (let at = starts[dish] ?? 0; at < end; at += 1) {
      const thing = things[at] ?? 0;
      const changed = change[thing] ?? 0;
      if (changed === 0) continue;
      by += costOf(thing, (grams[thing] ?? 0) + changed) - (costs[thing] ?? 0);
      change[thing] = 0;
    }
    return by;
  };

  return {
    add,
    cost: () => total,
    costAfter: (from, fromSteps, dish, steps) => {
      collect(from, -fromSteps);
      collect(dish, steps);
      return total + settle(from) + settle(dish);
    },
    exchange: (from, fromSteps, dish, steps) => {
      add(from, -fromSteps);
      add(dish, steps);
    },
  };
};
