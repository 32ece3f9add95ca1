import type { JournalEntry } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { inOrder } from '../../food/journal/fold.ts';

/** Grams bought on a day, by thing: the last total of each food. */
export const boughtOn = (
  entries: readonly JournalEntry[],
  day: LocalDay,
  nameOf: (food: string) => string,
): ReadonlyMap<string, number> => {
  const totals = new Map<string, number>();
  for (const entry of inOrder(entries))
    if (entry.kind === 'shopping.bought' && entry.day === day)
      totals.set(entry.payload.food, entry.payload.grams);
  const bought = new Map<string, number>();
  for (const [food, grams] of totals) bought.set(nameOf(food), (bought.get(nameOf(food)) ?? 0) + grams);
  return bought;
};
