import type { Table } from 'dexie';
import type { DeviceDatabase, DeviceSettings } from '../device-database.ts';
import type { MemberDatabase } from '../member-database.ts';
import type { MemberSettings, SettingRow } from '../stored-rows.ts';

const read = async <Settings, K extends keyof Settings & string>(
  table: Table<SettingRow<Settings>, string>,
  key: K,
): Promise<Settings[K] | null> => {
  const row = await table.get(key);
  return row === undefined ? null : (row.value as Settings[K]);
};

/** Null where the member never chose. */
export const readMemberSetting = <K extends keyof MemberSettings>(
  db: MemberDatabase,
  key: K,
): Promise<MemberSettings[K] | null> => read<MemberSettings, K>(db.settings, key);

export const writeMemberSetting = async <K extends keyof MemberSettings>(
  db: MemberDatabase,
  key: K,
  value: MemberSettings[K],
): Promise<void> => {
  await db.settings.put({ key, value });
};

/** The member leaves; `journalStays` is part of what is kept. */
export const writeLeft = async (db: MemberDatabase, journalStays: boolean): Promise<void> => {
  // In this order: once they have left, nothing else of theirs is written.
  if (journalStays) await writeMemberSetting(db, 'journalStays', true);
  await writeMemberSetting(db, 'left', true);
};

/** Notes for the worker what the backend declared; written only where it changed. */
export const noteExtensions = async (db: MemberDatabase, extensions: readonly string[]): Promise<void> => {
  const noted = await readMemberSetting(db, 'extensions');
  if (noted?.join() !== extensions.join()) await writeMemberSetting(db, 'extensions', [...extensions]);
};

/** Null where nobody chose on this device. */
export const readDeviceSetting = <K extends keyof DeviceSettings>(
  db: DeviceDatabase,
  key: K,
): Promise<DeviceSettings[K] | null> => read<DeviceSettings, K>(db.settings, key);

export const writeDeviceSetting = async <K extends keyof DeviceSettings>(
  db: DeviceDatabase,
  key: K,
  value: DeviceSettings[K],
): Promise<void> => {
  await db.settings.put({ key, value });
};
