import { inOrder } from '../journal/fold.ts';
import type { JournalEntry, JournalKind } from '../journal/operations.ts';
import type { LocalDay } from '../planner/types.ts';

export const ADDED_KINDS = ['shopping.add', 'shopping.tick'] as const satisfies readonly JournalKind[];

/** A line that the member wrote. */
export interface AddedLine {
  /** What the journal calls it. */
  readonly item: string;
  readonly name: string;
  /** In the member's own words; may be empty. */
  readonly quantity: string;
  readonly ticked: boolean;
}

/** The member's own lines, oldest first: until they are taken off, or the day after they were ticked. */
export const addedLines = (entries: readonly JournalEntry[], today: LocalDay): readonly AddedLine[] => {
  const lines = new Map<string, Omit<AddedLine, 'ticked'>>();
  const ticked = new Map<string, LocalDay>();
  for (const entry of inOrder(entries)) {
    if (entry.kind === 'shopping.add') {
      const { wanted, ...line } = entry.payload;
      if (wanted) lines.set(line.item, line);
      else lines.delete(line.item);
    }
    if (entry.kind === 'shopping.tick') {
      if (entry.payload.ticked) ticked.set(entry.payload.item, entry.day);
      else ticked.delete(entry.payload.item);
    }
  }
  return [...lines.values()]
    .filter(({ item }) => (ticked.get(item) ?? today) >= today)
    .map((line) => ({ ...line, ticked: ticked.has(line.item) }));
};
