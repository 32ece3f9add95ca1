import { canRead, type OutboxRow } from '../data/intents.ts';
import type { MemberDatabase } from '../data/member-database.ts';
import { findUnsent, holdsAny, keepInputsHere, showAgain } from '../data/repositories/given-up.ts';
import { appendOperation, hide } from '../data/repositories/journal.ts';
import { discardRow, operationsOf } from '../data/repositories/logged-by-rows.ts';
import { addRow, countUnsent, isDoubtful, listOutbox, removeRows } from '../data/repositories/outbox.ts';
import { atomically, stored } from '../data/storage.ts';
import type { AppError } from '../domain/app-error.ts';
import { givenUpBy, type JournalOperation } from '../domain/journal/operations.ts';
import { ok, type Result } from '../domain/result.ts';
import { toRow } from './command.ts';
import { endSharing } from './end-sharing.ts';

/** True for what gives entries of the log up. */
export const isRetraction = (row: OutboxRow): boolean => givenUpBy(operationsOf(row)).length > 0;

/** A new profile is mended instead: it may be all there is of onboarding, and this device keeps settings of it beside. */
export const mayBeGivenUp = (row: OutboxRow): boolean =>
  canRead(row) &&
  row.state !== 'sending' &&
  row.kind !== 'profile.create' &&
  (row.state === 'refused' || !isRetraction(row));

/** Of what the server may have it is told, in a row of its own: in whatever order both arrive, it was never said. */
const giveUpEntries = async (db: MemberDatabase, row: OutboxRow, nextId: () => string): Promise<void> => {
  const said = operationsOf(row);
  await discardRow(db, row);
  if (isRetraction(row)) return showAgain(db, givenUpBy(said));
  const arrived = await holdsAny(
    db,
    said.map(({ id }) => id),
  );
  if (!arrived && !isDoubtful(row)) return;
  const operations = said.map(
    ({ id, day }): JournalOperation => ({
      id: nextId(),
      day,
      kind: 'entry.retract',
      payload: { entry: id },
    }),
  );
  for (const operation of operations) await appendOperation(db, operation);
  await hide(db, givenUpBy(operations));
  const intent = { kind: 'journal.append', payload: { operations } } as const;
  await addRow(db, await toRow(db, intent, nextId(), row.createdAt));
};

/**
 * Gives a change up in ONE transaction, unless it is on its way at this moment. What it showed on this device
 * goes with it, and of entries of the log what the server may have of them. What gives entries up is itself given up
 * only where the server refused it. Cycle notes stay where they are, no longer shared: opening them would send what
 * was discarded. False where the change is on its way, gone, or not to be given up.
 */
export const discardChange = async (
  db: MemberDatabase,
  rowId: string,
  nextId: () => string,
  write?: () => Promise<unknown>,
): Promise<Result<boolean, AppError>> => {
  const found = await stored(db, () => findUnsent(db, rowId));
  if (!found.ok) return found;
  if (found.value?.kind === 'cycle.share') {
    const ended = await endSharing(db);
    return ended.ok ? ok(true) : ended;
  }
  return atomically(db, async () => {
    const row = await findUnsent(db, rowId);
    if (row === null || !mayBeGivenUp(row)) return false;
    if (row.kind === 'plan-inputs.put') await keepInputsHere(db, rowId);
    if (row.kind === 'journal.append') await giveUpEntries(db, row, nextId);
    else await discardRow(db, row);
    await write?.();
    return true;
  });
};

/**
 * Gives everything unsent up in ONE transaction, also what is on its way at this moment. Answers how many rows wait
 * then: they take back what the server may have of the log.
 */
export const discardAll = (db: MemberDatabase, nextId: () => string): Promise<Result<number, AppError>> =>
  atomically(db, async () => {
    for (const row of await listOutbox(db)) {
      if (!canRead(row)) await removeRows(db, [row]);
      else if (row.kind !== 'journal.append') await discardRow(db, row);
      else if (row.state === 'refused' || !isRetraction(row)) await giveUpEntries(db, row, nextId);
    }
    return countUnsent(db);
  });
