import type { JournalEntry } from '../../../terms/journal.ts';
import { inOrder } from '../../food/journal/fold.ts';
import { lineKey, type ShopThings } from './shop-things.ts';

/** The last tick of a line: by its name alone, or with the bought amount. */
export type LineWord = 'named' | 'bought';

/** The lines that are ticked now, by `lineKey`: of `shopping.tick` and `shopping.bought` the last word holds. */
export const lineWords = (
  entries: readonly JournalEntry[],
  things: ShopThings | null,
): ReadonlyMap<string, LineWord> => {
  const words = new Map<string, LineWord>();
  const say = (key: string, word: LineWord | null): void => {
    if (word === null) words.delete(key);
    else words.set(key, word);
  };
  for (const entry of inOrder(entries)) {
    if (entry.kind === 'shopping.tick') say(entry.payload.item, entry.payload.ticked ? 'named' : null);
    if (entry.kind !== 'shopping.bought') continue;
    const thing = things?.of(entry.payload.food) ?? null;
    if (thing !== null) say(lineKey(thing), entry.payload.grams > 0 ? 'bought' : null);
  }
  return words;
};
