import { JOURNAL_PAGE } from '../../../contract/journal.ts';
import type { JournalOperation } from '../../../terms/journal.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { addNewRow } from '../rows/outbox.ts';
import { toRow } from './command.ts';

const isRetraction = ({ kind }: JournalOperation): boolean => kind === 'entry.retract';

/** Cuts a list into lists of at most `size`, in order. */
export const pagesOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, page) =>
    all.slice(page * size, (page + 1) * size),
  );

/**
 * Queues many operations, in their order, at most a page in one outbox entry. Returns the ids of those entries. Run it
 * in a transaction.
 */
export const queueOperations = async (
  db: MemberDatabase,
  entries: readonly JournalOperation[],
  nextId: () => string,
  now: number,
): Promise<readonly string[]> => {
  const ids: string[] = [];
  // Retractions travel in entries of their own: the two lists are discarded in different ways.
  const apart = [entries.filter(isRetraction), entries.filter((entry) => !isRetraction(entry))];
  for (const page of apart.flatMap((rows) => pagesOf(rows, JOURNAL_PAGE))) {
    const operations = page.map(
      ({ id, day, kind, payload }) => ({ id, day, kind, payload }) as JournalOperation,
    );
    const row = await toRow(db, { kind: 'journal.append', payload: { operations } }, nextId(), now);
    await addNewRow(db, row);
    ids.push(row.id);
  }
  return ids;
};
