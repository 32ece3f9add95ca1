import { useCatalogue } from './hooks.ts';
import { usePorts } from './ports.tsx';

/** The address of a dish's picture; undefined where the dish is unknown or the catalogue still loads. */
export const useDishArt = (): ((recipeId: string | null | undefined) => string | undefined) => {
  const { artUrl } = usePorts();
  const { catalogue } = useCatalogue();
  return (recipeId) => {
    const art = recipeId == null ? undefined : catalogue?.dishes.get(recipeId)?.art;
    return art === undefined ? undefined : artUrl(art);
  };
};
