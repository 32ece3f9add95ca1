import { loadLibrary } from '../../catalogue/library/load.ts';
import { loadCatalogue, loadCookbook } from '../../catalogue/load.ts';
import { findablesOf, foodIndexOf } from '../../src/domain/food/library/food-index.ts';

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** What the project ships, read once in a process. Nobody changes it. */
export const realCatalogue = once(loadCatalogue);
export const realCookbook = once(loadCookbook);
export const realLibrary = once(loadLibrary);
export const realFoodIndex = once(() => foodIndexOf(findablesOf(realLibrary())));
