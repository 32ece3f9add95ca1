import { addDays } from '../../../domain/calendar/days.ts';
import { inOrder } from '../../../domain/food/journal/fold.ts';
import {
  type DaysOver,
  type FoodNames,
  isOver,
  isShoppingKind,
  SHOPPING_KINDS,
  SUM_VERSION,
  sumUp,
} from '../../../domain/kitchen/shopping/sum-up.ts';
import type { JournalEntry } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { readMemberSetting, writeMemberSetting } from '../../db/settings.ts';
import type { JournalRow, ShoppingSum } from '../../db/stored-rows.ts';
import { isInEffect, readJournalCursor, readJournalKinds } from '../../journal/journal.ts';
import { readSettled } from '../../outbox/rows/settled.ts';

/**
 * The journal's part in pantry and shopping list. All of it counts, ten years back; so its beginning is kept summed
 * up, and read again only where that does not hold any more.
 */

/** Days whose entries are read one by one; nothing looks back further than `LOOKED_AT_DAYS`. */
const OPEN_DAYS = 14;
const LOOKED_AT_DAYS = 7;
/** Nobody plans that far ahead. */
const FAR_DAYS = 90;
/** It pays to sum up so many entries. */
const WORTH_SUMMING = 60;

export interface ShoppingLog {
  /** Entries that say what all of the log says, and each that is about the last week or later. */
  readonly entries: readonly JournalEntry[];
  /** True where summing up its beginning would shorten it. */
  readonly isLong: boolean;
}

const daysOver = (today: LocalDay): DaysOver => ({
  upTo: addDays(today, -OPEN_DAYS),
  until: addDays(today, FAR_DAYS),
});

/** Adds the closed days of the last sum to those of a new sum, which includes it. */
const withLast = (days: DaysOver, last: DaysOver | null): DaysOver =>
  last === null
    ? days
    : {
        upTo: last.upTo > days.upTo ? last.upTo : days.upTo,
        until: last.until < days.until ? last.until : days.until,
      };

interface Parts {
  readonly sum: ShoppingSum | null;
  /** Entries that the sum does not include. */
  readonly rows: readonly JournalRow[];
}

/** Null where the foods are called otherwise by now, or today is not among the days it leaves open. */
const readSum = async (
  db: MemberDatabase,
  today: LocalDay,
  merged: string | null,
): Promise<ShoppingSum | null> => {
  const sum = await readMemberSetting(db, 'shoppingSum');
  if (sum === null || sum.version !== SUM_VERSION) return null;
  if (isOver(today, sum) || isOver(addDays(today, -LOOKED_AT_DAYS), sum)) return null;
  if (merged !== null && merged !== sum.merged) return null;
  // Before the first pull the device knows only its own entries, so its sum is valid only while the cursor is still 0.
  return sum.place > 0 || (await readJournalCursor(db)) === 0 ? sum : null;
};

const readParts = async (db: MemberDatabase, today: LocalDay, merged: string | null): Promise<Parts> => {
  const sum = await readSum(db, today, merged);
  if (sum !== null) {
    const later = await db.journal.where('seq').above(sum.seq).toArray();
    const rows = later.filter(
      (row) => isShoppingKind(row.kind) && (row.serverSeq ?? Number.MAX_VALUE) > sum.place && isInEffect(row),
    );
    // A later entry for a summed day may override a summed one, so the sum cannot be used then.
    if (!rows.some(({ day }) => isOver(day, sum))) return { sum, rows };
  }
  return { sum: null, rows: await readJournalKinds(db, SHOPPING_KINDS) };
};

const entriesOf = ({ sum, rows }: Parts): readonly JournalEntry[] => [...(sum?.entries ?? []), ...rows];

/** `merged` is null while the catalogue is not here: amounts at home may then be those of an older one. */
export const readShoppingLog = async (
  db: MemberDatabase,
  today: LocalDay,
  merged: string | null,
): Promise<ShoppingLog> => {
  const parts = await readParts(db, today, merged);
  const days = daysOver(today);
  return {
    entries: entriesOf(parts),
    isLong: parts.rows.filter(({ day }) => isOver(day, days)).length >= WORTH_SUMMING,
  };
};

/** Sums up the log's beginning, as far as it is settled and of days that nobody speaks of any more. */
export const sumUpShoppingLog = (
  db: MemberDatabase,
  today: LocalDay,
  { merged, nameOf }: FoodNames,
): Promise<void> =>
  db.transaction('rw', db.journal, db.settings, db.outbox, async () => {
    const parts = await readParts(db, today, merged);
    const isSettled = await readSettled(db);
    const days = withLast(daysOver(today), parts.sum);
    const rows = inOrder(parts.rows);
    const open = rows.findIndex((row) => !isSettled(row) || !isOver(row.day, days));
    const [over, left] = open === -1 ? [rows, []] : [rows.slice(0, open), rows.slice(open)];
    const last = over.at(-1);
    if (last === undefined) return;
    const firstLeft = left.reduce((least, { seq }) => Math.min(least, seq), Number.MAX_VALUE);
    const seq = left.length > 0 ? firstLeft - 1 : ((await db.journal.orderBy('seq').last())?.seq ?? 0);
    await writeMemberSetting(db, 'shoppingSum', {
      version: SUM_VERSION,
      merged,
      ...days,
      place: last.serverSeq ?? 0,
      seq,
      entries: sumUp(entriesOf({ sum: parts.sum, rows: over }), days, nameOf),
    });
  });
