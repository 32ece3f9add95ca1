import { dishOf } from './compute.ts';
import { NUTRIENTS, type NutrientVector } from './nutrients.ts';
import {
  type Columns,
  fieldsOf,
  type Guards,
  isAmount,
  isListOf,
  isNullOr,
  isOneOf,
  isRow,
  isText,
  listOf,
  refuse,
  rowsOf,
} from './table.ts';
import {
  type Ahead,
  ALLERGENS,
  type Catalogue,
  type Cookbook,
  DIET_CLASSES,
  type Food,
  MEAL_KINDS,
  type Measure,
  type PlainDish,
  type Recipe,
  SHOP_CATEGORIES,
} from './types.ts';

/**
 * The figures of many foods, nutrient by nutrient: first the decimals that its finest figure has, then each food's
 * figure in units of the last of them. Whole numbers of one size compress best.
 */
export type Figures = readonly (readonly number[])[];

/** One vector for each of `count` foods, digit for digit as it was packed. */
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
  /** By their places in the table of foods. */
  readonly foods: readonly number[];
  /** Beside the foods. */
  readonly grams: readonly number[];
}

/** The text that phones download for their first screen. */
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
};

const DISH: Guards<DishRow> = {
  id: isText,
  name: isText,
  kinds: isListOf(isOneOf(MEAL_KINDS)),
  cuisine: isText,
  minutesActive: isAmount,
  minutesTotal: isAmount,
  portions: isAmount,
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

/** The catalogue from its JSON, decoded. Throws a TypeError naming the first thing of another shape. */
export const parseCatalogue = (json: unknown): Catalogue => {
  const file = fieldsOf(json, 'file', ['foods', 'figures', 'dishes']);
  const rows = rowsOf(file.foods, 'foods', FOOD);
  const figures = readFigures(file.figures, 'figures', rows.length);
  const foods = rows.map((row, at): Food => ({ ...row, per100: figures[at] ?? [] }));
  const dishes = rowsOf(file.dishes, 'dishes', DISH).map(({ foods: places, grams, ...dish }) => {
    const parts = places.map((place, at) => ({
      food: foods[place] ?? refuse(`${dish.id}: ${place}`, 'the place of a food'),
      grams: grams[at] ?? refuse(`${dish.id}: ${place}`, 'weighed'),
    }));
    return dishOf(dish, parts);
  });
  return { foods: byId(foods, 'foods'), dishes: byId(dishes, 'dishes') };
};

/** Of one dish; the dishes come in the catalogue's order. */
interface MethodRow {
  /** Beside the dish's ingredients. */
  readonly measures: readonly (string | null)[];
  readonly steps: readonly string[];
  /** Beside the steps. */
  readonly timers: readonly (number | null)[];
  readonly storage: string;
  readonly makeAhead: string | null;
}

/** The text that phones keep for the kitchen. */
export type MethodsFile = Columns<MethodRow>;

const METHOD: Guards<MethodRow> = {
  measures: isListOf(isNullOr(isText)),
  steps: isListOf(isText),
  timers: isListOf(isNullOr(isAmount)),
  storage: isText,
  makeAhead: isNullOr(isText),
};

/** The catalogue with the methods out of their JSON, decoded; throws as `parseCatalogue` does. */
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
