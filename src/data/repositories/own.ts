import type { MemberDatabase } from '../db/member-database.ts';
import type { JournalRow } from '../db/stored-rows.ts';
import { readJournalKinds } from './journal.ts';

/** Everything that was ever said of the member's own foods and recipes, for `foldOwn`. */
export const readOwnEntries = (db: MemberDatabase): Promise<JournalRow[]> =>
  readJournalKinds(db, ['food.put', 'food.remove', 'recipe.put', 'recipe.remove']);
