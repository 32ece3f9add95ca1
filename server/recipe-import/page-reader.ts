import type { ImportedRecipe } from '../../src/domain/food/recipe-import/imported-recipe.ts';
import { readRecipes } from '../../src/domain/food/recipe-import/read-recipe.ts';
import type { ImportFailure } from '../../src/terms/import-failure.ts';
import { err, ok, type Result } from '../../src/terms/result.ts';
import { parsePage } from './parse-page.ts';

export type ReadPage = Result<ImportedRecipe, ImportFailure>;

export interface PageReader {
  /** The first recipe in the source of a page. */
  read(source: string): Promise<ReadPage>;
}

export const readPage = (source: string): ReadPage => {
  const recipes = readRecipes(source, parsePage);
  if (!recipes.ok) return recipes;
  const [first] = recipes.value;
  return first === undefined ? err('no-recipe') : ok(first);
};

/** Reads on the calling thread, which a large page keeps busy for some hundred milliseconds. */
export const directReader: PageReader = { read: async (source) => readPage(source) };
