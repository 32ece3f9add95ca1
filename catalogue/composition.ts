import { NUTRIENTS, type NutrientVector } from '../src/domain/catalogue/nutrients.ts';

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
