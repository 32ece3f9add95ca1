import type { IntentPayloads, OutboxRow } from '../data/intents.ts';
import type { MemberDatabase } from '../data/member-database.ts';
import { findUnsent, keepInputsHere, markGone, replaceRow } from '../data/repositories/given-up.ts';
import { appendOperation, readJournalKind, readJournalKinds } from '../data/repositories/journal.ts';
import { addRow, discardRow } from '../data/repositories/outbox.ts';
import { atomically, stored } from '../data/storage.ts';
import type { JournalRow } from '../data/stored-rows.ts';
import type { AppError } from '../domain/app-error.ts';
import { isSum, type JournalFact, type JournalOperation } from '../domain/journal/operations.ts';
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

const saysTheSame = (one: JournalFact, other: JournalFact): boolean =>
  JSON.stringify([one.kind, one.payload]) === JSON.stringify([other.kind, other.payload]);

/** Appends what leaves the log as if `operations`, and all that was given up before, had never been said. */
const appendOpposites = async (
  db: MemberDatabase,
  operations: readonly JournalOperation[],
  nextId: () => string,
): Promise<readonly JournalOperation[]> => {
  const opposites: JournalOperation[] = [];
  for (const operation of operations.toReversed()) {
    const entries = await readRelated(db, operation);
    const goneIds = new Set(entries.filter(({ gone }) => gone).map(({ id }) => id));
    for (const fact of takeBack(operation, goneIds, entries)) {
      if (saysTheSame(fact, operation)) continue;
      const opposite = { ...fact, id: nextId() } as JournalOperation;
      await appendOperation(db, opposite);
      opposites.push(opposite);
    }
    await markGone(
      db,
      opposites.map(({ id }) => id),
    );
  }
  return opposites;
};

/** A word counts from its place on: on the server too it comes after all that was said here before. */
const queueWords = async (
  db: MemberDatabase,
  { createdAt }: OutboxRow,
  words: readonly JournalOperation[],
  nextId: () => string,
): Promise<void> => {
  if (words.length === 0) return;
  const intent = { kind: 'journal.append', payload: { operations: words } } as const;
  await addRow(db, { ...(await toRow(db, intent, nextId(), createdAt)), takenBack: 'within' }, false);
};

/** What was given up before and shows again without `operations`, each once. A sum is nobody's to hide. */
const readHidden = async (
  db: MemberDatabase,
  operations: readonly JournalOperation[],
): Promise<readonly JournalOperation[]> => {
  const related = (await Promise.all(operations.map((operation) => readRelated(db, operation)))).flat();
  const hidden = related.filter((entry) => entry.gone && !isSum(entry));
  return [...new Map(hidden.map((entry) => [entry.id, entry])).values()];
};

/** What the server cannot have goes; what it may have stays in its place, so that a late copy says nothing new. */
const giveUpEntries = async (db: MemberDatabase, row: OutboxRow, nextId: () => string): Promise<void> => {
  const operations = operationsOf(row);
  if (row.state !== 'refused' && row.takenBack !== undefined) return;
  if (!mayHaveArrived(row)) {
    await discardRow(db, row);
    const hidden = await readHidden(db, operations);
    return queueWords(db, row, await appendOpposites(db, hidden, nextId), nextId);
  }
  await markGone(
    db,
    operations.map(({ id }) => id),
  );
  const opposites = await appendOpposites(db, operations, nextId);
  const sums = opposites.filter(isSum);
  await replaceRow(db, {
    ...row,
    payload: { operations: [...operations, ...sums] },
    takenBack: sums.length > 0 ? 'within' : 'apart',
  });
  const words = opposites.filter((opposite) => !isSum(opposite));
  await queueWords(db, row, words, nextId);
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
    if (row.kind === 'journal.append') await giveUpEntries(db, row, nextId);
    else await discardRow(db, row);
    return true;
  });
};
