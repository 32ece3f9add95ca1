import type { MemberDatabase } from '../db/member-database.ts';
import { ONLY } from '../db/stored-rows.ts';

/** When the copy was read, epoch milliseconds, by whichever tab; null before the first one. */
export const readCopyTime = async (db: MemberDatabase, copy: 'plan' | 'profile'): Promise<number | null> =>
  (await db[copy].get(ONLY))?.fetchedAt ?? null;
