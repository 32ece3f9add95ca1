import type { IntentPayloads, OutboxRow } from '../data/intents.ts';
import type { MemberDatabase } from '../data/member-database.ts';
import { findUnsent, replaceOperations } from '../data/repositories/given-up.ts';
import { appendOperation, readJournalKind, readJournalKinds } from '../data/repositories/journal.ts';
import { discardRow } from '../data/repositories/outbox.ts';
import { atomically } from '../data/storage.ts';
import type { JournalRow } from '../data/stored-rows.ts';
import type { AppError } from '../domain/app-error.ts';
import type { JournalOperation } from '../domain/journal/operations.ts';
import { isOfItsDay, relatedKinds, takeBack } from '../domain/journal/take-back.ts';
import type { Result } from '../domain/result.ts';

/** True where a try ended without an answer: the server may have the change all the same. */
export const mayHaveArrived = ({ state, lastError }: Pick<OutboxRow, 'state' | 'lastError'>): boolean =>
  state !== 'refused' && lastError !== null;

/** What bears on the operation: of most kinds its day alone. */
const readRelated = (db: MemberDatabase, { day, kind }: JournalOperation): Promise<JournalRow[]> =>
  isOfItsDay(kind) ? readJournalKind(db, kind, day, day) : readJournalKinds(db, relatedKinds(kind));

const appendOpposites = async (
  db: MemberDatabase,
  operations: readonly JournalOperation[],
  nextId: () => string,
): Promise<readonly JournalOperation[]> => {
  const goneIds = new Set(operations.map(({ id }) => id));
  const opposites: JournalOperation[] = [];
  for (const operation of operations.toReversed()) {
    const entries = await readRelated(db, operation);
    for (const fact of takeBack(operation, goneIds, entries)) {
      const opposite = { ...fact, id: nextId() } as JournalOperation;
      await appendOperation(db, opposite);
      opposites.push(opposite);
    }
  }
  return opposites;
};

/**
 * Gives a change up in ONE transaction, unless it is on its way at this moment. What it showed on this device
 * goes with it. Entries of the log that the server may have (their answer was lost) cannot simply be removed,
 * the next pull would bring them back: their opposite is appended and sent with them.
 */
export const discardChange = (
  db: MemberDatabase,
  rowId: string,
  nextId: () => string,
): Promise<Result<void, AppError>> =>
  atomically(db, async () => {
    const row = await findUnsent(db, rowId);
    if (row === null) return;
    if (row.kind !== 'journal.append' || !mayHaveArrived(row)) return discardRow(db, rowId);
    const { operations } = row.payload as IntentPayloads['journal.append'];
    const opposites = await appendOpposites(db, operations, nextId);
    return replaceOperations(db, row, [...operations, ...opposites]);
  });
