import { NUTRIENTS, type Nutrient, type NutrientVector } from '../src/terms/nutrients.ts';

/**
 * Figures per 100 g by USDA SR28 number, from the text of `composition.csv`. A cell that USDA did not
 * determine counts as 0. Throws when the header is not `ndb` and the nutrients in their order.
 */
export const readComposition = (csv: string): ReadonlyMap<string, NutrientVector> => {
  const [header = '', ...lines] = csv.trim().split('\n');
  if (header !== ['ndb', ...NUTRIENTS].join(',')) throw new Error('composition.csv has other columns');
  return new Map(
    lines.map((line) => {
      const [ndb = '', ...cells] = line.split(',');
      const figures = cells.map(Number);
      if (figures.length !== NUTRIENTS.length || !figures.every((figure) => figure >= 0))
        throw new Error(`composition.csv: bad row ${ndb}`);
      return [ndb, figures];
    }),
  );
};

/** The nutrients whose cells are empty, by USDA SR28 number; numbers with a full row are left out. */
export const readUndetermined = (csv: string): ReadonlyMap<string, readonly Nutrient[]> =>
  new Map(
    csv
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [ndb = '', ...cells] = line.split(',');
        return [ndb, NUTRIENTS.filter((_, at) => cells[at]?.trim() === '')] as const;
      })
      .filter(([, empty]) => empty.length > 0),
  );
