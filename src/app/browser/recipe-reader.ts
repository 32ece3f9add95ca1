import type { RecipeReader, RecipesRead } from '../../device/ports/recipe-reader.ts';

const readTexts = async (sources: readonly string[]): Promise<RecipesRead> => {
  const [{ readAllRecipes }, { parsePage }] = await Promise.all([
    import('../../domain/food/recipe-import/read-recipe.ts'),
    import('./parse-page.ts'),
  ]);
  return readAllRecipes(sources, parsePage);
};

export const recipeReader: RecipeReader = {
  readText: (source) => readTexts([source]),
  readFile: async (file) => {
    const { readRecipeFile } = await import('./recipe-file.ts');
    const texts = await readRecipeFile(file);
    return texts.ok ? readTexts(texts.value) : texts;
  },
};
