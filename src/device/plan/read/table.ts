import { Dexie } from 'dexie';
import { addDays } from '../../../domain/calendar/days.ts';
import { lastStanding } from '../../../domain/plan/week/plan-changes.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { readMemberSetting, writeMemberSetting } from '../../db/settings.ts';
import type { JournalRow } from '../../db/stored-rows.ts';
import { readJournalKind } from '../../journal/journal.ts';
import { readSettled } from '../../outbox/rows/settled.ts';

/**
 * The number of people at the table. An entry for every meal holds until the next one, however old it is; the newest
 * is stored, so that a plan reads only its own days.
 */

const FIRST_DAY = '';

const countUpTo = (db: MemberDatabase, day: LocalDay): Promise<number> =>
  db.journal.where('[kind+day]').between(['table.set', Dexie.minKey], ['table.set', day], true, true).count();

/** Enough to know who eats on the days from `first` to `last`. */
export const readTable = async (
  db: MemberDatabase,
  first: LocalDay,
  last: LocalDay,
): Promise<readonly JournalRow[]> => {
  const sum = await readMemberSetting(db, 'tableSum');
  // If there are more entries than were summed, another device has added some for days before the sum's end.
  if (sum === null || sum.upTo >= first || (await countUpTo(db, sum.upTo)) !== sum.words)
    return readJournalKind(db, 'table.set', FIRST_DAY, last);
  const later = await readJournalKind(db, 'table.set', addDays(sum.upTo, 1), last);
  return sum.standing === null ? later : [sum.standing, ...later];
};

const SUMMED_EVERY_DAYS = 30;

/**
 * Stores which entry is in effect on the day before `first`, at most every 30 days. Run it in a transaction. It stores
 * nothing while entries of another device may still come before one of these.
 */
export const sumUpTable = async (db: MemberDatabase, first: LocalDay): Promise<void> => {
  const upTo = addDays(first, -1);
  const sum = await readMemberSetting(db, 'tableSum');
  if (sum !== null && sum.upTo < first && addDays(sum.upTo, SUMMED_EVERY_DAYS) > upTo) return;
  const rows = await readTable(db, first, upTo);
  const isSettled = await readSettled(db);
  const words = await countUpTo(db, upTo);
  if (rows.every(isSettled)) {
    await writeMemberSetting(db, 'tableSum', { upTo, words, standing: lastStanding(rows) });
  }
};
