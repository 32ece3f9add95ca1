import type { AppError } from '../../terms/app-error.ts';
import { type JournalEntry, type JournalOperation, retractedBy } from '../../terms/journal.ts';
import type { Result } from '../../terms/result.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { writeMemberSetting } from '../db/settings.ts';
import { atomically } from '../db/storage.ts';
import type { JournalRow } from '../db/stored-rows.ts';
import {
  forgetSums,
  markRetracted,
  readIds,
  readJournalCursor,
  readJournalKinds,
  readUnsequenced,
} from '../journal/journal.ts';
import { pagesOf, queueOperations } from '../outbox/drain/queue-operations.ts';
import { operationsOf } from '../outbox/rows/logged-by-rows.ts';
import { isUnconfirmed, listLane, removeRows } from '../outbox/rows/outbox.ts';
import { showAgain } from '../outbox/rows/unsent.ts';

export interface Importing {
  /** In their order. Those that are here already are passed over. */
  readonly entries: readonly JournalEntry[];
  /** The ids of all entries of the file in its order, for a device whose own order is the only one. */
  readonly order: readonly string[];
  /** True for a file of this account: the server sequences in it are those of the account's journal. */
  readonly hasSequences: boolean;
  readonly nextId: () => string;
  readonly now: number;
  /** False where the backend has no journal: the entries stay on this device. */
  readonly travels: boolean;
}

/** The rows that an import added, for `undoImport`. */
export interface Imported {
  /** The entries, with the server sequence that the file gave them. */
  readonly sequences: ReadonlyMap<string, number | null>;
  readonly outboxIds: readonly string[];
}

/** Handing a year to the browser in one task would freeze the page for a second. */
const ROWS_AT_ONCE = 500;

/** Gives the entries without a server sequence the order of the file; those that are not in it follow. */
const reorder = async (db: MemberDatabase, order: readonly string[]): Promise<void> => {
  const places = new Map(order.map((id, at) => [id, at]));
  const placeOf = ({ id }: JournalRow): number => places.get(id) ?? order.length;
  const rows = await readUnsequenced(db);
  const wanted = rows.toSorted((a, b) => placeOf(a) - placeOf(b) || a.seq - b.seq);
  // Those that follow one another already keep their places.
  const first = wanted.findIndex(({ seq }, at) => seq < (wanted[at - 1]?.seq ?? 0));
  if (first === -1) return;
  const moved = wanted.slice(first);
  await db.journal.bulkDelete(moved.map(({ seq }) => seq));
  await db.journal.bulkAdd(moved.map(({ seq: _, ...row }) => row as JournalRow));
};

/**
 * Adds entries that were made elsewhere, and the outbox entries that send them, in ONE transaction. Where the backend
 * has no journal they take the place that the file gives them; where it has one, its sequence decides.
 */
export const importEntries = (
  db: MemberDatabase,
  { entries, order, hasSequences, nextId, now, travels }: Importing,
): Promise<Result<Imported, AppError>> => {
  const keepsPlace = travels && hasSequences;
  return atomically(db, async () => {
    const here = await readIds(db);
    const added = entries
      .filter(({ id }) => !here.has(id))
      .map(({ seq: _, serverSeq, refusedAfter, ...operation }) => ({
        ...operation,
        serverSeq: keepsPlace ? serverSeq : null,
        ...(keepsPlace && refusedAfter != null ? { refusedAfter } : {}),
      }));
    for (const rows of pagesOf(added, ROWS_AT_ONCE))
      await db.journal.bulkAdd(rows as unknown as JournalRow[]);
    const outboxIds = travels ? await queueOperations(db, added as JournalOperation[], nextId, now) : [];
    if (!travels && added.length > 0) {
      await reorder(db, order);
      await writeMemberSetting(db, 'journalStays', true);
    }
    await markRetracted(db, retractedBy(await readJournalKinds(db, ['entry.retract'])));
    await forgetSums(db);
    return { sequences: new Map(added.map(({ id, serverSeq }) => [id, serverSeq])), outboxIds };
  });
};

type Undoing = Pick<Importing, 'nextId' | 'now'>;

/**
 * Takes an import back in ONE transaction: entries that have not left the device are deleted, and those that the server
 * may have are retracted. Entries that the account had before the import are left alone.
 */
export const undoImport = (
  db: MemberDatabase,
  { sequences, outboxIds }: Imported,
  { nextId, now }: Undoing,
): Promise<Result<void, AppError>> =>
  atomically(db, async () => {
    const lane = await listLane(db, 'journal');
    const unsent = lane.filter((row) => outboxIds.includes(row.id) && !isUnconfirmed(row));
    const neverSent = new Set(unsent.flatMap(operationsOf).map(({ id }) => id));
    const underway = new Set(
      lane
        .filter((row) => !unsent.includes(row))
        .flatMap(operationsOf)
        .map(({ id }) => id),
    );
    const cursor = await readJournalCursor(db);
    const rows = (await db.journal.toArray()).filter(({ id }) => sequences.has(id));
    /** The account had the entry before the import, or may have had it: a retraction would take it from every device. */
    const wasThere = ({ id, serverSeq }: JournalRow): boolean =>
      serverSeq !== null && serverSeq === sequences.get(id) && (serverSeq <= cursor || !neverSent.has(id));
    const stayedHere = ({ id, serverSeq }: JournalRow): boolean =>
      outboxIds.length === 0 && serverSeq === null && !underway.has(id);
    const own = rows.filter((row) => !wasThere(row));
    const deleted = own.filter((row) => neverSent.has(row.id) || stayedHere(row));
    await db.journal.bulkDelete(deleted.map(({ seq }) => seq));
    await removeRows(db, unsent);
    await showAgain(db, retractedBy(deleted));

    const retracted = own.filter(
      (row) => !deleted.includes(row) && row.kind !== 'entry.retract' && !row.retracted,
    );
    const retractions = retracted.map(
      ({ id, day }): JournalOperation => ({
        id: nextId(),
        day,
        kind: 'entry.retract',
        payload: { entry: id },
      }),
    );
    await db.journal.bulkAdd(
      retractions.map((operation) => ({ ...operation, serverSeq: null }) as JournalRow),
    );
    await markRetracted(db, retractedBy(retractions));
    await queueOperations(db, retractions, nextId, now);
  });
