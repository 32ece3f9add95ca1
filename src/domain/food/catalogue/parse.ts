import {
  type Ahead,
  ALLERGENS,
  type Catalogue,
  type Cookbook,
  DIET_CLASSES,
  type Food,
  MEAL_KINDS,
  type Measure,
  type Pack,
  type PlainDish,
  type Recipe,
  SHOP_CATEGORIES,
} from '../../../terms/food.ts';
import { NUTRIENTS, type NutrientVector } from '../../../terms/nutrients.ts';
import { dishOf } from './compute.ts';
import {
  type Columns,
  fieldsOf,
  type Guards,
  isAmount,
  isFlag,
  isListOf,
  isNullOr,
  isOneOf,
  isRow,
  isText,
  listOf,
  refuse,
  rowsOf,
} from './table.ts';

/**
 * The nutrient figures of all foods, one column for each nutrient. A column starts with its number of decimals; each
 * food's figure follows as a whole number in units of the last decimal. Whole numbers of one size compress best.
 */
export type Figures = readonly (readonly number[])[];

/** Unpacks `Figures` into one vector for each of `count` foods, without rounding. */
const readFigures = (value: unknown, place: string, count: number): readonly NutrientVector[] => {
  const columns = listOf(value, place, isListOf(isAmount));
  const short = columns.findIndex(({ length }) => length !== count + 1);
  if (short >= 0) refuse(`${place}[${short}]`, `${count} figures`);
  if (columns.length !== NUTRIENTS.length) refuse(place, `of ${NUTRIENTS.length} nutrients`);
  const units = columns.map(([decimals = 0]) => 10 ** decimals);
  return Array.from({ length: count }, (_, food) =>
    columns.map((column, at) => (column[food + 1] ?? 0) / (units[at] ?? 1)),
  );
};

type FoodRow = Omit<Food, 'per100'>;

interface DishRow extends Omit<PlainDish, 'ingredients'> {
  /** Indexes into the table of foods. */
  readonly foods: readonly number[];
  /** Grams of each food, in the order of `foods`. */
  readonly grams: readonly number[];
}

/** The shape of the JSON file that phones download for their first screen. */
export interface CatalogueFile {
  readonly foods: Columns<FoodRow>;
  readonly figures: Figures;
  readonly dishes: Columns<DishRow>;
}

const FOOD: Guards<FoodRow> = {
  id: isText,
  name: isText,
  category: isOneOf(SHOP_CATEGORIES),
  diet: isOneOf(DIET_CLASSES),
  allergens: isListOf(isOneOf(ALLERGENS)),
  yield: isAmount,
  refuse: isAmount,
  undetermined: isListOf(isOneOf(NUTRIENTS)),
  measures: isListOf(isRow<Measure>({ label: isText, grams: isAmount })),
  pack: isRow<Pack>({ label: isNullOr(isText), grams: isAmount, keeps: isNullOr(isAmount) }),
};

const DISH: Guards<DishRow> = {
  id: isText,
  name: isText,
  kinds: isListOf(isOneOf(MEAL_KINDS)),
  cuisine: isText,
  minutesActive: isAmount,
  minutesTotal: isAmount,
  portions: isAmount,
  keeps: isAmount,
  freezes: isFlag,
  fresh: isNullOr(isText),
  familiarity: isOneOf([1, 2, 3]),
  drink: isFlag,
  stove: isFlag,
  foods: isListOf(isAmount),
  grams: isListOf(isAmount),
  ahead: isListOf(isRow<Ahead>({ hours: isAmount, text: isText })),
  art: isText,
};

const byId = <T extends { readonly id: string }>(
  items: readonly T[],
  place: string,
): ReadonlyMap<string, T> => {
  const map = new Map(items.map((item) => [item.id, item]));
  return map.size === items.length ? map : refuse(place, 'free of repeated ids');
};

/** Checks parsed JSON and turns it into the catalogue. Throws a TypeError that names the first wrong part. */
export const parseCatalogue = (json: unknown): Catalogue => {
  const file = fieldsOf(json, 'file', ['foods', 'figures', 'dishes']);
  const rows = rowsOf(file.foods, 'foods', FOOD);
  const figures = readFigures(file.figures, 'figures', rows.length);
  const foods = rows.map((row, at): Food => ({ ...row, per100: figures[at] ?? [] }));
  const dishes = rowsOf(file.dishes, 'dishes', DISH).map(({ foods: indexes, grams, ...dish }) => {
    const parts = indexes.map((index, at) => ({
      food: foods[index] ?? refuse(`${dish.id}: ${index}`, 'the place of a food'),
      grams: grams[at] ?? refuse(`${dish.id}: ${index}`, 'weighed'),
    }));
    return dishOf(dish, parts);
  });
  return { foods: byId(foods, 'foods'), dishes: byId(dishes, 'dishes') };
};

/** The method of one dish. The file has a row for each dish, in the catalogue's order. */
interface MethodRow {
  /** A household measure for each ingredient, in the dish's order; null where it has none. */
  readonly measures: readonly (string | null)[];
  readonly steps: readonly string[];
  /** Minutes of the timer of each step; null for a step without one. */
  readonly timers: readonly (number | null)[];
  readonly storage: string;
  readonly makeAhead: string | null;
}

/** The shape of the JSON file that phones store for the kitchen. */
export type MethodsFile = Columns<MethodRow>;

const METHOD: Guards<MethodRow> = {
  measures: isListOf(isNullOr(isText)),
  steps: isListOf(isText),
  timers: isListOf(isNullOr(isAmount)),
  storage: isText,
  makeAhead: isNullOr(isText),
};

/** Adds the methods, which are parsed JSON, to the catalogue. Throws a TypeError as `parseCatalogue` does. */
export const parseCookbook = (json: unknown, { foods, dishes }: Catalogue): Cookbook => {
  const rows = rowsOf(json, 'methods', METHOD);
  if (rows.length !== dishes.size) refuse('methods', `of ${dishes.size} dishes`);
  const recipes = [...dishes.values()].map((dish, at): Recipe => {
    const row = rows[at];
    if (row?.measures.length !== dish.ingredients.length || row.timers.length !== row.steps.length)
      return refuse(`methods of ${dish.id}`, 'complete');
    return {
      ...dish,
      ingredients: dish.ingredients.map((part, n) => ({ ...part, measure: row.measures[n] ?? null })),
      steps: row.steps.map((text, n) => ({ text, minutes: row.timers[n] ?? null })),
      storage: row.storage,
      makeAhead: row.makeAhead,
    };
  });
  return { foods, dishes: new Map(recipes.map((recipe) => [recipe.id, recipe])) };
};
