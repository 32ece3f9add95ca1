import { addDays, weekdayOf } from '../../../domain/calendar/days.ts';
import { kitchenGrams } from '../../../domain/food/amounts/kitchen-amounts.ts';
import { foldDay } from '../../../domain/food/journal/fold.ts';
import { type Stock, stockOf } from '../../../domain/kitchen/pantry/stock.ts';
import { addedLines } from '../../../domain/kitchen/shopping/added-lines.ts';
import { boughtOn } from '../../../domain/kitchen/shopping/bought-today.ts';
import { lineWords } from '../../../domain/kitchen/shopping/line-words.ts';
import { type ListLine, listLines } from '../../../domain/kitchen/shopping/list-lines.ts';
import { gramsInto, needsOf } from '../../../domain/kitchen/shopping/needs.ts';
import { packsToBuy } from '../../../domain/kitchen/shopping/packs.ts';
import { heldText, quantityText, scaleAmount } from '../../../domain/kitchen/shopping/quantity.ts';
import {
  type PlannedServing,
  type ServingsByState,
  sortServings,
} from '../../../domain/kitchen/shopping/servings-to-cook.ts';
import {
  lineKey,
  type ShopThing,
  type ShopThings,
  shopThings,
} from '../../../domain/kitchen/shopping/shop-things.ts';
import { servingsToCook } from '../../../domain/plan/week/cooking-events.ts';
import { type Catalogue, SHOP_CATEGORIES } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { ShoppingGroup } from '../../db/device-plan.ts';
import type { MemberPlan } from '../member-plan.ts';
import type { ShoppingFacts } from './shopping-facts.ts';

export type PlannedLine = ListLine<PlannedServing>;

/** One line as it is read. */
export interface Row {
  /** The line's key in the journal, if it is ticked by name. */
  readonly key: string;
  readonly name: string;
  readonly quantity: string;
  readonly done: boolean;
  /** "350 g at home", or null. */
  readonly note: string | null;
  /** "1 can of 240 g, leaves 60 g for Friday’s Chickpea curry", or null. */
  readonly packs: string | null;
  /** The calculated line; null if the backend sends only names. */
  readonly line: PlannedLine | null;
}

export interface Aisle {
  readonly name: string;
  readonly rows: readonly Row[];
}

export interface ShoppingView {
  readonly aisles: readonly Aisle[];
  /** Needed, and all of it there. */
  readonly atHome: readonly Row[];
  /** The member's own. */
  readonly added: readonly Row[];
  /** Lines still to buy that were ticked today on the plan's page, by name alone. */
  readonly tickedByName: readonly PlannedLine[];
  readonly done: number;
  readonly total: number;
}

/** The member's pantry and what the plan still asks of it, whatever days the list is for. */
export interface Household {
  readonly things: ShopThings;
  readonly stock: Stock;
  readonly servings: ServingsByState;
}

/** A weekday's name says one day. */
const DAYS_OF_ONE_NAME = 7;

const nameIn =
  (things: ShopThings) =>
  (food: string): string =>
    things.of(food)?.id ?? food;

export const householdOf = (
  plan: MemberPlan | null,
  facts: ShoppingFacts,
  catalogue: Catalogue,
): Household => {
  const things = shopThings(catalogue.foods);
  const servings = plan === null ? [] : servingsToCook(plan.events);
  return {
    things,
    stock: stockOf(facts.stock, nameIn(things)),
    servings: sortServings(servings, [...facts.eaten, ...facts.stock]),
  };
};

/** "Friday’s Chickpea curry", or null. */
type LaterUse = (thing: ShopThing) => string | null;

/**
 * The next dish after `last` that takes more of a thing, if the plan cooks it by the sixth day from today, and what is
 * bought and opened today is still good then.
 */
const laterUses = (
  { open }: ServingsByState,
  catalogue: Catalogue,
  today: LocalDay,
  last: LocalDay,
): LaterUse => {
  const later = open.filter(({ day }) => day > last && day <= addDays(today, DAYS_OF_ONE_NAME - 1));
  const nextOf = new Map(needsOf(later, catalogue).map(({ thing, meals: [next] }) => [thing.id, next]));
  return ({ id, food }) => {
    const next = nextOf.get(id);
    if (next === undefined || next.day > addDays(today, food.pack.keeps ?? 0)) return null;
    return `${weekdayOf(next.day)}’s ${catalogue.dishes.get(next.recipeId)?.name ?? next.recipeId}`;
  };
};

/** The amount that a shopper takes from the shelf, the part that the meals of the list do not use, and the dish that does. */
const packWords = ({ thing, state, amount }: PlannedLine, laterUse: LaterUse): string | null => {
  const packs = state === 'to-buy' ? packsToBuy(thing.food, amount.grams) : null;
  if (packs === null) return null;
  if (packs.leftGrams === 0) return packs.text;
  const left = packs.text.endsWith(' g')
    ? kitchenGrams(packs.leftGrams)
    : heldText(scaleAmount(amount, packs.leftGrams / amount.grams));
  const use = laterUse(thing);
  return `${packs.text}, leaves ${left}${use === null ? '' : ` for ${use}`}`;
};

const rowOf = (line: PlannedLine, stock: Stock, laterUse: LaterUse): Row => {
  const { thing, state, amount } = line;
  const atHome = stock.get(thing.id) ?? 0;
  return {
    key: lineKey(thing),
    name: thing.name,
    quantity: state === 'to-buy' ? quantityText(amount) : heldText(amount),
    done: state === 'bought',
    note:
      state === 'to-buy' && atHome > 0
        ? `${heldText(scaleAmount(amount, atHome / amount.grams))} at home`
        : null,
    packs: packWords(line, laterUse),
    line,
  };
};

const addedRows = (facts: ShoppingFacts, today: LocalDay): readonly Row[] =>
  addedLines(facts.added, today).map(({ item, name, quantity, ticked }) => ({
    key: item,
    name,
    quantity,
    done: ticked,
    note: null,
    packs: null,
    line: null,
  }));

const counted = (parts: Omit<ShoppingView, 'done' | 'total'>): ShoppingView => {
  const { aisles, added } = parts;
  const rows = [...aisles.flatMap((aisle) => aisle.rows), ...added];
  return { ...parts, done: rows.filter(({ done }) => done).length, total: rows.length };
};

/** The list for the days from today to `last`. */
export const shoppingView = (
  household: Household,
  facts: ShoppingFacts,
  catalogue: Catalogue,
  today: LocalDay,
  last: LocalDay,
): ShoppingView => {
  const { things, stock, servings } = household;
  const meals = servings.open.filter(({ day }) => day >= today && day <= last);
  const bought = boughtOn(facts.stock, today, nameIn(things));
  const lines = listLines(needsOf(meals, catalogue), things, stock, bought);
  const laterUse = laterUses(servings, catalogue, today, last);
  const words = lineWords(
    [...facts.added, ...facts.stock].filter(({ day }) => day === today),
    things,
  );
  const inAisle = (category: string): readonly Row[] =>
    lines
      .filter(({ thing, state }) => thing.category === category && state !== 'at-home')
      .map((line) => rowOf(line, stock, laterUse));
  return counted({
    aisles: SHOP_CATEGORIES.map((name) => ({ name, rows: inAisle(name) })).filter(
      ({ rows }) => rows.length > 0,
    ),
    atHome: lines.filter(({ state }) => state === 'at-home').map((line) => rowOf(line, stock, laterUse)),
    added: addedRows(facts, today),
    tickedByName: lines.filter(
      ({ thing, state }) => state === 'to-buy' && words.get(lineKey(thing)) === 'named',
    ),
  });
};

/** The backend's own list, where it tells no recipes: names and quantities with their ticks. */
export const plainView = (
  groups: readonly ShoppingGroup[],
  facts: ShoppingFacts,
  today: LocalDay,
): ShoppingView => {
  const { ticks } = foldDay(facts.added.filter(({ day }) => day >= addDays(today, -7)));
  const aisles = groups.map(({ category, items }) => ({
    name: category,
    rows: items.map(({ name, quantity }) => {
      const key = `${category}/${name}`;
      return { key, name, quantity, done: ticks.has(key), note: null, packs: null, line: null };
    }),
  }));
  return counted({
    aisles: aisles.filter(({ rows }) => rows.length > 0),
    atHome: [],
    added: addedRows(facts, today),
    tickedByName: [],
  });
};

/** Meals of today and yesterday that were eaten, while some of what goes into them still counts as at home. */
export const untakenMeals = (
  { servings, stock }: Household,
  { dishes, foods }: Catalogue,
  today: LocalDay,
): readonly PlannedServing[] =>
  servings.untaken.filter(({ day, recipeId, servings: count }) => {
    const dish = dishes.get(recipeId);
    if (dish === undefined || day > today || day < addDays(today, -1)) return false;
    return [...gramsInto(dish, count, foods).keys()].some((thing) => stock.has(thing));
  });
