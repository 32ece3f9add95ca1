import type { RecipeReader, RecipesRead } from '../../ports/recipe-reader.ts';

const readText = async (source: string): Promise<RecipesRead> => {
  const [{ readRecipes }, { parsePage }] = await Promise.all([
    import('../../domain/recipe-import/read-recipe.ts'),
    import('./parse-page.ts'),
  ]);
  return readRecipes(source, parsePage);
};

export const recipeReader: RecipeReader = {
  readText,
  readFile: async (file) => {
    const { readRecipeFile } = await import('./recipe-file.ts');
    const text = await readRecipeFile(file);
    return text.ok ? readText(text.value) : text;
  },
};
