import type { MemberDatabase } from './member-database.ts';
import type { UnlockRow } from './stored-rows.ts';

const NAME: UnlockRow['name'] = 'unlock';

export const EMPTY_UNLOCK: UnlockRow = { name: NAME, tries: 0, triesAtRight: 0 };

/** Null where nothing but the password opens the locked device. */
export const readUnlockRow = async (db: MemberDatabase): Promise<UnlockRow | null> => {
  const row = await db.keys.get(NAME);
  return row?.name === NAME ? row : null;
};

export const hasUnlockWay = async (db: MemberDatabase): Promise<boolean> =>
  (await readUnlockRow(db)) !== null;

export const eraseUnlockRow = (db: MemberDatabase) => db.keys.delete(NAME);
