import type { AppError } from '../../../terms/app-error.ts';
import { type JournalOperation, retractedBy } from '../../../terms/journal.ts';
import type { Result } from '../../../terms/result.ts';
import type { OutboxRow } from '../../db/intents.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { atomically } from '../../db/storage.ts';
import { appendOperation, markRetracted } from '../../journal/journal.ts';
import { canRead, changeKind } from '../kinds/changes.ts';
import { discardRow, operationsOf } from '../rows/logged-by-rows.ts';
import { addRow, countUnsent, isUnconfirmed, listOutbox, removeRows } from '../rows/outbox.ts';
import { findUnsent, holdsAny, showAgain } from '../rows/unsent.ts';
import { toRow } from './command.ts';

/** True for an outbox entry that retracts journal entries. */
export const isRetraction = (row: OutboxRow): boolean => retractedBy(operationsOf(row)).length > 0;

/** False while an entry is being sent, and for a retraction unless the server refused it. */
export const canBeDiscarded = (row: OutboxRow): boolean =>
  canRead(row) &&
  row.state !== 'sending' &&
  changeKind(row.kind).canDiscard !== false &&
  (row.state === 'refused' || !isRetraction(row));

/**
 * Removes journal entries from this device. If the server may already have them, queues a retraction. Retraction and
 * entry commute, so arrival order does not matter.
 */
const retractEntries = async (db: MemberDatabase, row: OutboxRow, nextId: () => string): Promise<void> => {
  const entries = operationsOf(row);
  await discardRow(db, row);
  if (isRetraction(row)) return showAgain(db, retractedBy(entries));
  const arrived = await holdsAny(
    db,
    entries.map(({ id }) => id),
  );
  if (!arrived && !isUnconfirmed(row)) return;
  const operations = entries.map(
    ({ id, day }): JournalOperation => ({
      id: nextId(),
      day,
      kind: 'entry.retract',
      payload: { entry: id },
    }),
  );
  for (const operation of operations) await appendOperation(db, operation);
  await markRetracted(db, retractedBy(operations));
  const intent = { kind: 'journal.append', payload: { operations } } as const;
  await addRow(db, await toRow(db, intent, nextId(), row.createdAt));
};

/**
 * Discards a change and its effect on this device in ONE transaction, with `write` in it. Journal entries that the
 * server may have are retracted there. Returns false if the change has left the outbox or cannot be discarded.
 */
export const discardChange = (
  db: MemberDatabase,
  rowId: string,
  nextId: () => string,
  write?: () => Promise<unknown>,
): Promise<Result<boolean, AppError>> =>
  atomically(db, async () => {
    const row = await findUnsent(db, rowId);
    if (row === null || !canBeDiscarded(row)) return false;
    await changeKind(row.kind).discarded?.(db, row);
    if (row.kind === 'journal.append') await retractEntries(db, row, nextId);
    else await discardRow(db, row);
    await write?.();
    return true;
  });

/**
 * Discards every unsent change in ONE transaction, even one that is being sent. Returns how many outbox entries are
 * left: the retractions of journal entries that the server may have.
 */
export const discardAll = (db: MemberDatabase, nextId: () => string): Promise<Result<number, AppError>> =>
  atomically(db, async () => {
    for (const row of await listOutbox(db)) {
      if (!canRead(row)) await removeRows(db, [row]);
      else if (row.kind !== 'journal.append') await discardRow(db, row);
      else if (row.state === 'refused' || !isRetraction(row)) await retractEntries(db, row, nextId);
    }
    return countUnsent(db);
  });
