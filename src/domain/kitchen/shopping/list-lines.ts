import type { Stock } from '../pantry/stock.ts';
import type { Need, Serving } from './needs.ts';
import { type Amount, amountOf, asBought, scaleAmount } from './quantity.ts';
import { compareByName, type ShopThing, type ShopThings } from './shop-things.ts';

/** One thing on the list. */
export interface ListLine<Meal extends Serving> {
  readonly thing: ShopThing;
  /** Still to be bought; bought today and enough; at home already. */
  readonly state: 'to-buy' | 'bought' | 'at-home';
  /** The amount that the state is about: still to buy, bought today, at home. */
  readonly amount: Amount;
  /** Grams bought today, in all. */
  readonly boughtGrams: number;
  /** Meals that need it; empty if the plan no longer asks for what was bought. */
  readonly meals: readonly Meal[];
}

/** Sums of portions and differences of sums stray by less. */
const STRAY_G = 1e-6;

/**
 * The conservation law, in grams as bought: need - pantry - bought = to buy, never below nothing.
 *
 * A ticked line goes into the pantry at once, and `stock` is the pantry with it in. So nothing counts twice, and a plan
 * that changes after the shopping needs only the difference.
 */
export const gramsToBuy = (need: number, stock: number): number =>
  need - stock > STRAY_G ? need - stock : 0;

const lineOf = <Meal extends Serving>(
  thing: ShopThing,
  need: Need<Meal> | undefined,
  stock: number,
  boughtGrams: number,
): ListLine<Meal> => {
  const needed = need?.amount.grams ?? 0;
  const toBuy = gramsToBuy(needed, stock);
  const state = toBuy > 0 ? 'to-buy' : boughtGrams > 0 ? 'bought' : 'at-home';
  const grams = { 'to-buy': toBuy, bought: boughtGrams, 'at-home': stock }[state];
  return {
    thing,
    state,
    // In the units of the need, so that a line reads the same before and after its tick.
    amount: need && needed > 0 ? scaleAmount(need.amount, grams / needed) : amountOf(thing.food, grams),
    boughtGrams,
    meals: need?.meals ?? [],
  };
};

/**
 * Everything that the meals ask for and everything bought today, by name. `stock` and `bought` (today's totals)
 * are by thing, in grams as bought.
 */
export const listLines = <Meal extends Serving>(
  needs: readonly Need<Meal>[],
  things: ShopThings,
  stock: Stock,
  bought: ReadonlyMap<string, number>,
): readonly ListLine<Meal>[] => {
  const needOf = new Map(needs.map((need) => [need.thing.id, need]));
  return things.all
    .filter(({ id }) => needOf.has(id) || (bought.get(id) ?? 0) > 0)
    .map((thing) => lineOf(thing, needOf.get(thing.id), stock.get(thing.id) ?? 0, bought.get(thing.id) ?? 0))
    .sort((one, other) => compareByName(one.thing, other.thing));
};

/** The journal reads no more than that. */
const MOST_G = 100_000;

/** The day's new total of a thing when its line is tapped: what is read goes in, or all of the day comes out. */
export const boughtAfterTap = ({ state, amount, boughtGrams }: ListLine<Serving>): number =>
  state === 'to-buy' ? Math.min(Math.ceil((boughtGrams + asBought(amount).grams) * 10) / 10, MOST_G) : 0;
