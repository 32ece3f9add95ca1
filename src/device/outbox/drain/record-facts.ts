import type { AppError } from '../../../terms/app-error.ts';
import type { JournalFact, JournalOperation } from '../../../terms/journal.ts';
import { ok, type Result } from '../../../terms/result.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { writeMemberSetting } from '../../db/settings.ts';
import { atOnce, atomically } from '../../db/storage.ts';
import { appendNew } from '../../journal/journal.ts';
import { addNewRow } from '../rows/outbox.ts';
import { toRow } from './command.ts';

export interface Recording {
  readonly facts: readonly JournalFact[];
  /** Other writes of the same tap on this device; it awaits repositories only. */
  readonly write?: (db: MemberDatabase) => Promise<unknown>;
  readonly nextId: () => string;
  readonly now: number;
  /** False where the backend has no journal: the facts stay on this device. */
  readonly travels: boolean;
}

/**
 * Stores the facts of one tap and the row that sends them in ONE transaction, and answers them as they are stored. They
 * travel in one row, so that the server too takes all of them or none.
 */
export const recordFacts = async (
  db: MemberDatabase,
  { facts, write, nextId, now, travels }: Recording,
): Promise<Result<readonly JournalOperation[], AppError>> => {
  if (facts.length === 0) return ok([]);
  const operations = facts.map((fact) => ({ ...fact, id: nextId() }) as JournalOperation);
  const intent = { kind: 'journal.append', payload: { operations } } as const;
  const row = travels ? await toRow(db, intent, nextId(), now) : null;
  const writes = (): PromiseLike<unknown>[] => [
    appendNew(db, operations),
    row === null ? writeMemberSetting(db, 'journalStays', true) : addNewRow(db, row),
  ];
  const stored =
    write === undefined
      ? await atOnce(db, [db.journal, row === null ? db.settings : db.outbox], writes)
      : await atomically(db, async () => {
          await Promise.all(writes());
          await write(db);
        });
  // The ids are new: what has them already is the first try, which was committed when the connection was lost.
  const isThere = !stored.ok && stored.error.kind === 'storage' && stored.error.reason === 'ConstraintError';
  return stored.ok || isThere ? ok(operations) : stored;
};
