import type { Slot } from '../../../terms/food.ts';
import type { JournalEntry, JournalKind } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { inOrder } from '../../food/journal/fold.ts';

/** The kinds that the stock is made of. */
export const STOCK_KINDS = [
  'pantry.set',
  'shopping.bought',
  'meal.cooked',
] as const satisfies readonly JournalKind[];

export const isStockKind = (kind: JournalKind): kind is (typeof STOCK_KINDS)[number] =>
  STOCK_KINDS.some((one) => one === kind);

/** Grams as bought that are at home, by food; what there is nothing of is not in it. */
export type Stock = ReadonlyMap<string, number>;

/** The member counted: whatever was said of the food before is in this number. */
interface Count {
  readonly kind: 'count';
  readonly grams: number;
}

/** The total that one subject (a day's purchase, a cooked meal) added or removed; the last one holds. */
interface Total {
  readonly kind: 'in' | 'out';
  readonly subject: string;
  readonly grams: number;
}

type Word = Count | Total;

const NOTHING_LEFT_G = 1e-6;

export const cookedKey = (meal: {
  readonly day: LocalDay;
  readonly slot: Slot;
  readonly recipe: string;
}): string => JSON.stringify([meal.day, meal.slot, meal.recipe]);

/** The words about each food, in the journal's order. A meal that takes less of a food now says so. */
const wordsByFood = (
  entries: readonly JournalEntry[],
  nameOf: (food: string) => string,
): ReadonlyMap<string, readonly Word[]> => {
  const words = new Map<string, Word[]>();
  const say = (food: string, word: Word): void => {
    const said = words.get(food);
    if (said === undefined) words.set(food, [word]);
    else said.push(word);
  };
  const touched = new Map<string, ReadonlySet<string>>();
  for (const entry of inOrder(entries)) {
    switch (entry.kind) {
      case 'pantry.set':
        say(nameOf(entry.payload.food), { kind: 'count', grams: entry.payload.grams });
        break;
      case 'shopping.bought': {
        const { food, grams } = entry.payload;
        say(nameOf(food), { kind: 'in', subject: JSON.stringify([entry.day, food]), grams });
        break;
      }
      case 'meal.cooked': {
        const subject = cookedKey({ day: entry.day, ...entry.payload });
        const takes = new Map<string, number>();
        for (const food of touched.get(subject) ?? []) takes.set(food, 0);
        for (const { food, grams } of entry.payload.cooked ? entry.payload.takes : []) {
          const name = nameOf(food);
          takes.set(name, (takes.get(name) ?? 0) + grams);
        }
        for (const [food, grams] of takes) say(food, { kind: 'out', subject, grams });
        touched.set(subject, new Set(takes.keys()));
        break;
      }
    }
  }
  return words;
};

/** The last total of each subject before `end`. */
const lastTotals = (words: readonly Word[], end: number): Map<string, number> => {
  const totals = new Map<string, number>();
  for (let at = 0; at < end; at += 1) {
    const word = words[at];
    if (word !== undefined && word.kind !== 'count') totals.set(word.subject, word.grams);
  }
  return totals;
};

const gramsLeft = (words: readonly Word[]): number => {
  const start = words.findLastIndex(({ kind }) => kind === 'count');
  const count = words[start];
  const meant = lastTotals(words, words.length);
  const reached = lastTotals(words, start);
  let grams = count?.kind === 'count' ? count.grams : 0;
  for (let at = start + 1; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined || word.kind === 'count') continue;
    const before = reached.get(word.subject) ?? 0;
    const now = Math.min(word.grams, meant.get(word.subject) ?? 0);
    if (now <= before) continue;
    reached.set(word.subject, now);
    grams = word.kind === 'in' ? grams + now - before : Math.max(grams - (now - before), 0);
  }
  return grams;
};

/**
 * The stock at home, calculated from the journal, in grams as bought.
 *
 *     stock = the last count + bought since - cooked since, never below nothing
 *
 * A count (`pantry.set`) replaces everything before it. After it, only the last entry of each purchase (a day's total
 * of a food) and of each cooked meal holds, at the place of its first one: undoing an entry and adding it again changes
 * nothing. Cooking with more than the pantry knows of leaves zero and no debt, because the cook must have had it.
 *
 * `nameOf` gives foods that are one thing in the shop one name.
 */
export const stockOf = (
  entries: readonly JournalEntry[],
  nameOf: (food: string) => string = (food) => food,
): Stock =>
  new Map(
    [...wordsByFood(entries, nameOf)]
      .map(([food, words]) => [food, gramsLeft(words)] as const)
      .filter(([, grams]) => grams > NOTHING_LEFT_G),
  );
