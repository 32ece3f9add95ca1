import type { CatalogueFile, Figures, MethodsFile } from '../src/domain/food/catalogue/parse.ts';
import type { Columns } from '../src/domain/food/catalogue/table.ts';
import type { Food, Method, PlainDish } from '../src/terms/food.ts';
import { NUTRIENTS, type NutrientVector } from '../src/terms/nutrients.ts';

const columnsOf = <T extends object>(rows: readonly T[]): Columns<T> => {
  const keys = Object.keys(rows[0] ?? {}) as (keyof T)[];
  const columns = keys.map((key) => [key, rows.map((row) => row[key])] as const);
  return Object.fromEntries(columns) as unknown as Columns<T>;
};

const MOST_DECIMALS = 6;

const decimalsOf = (figures: readonly number[]): number => {
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals++)
    if (figures.every((figure) => Math.round(figure * 10 ** decimals) / 10 ** decimals === figure))
      return decimals;
  throw new Error(`A figure has more than ${MOST_DECIMALS} decimals`);
};

const packFigures = (foods: readonly NutrientVector[]): Figures =>
  NUTRIENTS.map((_, at) => {
    const figures = foods.map((per100) => per100[at] ?? 0);
    const decimals = decimalsOf(figures);
    return [decimals, ...figures.map((figure) => Math.round(figure * 10 ** decimals))];
  });

/** Nothing is written that `parseCatalogue` can compute. Throws when a dish names a food that is not there. */
export const packCatalogue = (foods: readonly Food[], dishes: readonly PlainDish[]): CatalogueFile => {
  const places = new Map(foods.map(({ id }, at) => [id, at]));
  const placeOf = (dish: string, food: string): number => {
    const place = places.get(food);
    if (place === undefined) throw new Error(`${dish}: no food ${food}`);
    return place;
  };
  return {
    foods: columnsOf(foods.map(({ per100: _, ...food }) => food)),
    figures: packFigures(foods.map(({ per100 }) => per100)),
    dishes: columnsOf(
      dishes.map(({ ingredients, ...dish }) => ({
        ...dish,
        foods: ingredients.map(({ food }) => placeOf(dish.id, food)),
        grams: ingredients.map(({ grams }) => grams),
      })),
    ),
  };
};

/** The same dishes in the same order. */
export const packMethods = (methods: readonly Method[]): MethodsFile =>
  columnsOf(
    methods.map(({ ingredients, steps, storage, makeAhead }) => ({
      measures: ingredients.map(({ measure }) => measure),
      steps: steps.map(({ text }) => text),
      timers: steps.map(({ minutes }) => minutes),
      storage,
      makeAhead,
    })),
  );
