import { isStockKind, STOCK_KINDS } from '../pantry/stock.ts';
import { stockCorrections } from '../pantry/take-back-stock.ts';
import { eatenKey, foldDay, inOrder } from './fold.ts';
import { isLastWord, type LastWord, subjectKey, withdrawn } from './last-word.ts';
import type { JournalEntry, JournalFact, JournalKind, JournalOperation } from './operations.ts';

/** The kinds whose operations bear on what one of `kind` did. */
export const relatedKinds = (kind: JournalKind): readonly JournalKind[] => {
  if (isStockKind(kind)) return STOCK_KINDS;
  return kind === 'routine.set' || kind === 'routine.remove' ? ['routine.set', 'routine.remove'] : [kind];
};

/** False where an operation of another day may bear on what one of `kind` did. */
export const isOfItsDay = (kind: JournalKind): boolean =>
  !isStockKind(kind) && !['shopping.add', 'shopping.tick', 'routine.set', 'routine.remove'].includes(kind);

/** The word before the ones that go; none where another was said since. */
const previousWord = (
  gone: LastWord,
  entries: readonly JournalEntry[],
  others: readonly JournalEntry[],
): JournalFact | null => {
  const key = subjectKey(gone);
  const isAbout = (entry: JournalEntry): boolean => isLastWord(entry) && subjectKey(entry) === key;
  if (inOrder(entries).findLast(isAbout)?.id !== gone.id) return null;
  const before = inOrder(others).findLast(isAbout);
  // Of one kind with its payload, as `gone` is; the type of an entry cannot say so.
  return before === undefined
    ? withdrawn(gone)
    : ({ day: before.day, kind: before.kind, payload: before.payload } as JournalFact);
};

const opposite = (
  gone: Exclude<JournalOperation, { readonly kind: 'pantry.set' }>,
  entries: readonly JournalEntry[],
  others: readonly JournalEntry[],
): JournalFact | null => {
  const { day } = gone;
  if (isLastWord(gone)) return previousWord(gone, entries, others);
  const fold = (some: readonly JournalEntry[]) => foldDay(some.filter((entry) => entry.day === day));
  switch (gone.kind) {
    case 'water.add':
      return { day, kind: gone.kind, payload: { litres: -gone.payload.litres } };
    case 'meal.eaten': {
      const key = eatenKey(gone.payload.slot, gone.payload.dish);
      const before = fold(others).eaten.get(key);
      const eaten = before !== undefined;
      if (fold(entries).eaten.has(key) === eaten) return null;
      return {
        day,
        kind: gone.kind,
        payload: { ...gone.payload, kcal: before?.kcal ?? gone.payload.kcal, eaten },
      };
    }
    case 'shopping.tick': {
      const { item } = gone.payload;
      const ticked = foldDay(others).ticks.has(item);
      return foldDay(entries).ticks.has(item) === ticked
        ? null
        : { day, kind: gone.kind, payload: { item, ticked } };
    }
    case 'weight.set': {
      const kg = fold(others).weightKg;
      return fold(entries).weightKg === kg ? null : { day, kind: gone.kind, payload: { kg } };
    }
    case 'routine.set':
    case 'routine.remove': {
      const { routine } = gone.payload;
      const about = (entry: JournalEntry): boolean =>
        (entry.kind === 'routine.set' || entry.kind === 'routine.remove') &&
        entry.payload.routine === routine;
      if (inOrder(entries).findLast(about)?.id !== gone.id) return null;
      const before = inOrder(others).findLast(about);
      return before?.kind === 'routine.set'
        ? { day, kind: before.kind, payload: before.payload }
        : { day, kind: 'routine.remove', payload: { routine } };
    }
  }
};

/**
 * The opposite of an operation that the server may already have: the facts that, appended, leave what would be
 * there without all of `goneIds`; none where nothing of it is left to undo. `entries` are those of its related
 * kinds, the opposites so far among them.
 */
export const takeBack = (
  gone: JournalOperation,
  goneIds: ReadonlySet<string>,
  entries: readonly JournalEntry[],
): readonly JournalFact[] => {
  const others = entries.filter(({ id }) => !goneIds.has(id));
  const fact = gone.kind === 'pantry.set' ? null : opposite(gone, entries, others);
  const facts = fact === null ? [] : [fact];
  return [...facts, ...stockCorrections(gone, facts, entries, others)];
};
