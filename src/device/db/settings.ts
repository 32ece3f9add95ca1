import type { MemberDatabase } from './member-database.ts';
import type { MemberSettings } from './stored-rows.ts';

/** Null where the member never chose. */
export const readMemberSetting = async <K extends keyof MemberSettings>(
  db: MemberDatabase,
  key: K,
): Promise<MemberSettings[K] | null> => {
  const row = await db.settings.get(key);
  return row === undefined ? null : (row.value as MemberSettings[K]);
};

export const writeMemberSetting = async <K extends keyof MemberSettings>(
  db: MemberDatabase,
  key: K,
  value: MemberSettings[K],
): Promise<void> => {
  await db.settings.put({ key, value });
};

/** The same in a transaction: without one Dexie would tell the screens of it before it is stored. */
export const storeMemberSetting = <K extends keyof MemberSettings>(
  db: MemberDatabase,
  key: K,
  value: MemberSettings[K],
): Promise<void> => db.transaction('rw', db.settings, async () => writeMemberSetting(db, key, value));

/** Makes the new value of the stored one, so that two changes at once are both kept. */
export const changeMemberSetting = <K extends keyof MemberSettings>(
  db: MemberDatabase,
  key: K,
  change: (before: MemberSettings[K] | null) => MemberSettings[K],
): Promise<void> =>
  db.transaction('rw', db.settings, async () =>
    writeMemberSetting(db, key, change(await readMemberSetting(db, key))),
  );

/** The member leaves; `journalStays` is part of what is kept. */
export const writeLeft = async (db: MemberDatabase, journalStays: boolean): Promise<void> => {
  // In this order: once they have left, nothing else of theirs is written.
  if (journalStays) await writeMemberSetting(db, 'journalStays', true);
  await writeMemberSetting(db, 'left', true);
};
