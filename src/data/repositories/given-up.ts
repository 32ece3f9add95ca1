import type { JournalOperation } from '../../domain/journal/operations.ts';
import type { OutboxRow } from '../intents.ts';
import type { MemberDatabase } from '../member-database.ts';

/** The change, unless it is on its way at this moment or gone. */
export const findUnsent = async (db: MemberDatabase, id: string): Promise<OutboxRow | null> => {
  const row = await db.outbox.where('id').equals(id).first();
  return row === undefined || row.state === 'sending' ? null : row;
};

/** Sends `operations` in the place of those the row held. */
export const replaceOperations = async (
  db: MemberDatabase,
  row: OutboxRow,
  operations: readonly JournalOperation[],
): Promise<void> => {
  await db.outbox.put({ ...row, payload: { operations } });
};
