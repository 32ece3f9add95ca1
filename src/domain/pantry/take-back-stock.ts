import type { JournalEntry, JournalFact, JournalOperation } from '../journal/operations.ts';
import { cookedKey, type Stock, stockOf } from './stock.ts';

/** What `facts` will be once they are appended. */
const appended = (facts: readonly JournalFact[]): readonly JournalEntry[] =>
  facts.map(
    (fact, at) => ({ ...fact, id: `appended-${at}`, seq: Number.MAX_VALUE, serverSeq: null }) as JournalEntry,
  );

/** The foods whose stock an operation bears on: of a meal, also those that an earlier word about it took. */
const foodsOf = (gone: JournalOperation, entries: readonly JournalEntry[]): ReadonlySet<string> => {
  if (gone.kind === 'pantry.set' || gone.kind === 'shopping.bought') return new Set([gone.payload.food]);
  if (gone.kind !== 'meal.cooked') return new Set();
  const keyOf = ({ day, payload }: Extract<JournalOperation, { readonly kind: 'meal.cooked' }>): string =>
    cookedKey({ day, ...payload });
  const words = entries.flatMap((entry) =>
    entry.kind === 'meal.cooked' && keyOf(entry) === keyOf(gone) ? entry.payload.takes : [],
  );
  return new Set([...gone.payload.takes, ...words].map(({ food }) => food));
};

const SAME_G = 1e-6;
const gramsIn = (stock: Stock, food: string): number => stock.get(food) ?? 0;

/**
 * The counts after which, of each food that `gone` bears on, as much is at home as `others` alone give; none where
 * `facts` say enough. A count in between, or a stock that ran out, makes the opposite of a word say too much or
 * too little.
 */
export const stockCorrections = (
  gone: JournalOperation,
  facts: readonly JournalFact[],
  entries: readonly JournalEntry[],
  others: readonly JournalEntry[],
): readonly JournalFact[] => {
  const foods = [...foodsOf(gone, entries)];
  if (foods.length === 0) return [];
  const now = stockOf([...entries, ...appended(facts)]);
  const wanted = stockOf(others);
  return foods
    .filter((food) => Math.abs(gramsIn(now, food) - gramsIn(wanted, food)) > SAME_G)
    .map((food) => ({ day: gone.day, kind: 'pantry.set', payload: { food, grams: gramsIn(wanted, food) } }));
};
