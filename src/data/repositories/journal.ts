import { Dexie } from 'dexie';
import type { PulledOperation } from '../../contract/journal.ts';
import { readOperation } from '../../contract/journal-operation.ts';
import { type JournalKind, type JournalOperation, retractedBy } from '../../domain/journal/operations.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { type WeightEntry, weightLog } from '../../domain/progress/weights.ts';
import type { MemberDatabase } from '../member-database.ts';
import type { JournalRow } from '../stored-rows.ts';
import { readMemberSetting, writeMemberSetting } from './settings.ts';

/**
 * The log of small facts. Every read goes by an index to the days or kinds it needs, so that ten years of
 * history cost nothing at start. What this version cannot read is kept, and left out of every answer.
 */

/** False for what another version of the app, or a faulty one, has written. */
const isReadable = (row: JournalRow): boolean => readOperation(row) !== null;

/** False for a retracted entry, too. */
export const stands = (row: JournalRow): boolean => !row.retracted && isReadable(row);

/** Appends an operation; one whose id is already there changes nothing. */
export const appendOperation = async (db: MemberDatabase, operation: JournalOperation): Promise<void> => {
  if ((await db.journal.where('id').equals(operation.id).count()) > 0) return;
  await db.journal.add({ ...operation, serverSeq: null });
};

/** Appends operations whose ids are new. It reads nothing, so it may be part of a write that happens at once. */
export const appendNew = (
  db: MemberDatabase,
  operations: readonly JournalOperation[],
): PromiseLike<unknown> =>
  db.journal.bulkAdd(operations.map((operation) => ({ ...operation, serverSeq: null })));

/** All entries of a day, with the retracted ones and the retractions: the input of `foldDay` and `unsyncedAmounts`. */
export const readJournalDay = async (db: MemberDatabase, day: LocalDay): Promise<JournalRow[]> =>
  (await db.journal.where('day').equals(day).toArray()).filter(isReadable);

const rowsBetween = (
  db: MemberDatabase,
  kind: JournalKind,
  first: LocalDay,
  last: LocalDay,
): Promise<JournalRow[]> =>
  db.journal.where('[kind+day]').between([kind, first], [kind, last], true, true).toArray();

/** One kind's operations from `first` to `last`, both included (weights, the ticks of a week). */
export const readJournalKind = async (
  db: MemberDatabase,
  kind: JournalKind,
  first: LocalDay,
  last: LocalDay,
): Promise<JournalRow[]> => (await rowsBetween(db, kind, first, last)).filter(stands);

/** As `readJournalDay` for some kinds and days: what `unsyncedAmounts` takes of each day. */
export const readJournalDays = async (
  db: MemberDatabase,
  kinds: readonly JournalKind[],
  first: LocalDay,
  last: LocalDay,
): Promise<JournalRow[]> => {
  const all = [...kinds, 'entry.retract'] as const;
  return (await Promise.all(all.map((kind) => rowsBetween(db, kind, first, last)))).flat().filter(isReadable);
};

/** All operations of some kinds, whatever their day. */
export const readJournalKinds = async (
  db: MemberDatabase,
  kinds: readonly JournalKind[],
): Promise<JournalRow[]> => {
  const rows = await Promise.all(
    kinds.map((kind) =>
      db.journal.where('[kind+day]').between([kind, Dexie.minKey], [kind, Dexie.maxKey]).toArray(),
    ),
  );
  return rows.flat().filter(stands);
};

const FIRST_LOOK_BACK = 32;

/** The newest weight, read backwards; null without one. */
export const readLastWeight = async (db: MemberDatabase): Promise<WeightEntry | null> => {
  for (let most = FIRST_LOOK_BACK; ; most *= 4) {
    const newest = await db.journal
      .where('[kind+day]')
      .between(['weight.set', Dexie.minKey], ['weight.set', Dexie.maxKey])
      .reverse()
      .limit(most)
      .toArray();
    const whole = newest.length < most;
    const cutDay = newest.at(-1)?.day;
    const last = weightLog(newest.filter(stands)).findLast(({ day }) => whole || day !== cutDay);
    if (last !== undefined) return last;
    if (whole) return null;
  }
};

/**
 * Entries without a server sequence, in this device's order. It reads the whole journal, so it is not for every day.
 */
export const readUnplaced = (db: MemberDatabase): Promise<JournalRow[]> =>
  db.journal.filter(({ serverSeq }) => serverSeq === null).toArray();

/** The server took these operations and gave each its place in the order. */
export const placeOperations = async (
  db: MemberDatabase,
  accepted: readonly { readonly id: string; readonly seq: number }[],
): Promise<void> => {
  const places = new Map(accepted.map(({ id, seq }) => [id, seq]));
  const rows = await db.journal
    .where('id')
    .anyOf([...places.keys()])
    .toArray();
  await db.journal.bulkPut(rows.map((row) => ({ ...row, serverSeq: places.get(row.id) ?? row.serverSeq })));
};

/** The server's sequence up to which this device has everybody's operations. */
export const readJournalCursor = async (db: MemberDatabase): Promise<number> =>
  (await readMemberSetting(db, 'journalCursor')) ?? 0;

/**
 * Moves the cursor over entries of this device, so that no pull brings them back. Only where nothing of another device
 * lies between and all of them are here; returns false otherwise.
 */
export const advanceCursor = async (
  db: MemberDatabase,
  {
    accepted,
    before,
  }: {
    readonly accepted: readonly { readonly id: string; readonly seq: number }[];
    /** The newest sequence before these entries; undefined where the backend does not say. */
    readonly before: number | undefined;
  },
): Promise<boolean> => {
  if (before === undefined || (await readJournalCursor(db)) !== before) return false;
  const ids = accepted.map(({ id }) => id);
  if ((await db.journal.where('id').anyOf(ids).count()) < new Set(ids).size) return false;
  await writeMemberSetting(db, 'journalCursor', Math.max(before, ...accepted.map(({ seq }) => seq)));
  return true;
};

/** Hides retracted entries. */
export const hide = async (db: MemberDatabase, ids: readonly string[]): Promise<void> => {
  const hidden = await db.journal
    .where('id')
    .anyOf(ids)
    .and(({ retracted }) => retracted !== true)
    .modify({ retracted: true });
  if (hidden > 0) await forgetSums(db);
};

/** Drops the stored sums: a summed entry may be retracted, or entries of another device may come before it. */
export const forgetSums = async (db: MemberDatabase): Promise<void> => {
  await writeMemberSetting(db, 'shoppingSum', null);
  await writeMemberSetting(db, 'tableSum', null);
};

/** The last place in the server's order that this device knows of; 0 without any. */
export const readLastPlace = async (db: MemberDatabase): Promise<number> =>
  (await db.journal.orderBy('serverSeq').last())?.serverSeq ?? 0;

/** Keeps a page of what the server has: an operation of this device takes its place, the rest is added. */
export const storePulled = async (
  db: MemberDatabase,
  operations: readonly PulledOperation[],
  cursor: number,
): Promise<void> => {
  const ids = operations.map(({ id }) => id);
  const here = new Map((await db.journal.where('id').anyOf(ids).toArray()).map((row) => [row.id, row]));
  const changed = operations.flatMap(({ id, day, kind, payload, seq: serverSeq }) => {
    const row = here.get(id);
    if (row?.serverSeq === serverSeq) return [];
    return [row === undefined ? { id, day, kind, payload, serverSeq } : { ...row, serverSeq }];
  });
  await db.journal.bulkPut(changed as JournalRow[]);
  await hide(db, retractedBy(await readJournalKinds(db, ['entry.retract'])));
  if (cursor > (await readJournalCursor(db))) await writeMemberSetting(db, 'journalCursor', cursor);
};
