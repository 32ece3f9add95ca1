import { type ImportedRecipe, webAddress } from '../../src/domain/food/recipe-import/imported-recipe.ts';
import type { ImportFailure } from '../../src/terms/import-failure.ts';
import { ok, type Result } from '../../src/terms/result.ts';
import { limitConcurrency } from '../base/concurrency.ts';
import { fetchPage } from '../web/fetch-page.ts';
import type { Web } from '../web/web.ts';
import type { PageReader } from './page-reader.ts';

export interface RecipePages {
  /** The recipe of a web page. */
  read(address: string): Promise<Result<ImportedRecipe, ImportFailure>>;
}

/** Sooner than the app gives up waiting, with the time to read the page. */
const WITHIN_MS = 10_000;
/** Pages that one process fetches at a time. */
const AT_ONCE = 8;

export const createRecipePages = (web: Web, reader: PageReader, withinMs = WITHIN_MS): RecipePages => {
  const inTurn = limitConcurrency(AT_ONCE);
  return {
    read: async (address) => {
      const signal = AbortSignal.timeout(withinMs);
      const page = await inTurn(() => fetchPage(address, web, signal));
      if (!page.ok) return page;
      const recipe = await reader.read(page.value.text);
      return recipe.ok ? ok({ ...recipe.value, source: webAddress(page.value.url) }) : recipe;
    },
  };
};
