import type { Household, PlannedLine } from '../../device/plan/read/shopping-view.ts';
import type { Stock } from '../../domain/kitchen/pantry/stock.ts';
import { listLines } from '../../domain/kitchen/shopping/list-lines.ts';
import { needsOf } from '../../domain/kitchen/shopping/needs.ts';
import { amountOf, heldText } from '../../domain/kitchen/shopping/quantity.ts';
import type { PlannedServing } from '../../domain/kitchen/shopping/servings-to-cook.ts';
import { compareByName, type ShopThing, type ShopThings } from '../../domain/kitchen/shopping/shop-things.ts';
import { type Catalogue, SHOP_CATEGORIES, type ShopCategory } from '../../terms/food.ts';

export interface HeldRow {
  readonly thing: ShopThing;
  /** As bought. */
  readonly grams: number;
  readonly text: string;
}

export interface Shelf {
  readonly name: ShopCategory;
  readonly rows: readonly HeldRow[];
}

/** The pantry by aisle, in the order of the shop. */
export const shelvesOf = (things: ShopThings, stock: Stock): readonly Shelf[] => {
  const rows = things.all
    .map((thing) => ({ thing, grams: stock.get(thing.id) ?? 0 }))
    .filter(({ grams }) => grams > 0)
    .map(({ thing, grams }) => ({ thing, grams, text: heldText(amountOf(thing.food, grams)) }))
    .sort((one, other) => compareByName(one.thing, other.thing));
  return SHOP_CATEGORIES.map((name) => ({
    name,
    rows: rows.filter(({ thing }) => thing.category === name),
  })).filter((shelf) => shelf.rows.length > 0);
};

/** Aisles of what most cupboards have anyway. */
const STAPLES: readonly ShopCategory[] = [
  'Herbs & spices',
  'Oils, fats & dressings',
  'Sauces & broths',
  'Sweeteners & sweets',
];
const PERISHABLE = /^fresh /i;
const MOST_STAPLES = 8;

const mealsFrom = ({ servings }: Household, today: string): readonly PlannedServing[] =>
  servings.open.filter(({ day }) => day >= today);

/** Usual things of the cupboard that the plan needs and the pantry does not know; the most used first. */
export const missingStaples = (
  household: Household,
  catalogue: Catalogue,
  today: string,
): readonly PlannedLine[] =>
  listLines(needsOf(mealsFrom(household, today), catalogue), household.things, household.stock, new Map())
    .filter(({ thing, state }) => state === 'to-buy' && !household.stock.has(thing.id))
    .filter(({ thing }) => STAPLES.includes(thing.category) && !PERISHABLE.test(thing.name))
    .sort((one, other) => other.meals.length - one.meals.length)
    .slice(0, MOST_STAPLES);

/** Items for the search; those that more dishes use come first. */
export const searchable = ({ all, of }: ShopThings, { dishes }: Pick<Catalogue, 'dishes'>) => {
  const uses = new Map<string, number>();
  for (const { ingredients } of dishes.values())
    for (const id of new Set(ingredients.map(({ food }) => of(food)?.id ?? food)))
      uses.set(id, (uses.get(id) ?? 0) + 1);
  return all.map((thing) => ({ name: thing.name, thing, weight: uses.get(thing.id) ?? 0 }));
};
