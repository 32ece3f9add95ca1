import { readFileSync } from 'node:fs';

/** Energy and macros of 100 g of a food before it is cooked. */
export interface DryFood {
  readonly kcal: number;
  readonly protein: number;
  readonly fat: number;
  readonly carbs: number;
}

/** By food id, from `catalogue/dry-matter.csv`. */
export const readDryFoods = (): ReadonlyMap<string, DryFood> => {
  const [, ...rows] = readFileSync('catalogue/dry-matter.csv', 'utf8').trim().split('\n');
  return new Map(
    rows.map((row) => {
      const [food = '', , ...figures] = row.split(',');
      const [kcal = Number.NaN, protein = Number.NaN, fat = Number.NaN, carbs = Number.NaN] =
        figures.map(Number);
      return [food, { kcal, protein, fat, carbs }];
    }),
  );
};
