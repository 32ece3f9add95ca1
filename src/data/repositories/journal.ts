import { Dexie } from 'dexie';
import type { JournalKind, JournalOperation } from '../../domain/journal/operations.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import type { MemberDatabase } from '../member-database.ts';
import type { JournalRow } from '../stored-rows.ts';

/** Appends an operation; one whose id is already there changes nothing. */
export const appendOperation = async (db: MemberDatabase, operation: JournalOperation): Promise<void> => {
  if ((await db.journal.where('id').equals(operation.id).count()) > 0) return;
  await db.journal.add({ ...operation, serverSeq: null });
};

/** A day's operations: what `foldDay` and `unsyncedAmounts` take. */
export const readJournalDay = (db: MemberDatabase, day: LocalDay): Promise<JournalRow[]> =>
  db.journal.where('day').equals(day).toArray();

/** One kind's operations from `first` to `last`, both included (weights, the ticks of a week). */
export const readJournalKind = (
  db: MemberDatabase,
  kind: JournalKind,
  first: LocalDay,
  last: LocalDay,
): Promise<JournalRow[]> =>
  db.journal.where('[kind+day]').between([kind, first], [kind, last], true, true).toArray();

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
  return rows.flat();
};

/** The server took these operations and gave each its place in the order. */
export const placeOperations = async (
  db: MemberDatabase,
  accepted: readonly { readonly id: string; readonly seq: number }[],
): Promise<void> => {
  for (const { id, seq } of accepted) {
    await db.journal.where('id').equals(id).modify({ serverSeq: seq });
  }
};
