import type { ImportedRecipe } from '../../domain/food/recipe-import/imported-recipe.ts';
import type { ReadFailure } from '../../domain/food/recipe-import/read-recipe.ts';
import type { Result } from '../../terms/result.ts';

export type RecipesRead = Result<readonly ImportedRecipe[], ReadFailure>;

/** Reads recipes that the member brings, on the device. The code for it loads on first use. */
export interface RecipeReader {
  /** The recipes of pasted text, or the source of a page. */
  readText(source: string): Promise<RecipesRead>;
  /** The recipes of a file of this app, schema.org, Mealie, Tandoor or Paprika, or a saved page. */
  readFile(file: Blob): Promise<RecipesRead>;
}
