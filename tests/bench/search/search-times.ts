import {
  buildingFoodIndex,
  type FoodIndex,
  findablesOf,
} from '../../../src/domain/food/library/food-index.ts';
import { openLibrary } from '../../../src/domain/food/library/library.ts';

/** Milliseconds. */
export interface SearchTimes {
  /** Of each letter that is typed, from the second on. */
  readonly letters: readonly number[];
  /** Of the parts in which the library is opened and its index is made: no other work waits longer. */
  readonly parts: readonly number[];
}

const TEXTS = [
  'courgette',
  'prawns',
  'dhania',
  'chick peas',
  'whole milk',
  'egg',
  'chicken breast',
  'brocoli',
  'peanut butter',
  'olive oil',
  'spagetti bolognese',
  'big mac',
  'red wine',
  'chocolate cake',
  'avacado',
  'mozarella cheese',
  'sweet potato',
  'cappuccino',
];
const MOST_FOUND = 20;

/** Opens a library and types what people type. */
export const searchTimes = (text: string): SearchTimes => {
  const parts: number[] = [];
  const part = <T>(job: () => T): T => {
    const started = performance.now();
    const made = job();
    parts.push(performance.now() - started);
    return made;
  };
  const json: unknown = part(() => JSON.parse(text));
  const library = part(() => openLibrary(json));
  const building = buildingFoodIndex(findablesOf(library));
  let index: FoodIndex | null = null;
  while (index === null) {
    const { done, value } = part(() => building.next());
    if (done === true) index = value;
  }
  const found = index;
  const letters = TEXTS.flatMap((typed) =>
    Array.from(typed.slice(1), (_, at) => {
      const started = performance.now();
      found.find(typed.slice(0, at + 2), MOST_FOUND);
      return performance.now() - started;
    }),
  );
  return { letters, parts };
};
