import { useDeferredValue, useMemo, useState } from 'react';
import {
  eatenChoices,
  type FoundChoice,
  findChoices,
  ownChoices,
} from '../../../domain/food/diary/eaten-choices.ts';
import { NOTHING_OWN } from '../../../domain/food/own-food/own-food.ts';
import type { Catalogue, Dish } from '../../../terms/food.ts';
import { useOwn } from '../hooks.ts';
import { useLibrary } from './use-library.ts';

export interface FoodSearch {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The foods that the text names; null while it is too short to ask for anything. */
  readonly found: readonly FoundChoice[] | null;
  /** True where the foods beyond the catalogue could not be fetched. */
  readonly lacksLibrary: boolean;
  /** As `LibraryState.ask`. */
  readonly askLibrary: (() => void) | null;
}

const FEWEST_LETTERS = 2;

/** Finds what somebody ate by its name: own foods first, then those of the catalogue and the given dishes, then the library. */
export const useFoodSearch = (catalogue: Catalogue, dishes: readonly Dish[]): FoodSearch => {
  const [text, setText] = useState('');
  const asked = useDeferredValue(text);
  const own = useOwn() ?? NOTHING_OWN;
  const library = useLibrary();
  const choices = useMemo(
    () => ({ own: ownChoices(own, catalogue), known: eatenChoices(catalogue, dishes) }),
    [own, catalogue, dishes],
  );
  const found = useMemo(
    () =>
      asked.trim().length < FEWEST_LETTERS ? null : findChoices(asked, { ...choices, library: library.open }),
    [choices, asked, library.open],
  );
  return { text, setText, found, lacksLibrary: library.error !== null, askLibrary: library.ask };
};
