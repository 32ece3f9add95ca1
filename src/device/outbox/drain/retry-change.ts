import type { AppError } from '../../../terms/app-error.ts';
import type { Result } from '../../../terms/result.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { atomically, stored } from '../../db/storage.ts';
import { isCycleNotes } from '../kinds/journal.ts';
import { findUnsent, retryRow } from '../rows/unsent.ts';
import { endSharing, isShared, retryNotes } from './cycle-notes.ts';

/**
 * Queues a refused change again, at its old position in the outbox. Cycle notes that are no longer shared must not be
 * sent: they are in the outbox only because the end of sharing was interrupted, so that is finished instead.
 */
export const retryChange = async (db: MemberDatabase, rowId: string): Promise<Result<void, AppError>> => {
  const found = await stored(db, async () => ({
    row: await findUnsent(db, rowId),
    sharesCycle: await isShared(db),
  }));
  if (!found.ok) return found;
  const { row, sharesCycle } = found.value;
  if (row === null || !isCycleNotes(row)) return atomically(db, () => retryRow(db, rowId));
  return sharesCycle ? retryNotes(db, row) : endSharing(db);
};
