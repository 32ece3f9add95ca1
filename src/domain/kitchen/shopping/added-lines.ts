import type { JournalEntry, JournalKind } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { inOrder } from '../../food/journal/fold.ts';

export const ADDED_KINDS = ['shopping.add', 'shopping.tick'] as const satisfies readonly JournalKind[];

export const isAddedKind = (kind: JournalKind): kind is (typeof ADDED_KINDS)[number] =>
  ADDED_KINDS.some((one) => one === kind);

/** A line that the member wrote. */
export interface AddedLine {
  /** The item's key in the journal. */
  readonly item: string;
  readonly name: string;
  /** In the member's own words; may be empty. */
  readonly quantity: string;
  readonly ticked: boolean;
}

interface Written {
  readonly lines: ReadonlyMap<string, Omit<AddedLine, 'ticked'>>;
  /** The day of each tick that holds, the member's own line or not. */
  readonly ticked: ReadonlyMap<string, LocalDay>;
}

/**
 * The member's own lines, oldest first, until they are taken off. A line is over on the day after its tick: what is
 * said of it from then on speaks of a new one.
 */
export const writtenLines = (entries: readonly JournalEntry[]): Written => {
  const lines = new Map<string, Omit<AddedLine, 'ticked'>>();
  const ticked = new Map<string, LocalDay>();
  for (const { day, kind, payload } of inOrder(entries)) {
    if (kind !== 'shopping.add' && kind !== 'shopping.tick') continue;
    const { item } = payload;
    if ((ticked.get(item) ?? day) < day) {
      lines.delete(item);
      ticked.delete(item);
    }
    if (kind === 'shopping.add') {
      const { wanted, ...line } = payload;
      if (wanted) lines.set(item, line);
      else lines.delete(item);
    } else if (payload.ticked) ticked.set(item, day);
    else ticked.delete(item);
  }
  return { lines, ticked };
};

/** Those that stand on the list of `today`: also on the day of their tick. */
export const addedLines = (entries: readonly JournalEntry[], today: LocalDay): readonly AddedLine[] => {
  const { lines, ticked } = writtenLines(entries);
  return [...lines.values()]
    .filter(({ item }) => (ticked.get(item) ?? today) >= today)
    .map((line) => ({ ...line, ticked: ticked.has(line.item) }));
};
