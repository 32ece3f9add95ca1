import type { MemberDatabase } from '../db/member-database.ts';
import type { JournalRow } from '../db/stored-rows.ts';
import { readJournalKinds } from './journal.ts';

/** Everything that the member ever said of a dish, for `foldOpinions`. */
export const readOpinions = (db: MemberDatabase): Promise<JournalRow[]> =>
  readJournalKinds(db, ['dish.opinion']);
