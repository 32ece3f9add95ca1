import type { FoodIndex } from './food-index.ts';

/** The index in which a member's search looks. */
export interface SearchPlaces {
  /** The member's own foods and recipes. */
  readonly own: FoodIndex;
  readonly library: FoodIndex;
  /** Ids of foods eaten lately. */
  readonly recent: ReadonlySet<string>;
}

const MOST_FOUND = 20;

/**
 * Ids of the foods that every typed word names, even if only begun or with one wrong letter: the member's own first, then those eaten
 * lately, then the most everyday. At most 20; none for less than two letters.
 */
export const searchFoods = (text: string, { own, library, recent }: SearchPlaces): readonly string[] =>
  [...new Set([...own.find(text, MOST_FOUND, recent), ...library.find(text, MOST_FOUND, recent)])].slice(
    0,
    MOST_FOUND,
  );
