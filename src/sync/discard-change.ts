import type { IntentPayloads, OutboxRow } from '../data/intents.ts';
import type { MemberDatabase } from '../data/member-database.ts';
import { findUnsent, keepInputsHere, noteGone, replaceRow } from '../data/repositories/given-up.ts';
import { appendOperation, readJournalKind, readJournalKinds } from '../data/repositories/journal.ts';
import { addRow, discardRow, listKind } from '../data/repositories/outbox.ts';
import { atomically, stored } from '../data/storage.ts';
import type { JournalRow } from '../data/stored-rows.ts';
import type { AppError } from '../domain/app-error.ts';
import type { JournalOperation } from '../domain/journal/operations.ts';
import { isOfItsDay, relatedKinds, takeBack } from '../domain/journal/take-back.ts';
import { ok, type Result } from '../domain/result.ts';
import { toRow } from './command.ts';
import { endSharing } from './end-sharing.ts';

/** True where a try ended without an answer: the server may have the change all the same. */
export const mayHaveArrived = ({ state, lastError }: Pick<OutboxRow, 'state' | 'lastError'>): boolean =>
  state !== 'refused' && lastError !== null;

/** What bears on the operation: of most kinds its day alone. */
const readRelated = (db: MemberDatabase, { day, kind }: JournalOperation): Promise<JournalRow[]> =>
  isOfItsDay(kind) ? readJournalKind(db, kind, day, day) : readJournalKinds(db, relatedKinds(kind));

const operationsOf = ({ payload }: OutboxRow): readonly JournalOperation[] =>
  (payload as IntentPayloads['journal.append']).operations;

const idsOf = (row: OutboxRow): readonly string[] => operationsOf(row).map(({ id }) => id);

/** Of the log: what is given up, and what takes it back, as far as something waits that may hide it. */
const readGone = async (db: MemberDatabase): Promise<readonly string[]> =>
  (await listKind(db, 'journal.append')).flatMap((row) => [
    ...(row.takenBack === undefined ? [] : idsOf(row)),
    ...(row.gone ?? []),
  ]);

const appendOpposites = async (
  db: MemberDatabase,
  operations: readonly JournalOperation[],
  gone: readonly string[],
  nextId: () => string,
): Promise<readonly JournalOperation[]> => {
  const goneIds = new Set([...operations.map(({ id }) => id), ...gone]);
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

/** Takes back what it adds to, so it goes in one request with it; other opposites are a new word. */
const isSum = ({ kind }: JournalOperation): boolean => kind === 'water.add';

/**
 * What the server may have, and what was said since about something that it may have, is followed by its opposite. A
 * word counts from its place on: on the server too it comes after all that was said here before.
 */
const giveUpEntries = async (db: MemberDatabase, row: OutboxRow, nextId: () => string): Promise<void> => {
  if (row.takenBack !== undefined) return;
  const gone = await readGone(db);
  if (!mayHaveArrived(row) && gone.length === 0) return discardRow(db, row);
  const operations = operationsOf(row);
  const opposites = await appendOpposites(db, operations, gone, nextId);
  const sums = opposites.filter(isSum);
  await replaceRow(db, {
    ...row,
    payload: { operations: [...operations, ...sums] },
    takenBack: sums.length > 0 ? 'within' : 'apart',
  });
  const words = opposites.filter((opposite) => !isSum(opposite));
  if (words.length > 0) {
    const intent = { kind: 'journal.append', payload: { operations: words } } as const;
    await addRow(db, { ...(await toRow(db, intent, nextId(), row.createdAt)), takenBack: 'within' }, false);
  }
  await noteGone(db, row, [...idsOf(row), ...gone]);
};

/**
 * Gives a change up in ONE transaction, unless it is on its way at this moment. What it showed on this device
 * goes with it. Entries of the log that the server may have (their answer was lost) cannot simply be removed,
 * the next pull would bring them back: their opposite is appended and sent, once. Cycle notes stay where they
 * are, no longer shared: opening them would send what was discarded. False where the change is on its way, or gone.
 */
export const discardChange = async (
  db: MemberDatabase,
  rowId: string,
  nextId: () => string,
): Promise<Result<boolean, AppError>> => {
  const found = await stored(db, () => findUnsent(db, rowId));
  if (!found.ok) return found;
  if (found.value?.kind === 'cycle.share') {
    const ended = await endSharing(db);
    return ended.ok ? ok(true) : ended;
  }
  return atomically(db, async () => {
    const row = await findUnsent(db, rowId);
    if (row === null) return false;
    if (row.kind === 'plan-inputs.put') await keepInputsHere(db, rowId);
    if (row.kind === 'journal.append' && row.state !== 'refused') await giveUpEntries(db, row, nextId);
    else await discardRow(db, row);
    return true;
  });
};
