import type { JournalOperation } from '../../../terms/journal.ts';
import type { IntentPayloads, OutboxRow } from '../../db/intents.ts';
import type { MemberDatabase } from '../../db/member-database.ts';

/** Journal entries that outbox entries carry. */

/** The journal entries of an outbox entry; none for other kinds. */
export const operationsOf = ({ kind, payload }: OutboxRow): readonly JournalOperation[] =>
  kind === 'journal.append' ? (payload as IntentPayloads['journal.append']).operations : [];

const entriesOf = (db: MemberDatabase, rows: readonly OutboxRow[]) =>
  db.journal.where('id').anyOf(rows.flatMap(operationsOf).map(({ id }) => id));

/**
 * Takes a change out of the queue for good: with an entry of the journal goes what it changed on the screen, so that
 * this device shows what all others do. To be run in ONE transaction.
 */
export const discardRow = async (db: MemberDatabase, row: OutboxRow): Promise<void> => {
  await entriesOf(db, [row])
    .and(({ serverSeq }) => serverSeq === null)
    .delete();
  await db.outbox.delete(row.order);
};

/** Gives what rows logged its place while they are refused; null where they are sent again. */
export const setRefusedAfter = async (
  db: MemberDatabase,
  rows: readonly OutboxRow[],
  refusedAfter: number | null,
): Promise<void> => {
  await entriesOf(db, rows).modify({ refusedAfter });
};
