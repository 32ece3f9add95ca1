import { NUTRIENTS, type Nutrient, type NutrientVector } from '../src/terms/nutrients.ts';

const COLUMNS = ['energy_kcal', 'protein_g', 'fat_g', 'carbs_g'] as const satisfies readonly Nutrient[];
type Column = (typeof COLUMNS)[number];

/** Energy and macros of 100 g of a food before cooking. */
export type DryMatter = Readonly<Record<Column, number>>;

/** By food id: `food,ndb` and the figures. Throws on a broken row. */
export const readDryMatter = (csv: string): ReadonlyMap<string, DryMatter> => {
  const [header, ...rows] = csv.trim().split('\n');
  if (header !== ['food', 'ndb', ...COLUMNS].join(',')) throw new Error('dry matter: other columns');
  return new Map(
    rows.map((row) => {
      const [food = '', ndb, ...cells] = row.split(',');
      const figures = cells.map(Number);
      if (ndb === undefined || figures.length !== COLUMNS.length || figures.some(Number.isNaN))
        throw new Error(`dry matter: bad row ${food}`);
      return [food, Object.fromEntries(COLUMNS.map((name, at) => [name, figures[at]])) as DryMatter];
    }),
  );
};

/**
 * 100 g as eaten, with the energy and macros of the dry food that gives them: the cook weighs it dry, and the
 * source's cooked samples are not those of its dry ones. Kilocalories whole, grams to two decimals, as in the source.
 */
export const withDryMatter = (per100: NutrientVector, dry: DryMatter, swells: number): NutrientVector =>
  per100.map((amount, at) => {
    const column = COLUMNS.find((name) => name === NUTRIENTS[at]);
    if (column === undefined) return amount;
    const eaten = dry[column] / swells;
    return column === 'energy_kcal' ? Math.round(eaten) : Math.round(eaten * 100) / 100;
  });
