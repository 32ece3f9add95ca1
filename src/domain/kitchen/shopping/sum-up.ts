import type { JournalEntry, JournalFact, JournalKind } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { STOCK_KINDS, stockOf } from '../pantry/stock.ts';
import { ADDED_KINDS, writtenLines } from './added-lines.ts';
import type { ShopThings } from './shop-things.ts';

/** The kinds that count beyond their own day. */
export const SHOPPING_KINDS = [...STOCK_KINDS, ...ADDED_KINDS] as const satisfies readonly JournalKind[];

export const isShoppingKind = (kind: string): boolean => SHOPPING_KINDS.some((one) => one === kind);

/** Goes up whenever these kinds, their payloads or their folds change: a sum of another version is not used. */
export const SUM_VERSION = 1;

/** Names of foods that are one thing in the shop. */
export interface FoodNames {
  readonly nameOf: (food: string) => string;
  /** Names those foods: sums of amounts hold as long as it stays the same. */
  readonly merged: string;
}

export const foodNames = ({ of }: ShopThings, foods: Iterable<string>): FoodNames => {
  const nameOf = (food: string): string => of(food)?.id ?? food;
  const merged = [...foods].filter((food) => nameOf(food) !== food).map((food) => `${food}>${nameOf(food)}`);
  return { nameOf, merged: merged.join() };
};

/** The days that nobody speaks of any more: up to `upTo`, and from after `until`, where only a wrong clock is. */
export interface DaysOver {
  readonly upTo: LocalDay;
  readonly until: LocalDay;
}

export const isOver = (day: LocalDay, { upTo, until }: DaysOver): boolean => day <= upTo || day > until;

/**
 * A few facts that say what `entries` do: a count of each thing at home, and the lines that the member wrote.
 * `entries` are the beginning of the log, all of days that are over; in their place, whatever follows them comes to
 * the same stock and the same lines, unless it speaks of a day that is over.
 */
export const sumUp = (
  entries: readonly JournalEntry[],
  { upTo }: DaysOver,
  nameOf: (food: string) => string,
): readonly JournalEntry[] => {
  const counts = [...stockOf(entries, nameOf)].map(
    ([food, grams]): JournalFact => ({ day: upTo, kind: 'pantry.set', payload: { food, grams } }),
  );
  const { lines, ticked } = writtenLines(entries);
  const isTickedLater = (item: string): boolean => (ticked.get(item) ?? upTo) > upTo;
  const standing = [...lines.values()]
    .filter(({ item }) => !ticked.has(item) || isTickedLater(item))
    .map((line): JournalFact => ({ day: upTo, kind: 'shopping.add', payload: { ...line, wanted: true } }));
  const ticks = [...ticked]
    .filter(([item]) => isTickedLater(item))
    .map(([item, day]): JournalFact => ({ day, kind: 'shopping.tick', payload: { item, ticked: true } }));
  // The server's own places begin with 1.
  return [...counts, ...standing, ...ticks].map(
    (fact, at) => ({ ...fact, id: `sum-${at}`, seq: at, serverSeq: 0 }) as JournalEntry,
  );
};
