import { NUTRIENTS, type NutrientVector } from './nutrients.ts';
import { isAmount, isListOf, listOf, refuse } from './table.ts';

/**
 * The figures of many foods, nutrient by nutrient: first the decimals that its finest figure has, then each food's
 * figure in units of the last of them. Whole numbers of one size compress best.
 */
export type Figures = readonly (readonly number[])[];

/** One vector for each of `count` foods, digit for digit as it was packed. */
export const readFigures = (value: unknown, place: string, count: number): readonly NutrientVector[] => {
  const columns = listOf(value, place, isListOf(isAmount));
  const short = columns.findIndex(({ length }) => length !== count + 1);
  if (short >= 0) refuse(`${place}[${short}]`, `${count} figures`);
  if (columns.length !== NUTRIENTS.length) refuse(place, `of ${NUTRIENTS.length} nutrients`);
  const units = columns.map(([decimals = 0]) => 10 ** decimals);
  return Array.from({ length: count }, (_, food) =>
    columns.map((column, at) => (column[food + 1] ?? 0) / (units[at] ?? 1)),
  );
};
