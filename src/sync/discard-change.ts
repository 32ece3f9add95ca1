import { canRead, changeKind } from '../data/changes/changes.ts';
import { isCycleNotes } from '../data/changes/journal.ts';
import type { OutboxRow } from '../data/intents.ts';
import type { MemberDatabase } from '../data/member-database.ts';
import { appendOperation, hide } from '../data/repositories/journal.ts';
import { discardRow, operationsOf } from '../data/repositories/logged-by-rows.ts';
import { addRow, countUnsent, isUnconfirmed, listOutbox, removeRows } from '../data/repositories/outbox.ts';
import { findUnsent, holdsAny, showAgain } from '../data/repositories/unsent.ts';
import { atomically, stored } from '../data/storage.ts';
import type { AppError } from '../domain/app-error.ts';
import { type JournalOperation, retractedBy } from '../domain/journal/operations.ts';
import { ok, type Result } from '../domain/result.ts';
import { toRow } from './command.ts';
import { endSharing } from './cycle-notes.ts';

/** True for an entry that retracts entries of the journal. */
export const isRetraction = (row: OutboxRow): boolean => retractedBy(operationsOf(row)).length > 0;

export const canBeDiscarded = (row: OutboxRow): boolean =>
  canRead(row) &&
  row.state !== 'sending' &&
  changeKind(row.kind).canDiscard !== false &&
  (row.state === 'refused' || !isRetraction(row));

/**
 * Removes journal entries from this device. If the server may already have them, queues a retraction; retraction and entry
 * commute, so arrival order does not matter.
 */
const retractEntries = async (db: MemberDatabase, row: OutboxRow, nextId: () => string): Promise<void> => {
  const said = operationsOf(row);
  await discardRow(db, row);
  if (isRetraction(row)) return showAgain(db, retractedBy(said));
  const arrived = await holdsAny(
    db,
    said.map(({ id }) => id),
  );
  if (!arrived && !isUnconfirmed(row)) return;
  const operations = said.map(
    ({ id, day }): JournalOperation => ({
      id: nextId(),
      day,
      kind: 'entry.retract',
      payload: { entry: id },
    }),
  );
  for (const operation of operations) await appendOperation(db, operation);
  await hide(db, retractedBy(operations));
  const intent = { kind: 'journal.append', payload: { operations } } as const;
  await addRow(db, await toRow(db, intent, nextId(), row.createdAt));
};

/**
 * Discards a change in ONE transaction, together with what it showed on this device; journal entries that the server may
 * have are retracted there. Returns false where the change is being sent, has left the outbox, or must not be discarded:
 * a retraction only may be when the server refused it. Discarded cycle notes stay on this device and are no longer
 * shared, or the next sharing would send them again.
 */
export const discardChange = async (
  db: MemberDatabase,
  rowId: string,
  nextId: () => string,
  write?: () => Promise<unknown>,
): Promise<Result<boolean, AppError>> => {
  const found = await stored(db, () => findUnsent(db, rowId));
  if (!found.ok) return found;
  if (found.value !== null && isCycleNotes(found.value)) {
    const ended = await endSharing(db);
    return ended.ok ? ok(true) : ended;
  }
  return atomically(db, async () => {
    const row = await findUnsent(db, rowId);
    if (row === null || !canBeDiscarded(row)) return false;
    await changeKind(row.kind).discarded?.(db, row);
    if (row.kind === 'journal.append') await retractEntries(db, row, nextId);
    else await discardRow(db, row);
    await write?.();
    return true;
  });
};

/**
 * Discards everything unsent in ONE transaction, also what is being sent. Returns how many entries are in the outbox then:
 * they retract what the server may have of the journal.
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
