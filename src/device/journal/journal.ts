import { Dexie } from 'dexie';
import type { PulledOperation } from '../../contract/journal.ts';
import { readOperation } from '../../contract/journal-operation.ts';
import { type WeightEntry, weightLog } from '../../domain/body/progress/weights.ts';
import { type JournalKind, type JournalOperation, retractedBy } from '../../terms/journal.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { readMemberSetting, writeMemberSetting } from '../db/settings.ts';
import type { JournalRow } from '../db/stored-rows.ts';

// The journal on this device. Reads use an index for the days or kinds they need, so ten years of entries slow nothing
// down. Entries that this version cannot read stay stored and are left out of every result.

/** False for an entry whose kind or payload this version of the app does not know. */
const isReadable = (row: JournalRow): boolean => readOperation(row) !== null;

/** True for a readable entry that has not been retracted. */
export const isInEffect = (row: JournalRow): boolean => !row.retracted && isReadable(row);

/** True if an operation with this id is stored. */
export const hasOperation = async (db: MemberDatabase, id: string): Promise<boolean> =>
  (await db.journal.where('id').equals(id).count()) > 0;

/** Returns the ids of all entries. It reads whole rows, because a cursor over the ids takes a turn for each of them. */
export const readIds = async (db: MemberDatabase): Promise<ReadonlySet<string>> =>
  new Set((await db.journal.toArray()).map(({ id }) => id));

/** Appends an operation, unless its id is stored already. */
export const appendOperation = async (db: MemberDatabase, operation: JournalOperation): Promise<void> => {
  if (await hasOperation(db, operation.id)) return;
  await db.journal.add({ ...operation, serverSeq: null });
};

/** Appends operations whose ids must be new. It reads nothing, so `atOnce` can run it. Rejects for a known id. */
export const appendNew = (
  db: MemberDatabase,
  operations: readonly JournalOperation[],
): PromiseLike<unknown> =>
  db.journal.bulkAdd(operations.map((operation) => ({ ...operation, serverSeq: null })));

/** Returns all entries of a day, retracted ones and retractions included, for `foldDay` and `unsyncedAmounts`. */
export const readJournalDay = async (db: MemberDatabase, day: LocalDay): Promise<JournalRow[]> =>
  (await db.journal.where('day').equals(day).toArray()).filter(isReadable);

const rowsBetween = (
  db: MemberDatabase,
  kind: JournalKind,
  first: LocalDay,
  last: LocalDay,
): Promise<JournalRow[]> =>
  db.journal.where('[kind+day]').between([kind, first], [kind, last], true, true).toArray();

/** Returns the entries in effect of one kind from `first` to `last`, both included. */
export const readJournalKind = async (
  db: MemberDatabase,
  kind: JournalKind,
  first: LocalDay,
  last: LocalDay,
): Promise<JournalRow[]> => (await rowsBetween(db, kind, first, last)).filter(isInEffect);

/** Returns all entries of some kinds and days, retracted ones and retractions included, for `unsyncedAmounts`. */
export const readJournalDays = async (
  db: MemberDatabase,
  kinds: readonly JournalKind[],
  first: LocalDay,
  last: LocalDay,
): Promise<JournalRow[]> => {
  const all = [...kinds, 'entry.retract'] as const;
  return (await Promise.all(all.map((kind) => rowsBetween(db, kind, first, last)))).flat().filter(isReadable);
};

/** Returns the entries in effect of some kinds, of all days. */
export const readJournalKinds = async (
  db: MemberDatabase,
  kinds: readonly JournalKind[],
): Promise<JournalRow[]> => {
  const rows = await Promise.all(
    kinds.map((kind) =>
      db.journal.where('[kind+day]').between([kind, Dexie.minKey], [kind, Dexie.maxKey]).toArray(),
    ),
  );
  return rows.flat().filter(isInEffect);
};

const FIRST_LOOK_BACK = 32;

/**
 * Returns the weight of the newest day up to `today` that has one; null if there is none. A phone whose clock ran ahead
 * may have logged days to come. It reads backwards in growing steps; a day that the step cuts off may lack its newest
 * entries, so it counts only once it was read as a whole.
 */
export const readLastWeight = async (db: MemberDatabase, today: LocalDay): Promise<WeightEntry | null> => {
  for (let most = FIRST_LOOK_BACK; ; most *= 4) {
    const newest = await db.journal
      .where('[kind+day]')
      .between(['weight.set', Dexie.minKey], ['weight.set', today], true, true)
      .reverse()
      .limit(most)
      .toArray();
    const whole = newest.length < most;
    const cutDay = newest.at(-1)?.day;
    const last = weightLog(newest.filter(isInEffect)).findLast(({ day }) => whole || day !== cutDay);
    if (last !== undefined) return last;
    if (whole) return null;
  }
};

/**
 * Returns the entries without a server sequence, in this device's order. It reads the whole journal, so call it rarely.
 */
export const readUnsequenced = (db: MemberDatabase): Promise<JournalRow[]> =>
  db.journal.filter(({ serverSeq }) => serverSeq === null).toArray();

/** Stores the sequence that the server gave to each accepted operation. */
export const storeSequences = async (
  db: MemberDatabase,
  accepted: readonly { readonly id: string; readonly seq: number }[],
): Promise<void> => {
  const sequences = new Map(accepted.map(({ id, seq }) => [id, seq]));
  const rows = await db.journal
    .where('id')
    .anyOf([...sequences.keys()])
    .toArray();
  await db.journal.bulkPut(
    rows.map((row) => ({ ...row, serverSeq: sequences.get(row.id) ?? row.serverSeq })),
  );
};

/** Returns the cursor: this device has every entry up to this server sequence; 0 before the first pull. */
export const readJournalCursor = async (db: MemberDatabase): Promise<number> =>
  (await readMemberSetting(db, 'journalCursor')) ?? 0;

/**
 * Moves the cursor past entries that this device sent, so that no pull fetches them again. Returns false, and moves
 * nothing, if another device may have written in between or an entry is not stored here; then a pull must follow.
 */
export const advanceCursor = async (
  db: MemberDatabase,
  {
    accepted,
    before,
  }: {
    readonly accepted: readonly { readonly id: string; readonly seq: number }[];
    /** The newest server sequence before these entries; undefined if the backend does not report it. */
    readonly before: number | undefined;
  },
): Promise<boolean> => {
  if (before === undefined || (await readJournalCursor(db)) !== before) return false;
  const ids = accepted.map(({ id }) => id);
  if ((await db.journal.where('id').anyOf(ids).count()) < new Set(ids).size) return false;
  await writeMemberSetting(db, 'journalCursor', Math.max(before, ...accepted.map(({ seq }) => seq)));
  return true;
};

/** Marks entries as retracted. */
export const markRetracted = async (db: MemberDatabase, ids: readonly string[]): Promise<void> => {
  const hidden = await db.journal
    .where('id')
    .anyOf(ids)
    .and(({ retracted }) => retracted !== true)
    .modify({ retracted: true });
  if (hidden > 0) await forgetSums(db);
};

/** Deletes the stored sums: a summed entry was retracted, or older entries of another device may have arrived. */
export const forgetSums = async (db: MemberDatabase): Promise<void> => {
  await writeMemberSetting(db, 'shoppingSum', null);
  await writeMemberSetting(db, 'tableSum', null);
};

/** Returns the highest server sequence on this device; 0 if no entry has one. */
export const readLastSequence = async (db: MemberDatabase): Promise<number> =>
  (await db.journal.orderBy('serverSeq').last())?.serverSeq ?? 0;

/** Stores a page of a pull. Entries that are here already get their server sequence, and the others are added. */
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
  await markRetracted(db, retractedBy(await readJournalKinds(db, ['entry.retract'])));
  if (cursor > (await readJournalCursor(db))) await writeMemberSetting(db, 'journalCursor', cursor);
};
