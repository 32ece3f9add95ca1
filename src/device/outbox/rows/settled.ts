import type { MemberDatabase } from '../../db/member-database.ts';
import { readMemberSetting } from '../../db/settings.ts';
import type { JournalRow } from '../../db/stored-rows.ts';
import { readJournalCursor } from '../../journal/journal.ts';
import { listLane } from './outbox.ts';

/**
 * Tells which entries of the log are settled: nothing will ever come before them, move or remove them. Those are what
 * the server has ordered and this device has all of; without a journal on the server whatever was logged so far.
 */
export const readSettled = async (db: MemberDatabase): Promise<(row: JournalRow) => boolean> => {
  const cursor = await readJournalCursor(db);
  const stays = (await readMemberSetting(db, 'journalStays')) === true;
  const isAlone = cursor === 0 && stays && (await listLane(db, 'journal')).length === 0;
  return ({ serverSeq }) => (serverSeq === null ? isAlone : serverSeq <= cursor);
};
