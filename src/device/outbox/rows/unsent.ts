import { retractedBy } from '../../../terms/journal.ts';
import type { OutboxRow } from '../../db/intents.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { forgetSums, readJournalKinds } from '../../journal/journal.ts';
import { setRefusedAfter } from './logged-by-rows.ts';

/** The change, unless it is on its way at this moment or gone. */
export const findUnsent = async (db: MemberDatabase, id: string): Promise<OutboxRow | null> => {
  const row = await db.outbox.where('id').equals(id).first();
  return row === undefined || row.state === 'sending' ? null : row;
};

/** Puts a refused row back in its place in the queue; one that waits goes at once. */
export const retryRow = async (db: MemberDatabase, id: string): Promise<void> => {
  await db.outbox
    .where('id')
    .equals(id)
    .and((row) => row.state !== 'sending')
    .modify((row) => {
      const wasRefused = row.wasRefused === true || row.state === 'refused';
      Object.assign(row, { state: 'waiting', nextAt: 0, attempts: 0, repeats: 0, wasRefused });
    });
  const row = await findUnsent(db, id);
  if (row !== null) await setRefusedAfter(db, [row], null);
};

/** True if any of the entries is here. */
export const holdsAny = async (db: MemberDatabase, ids: readonly string[]): Promise<boolean> =>
  (await db.journal.where('id').anyOf(ids).count()) > 0;

/** Shows entries again that no retraction names any more. */
export const showAgain = async (db: MemberDatabase, ids: readonly string[]): Promise<void> => {
  const retracted = new Set(retractedBy(await readJournalKinds(db, ['entry.retract'])));
  const free = ids.filter((id) => !retracted.has(id));
  await db.journal.where('id').anyOf(free).modify({ retracted: false });
  await forgetSums(db);
};
