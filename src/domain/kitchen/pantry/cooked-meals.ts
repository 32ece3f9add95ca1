import type { JournalEntry } from '../../../terms/journal.ts';
import { inOrder } from '../../food/journal/fold.ts';
import { cookedKey } from './stock.ts';

/** The meals that are said to be cooked now, by `cookedKey`. */
export const cookedMeals = (entries: readonly JournalEntry[]): ReadonlySet<string> => {
  const cooked = new Set<string>();
  for (const entry of inOrder(entries)) {
    if (entry.kind !== 'meal.cooked') continue;
    const key = cookedKey({ day: entry.day, ...entry.payload });
    if (entry.payload.cooked) cooked.add(key);
    else cooked.delete(key);
  }
  return cooked;
};
