import { usePorts } from '../../ports/ports.tsx';
import { useCatalogue } from '../hooks.ts';

/** Returns a function from recipe to picture URL: undefined for an unknown dish, and until the catalogue is loaded. */
export const useDishArt = (): ((recipeId: string | null | undefined) => string | undefined) => {
  const { artUrl } = usePorts();
  const { catalogue } = useCatalogue();
  return (recipeId) => {
    const art = recipeId == null ? undefined : catalogue?.dishes.get(recipeId)?.art;
    return art === undefined ? undefined : artUrl(art);
  };
};
