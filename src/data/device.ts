import { Dexie } from 'dexie';
import type { AppError } from '../domain/app-error.ts';
import { ok, type Result } from '../domain/result.ts';
import { DeviceDatabase } from './device-database.ts';
import { closeWhenReplaced, MemberDatabase } from './member-database.ts';
import { destroyKeys } from './sealing.ts';
import { stored } from './storage.ts';

/** The databases of this device: one for itself, one per member. */
export interface Device {
  readonly settings: DeviceDatabase;
  /** The member's database, the same handle each time. */
  open(memberId: string): MemberDatabase;
  /** Removes everything of the member from this device, the sealing key first. */
  wipe(memberId: string): Promise<Result<void, AppError>>;
  /** Logging out with unsent changes kept: only they, the journal and their key stay. */
  keepUnsentOnly(memberId: string): Promise<Result<void, AppError>>;
}

/**
 * Chromium leaves what is deleted in its files until it writes them anew. Deleting a database makes it do so, but only
 * for what an earlier deletion brought into those files, and the old ones go with a later one. Another engine has no
 * harm of it, and where it cannot be done the member's data still goes.
 */
const turnFilesOver = async (): Promise<void> => {
  const empty = new Dexie('sorrel-empty');
  empty.version(1).stores({ nothing: 'key' });
  closeWhenReplaced(empty, () => undefined);
  await empty
    .open()
    .then(() => empty.delete())
    .catch(() => empty.close());
};

export const createDevice = (): Device => {
  const settings = new DeviceDatabase();
  const members = new Map<string, MemberDatabase>();

  const open = (memberId: string): MemberDatabase => {
    const known = members.get(memberId);
    if (known !== undefined && !known.wiped) return known;
    const opened = new MemberDatabase(memberId);
    members.set(memberId, opened);
    return opened;
  };

  return {
    settings,
    open,
    wipe: async (memberId) => {
      const db = open(memberId);
      const removed = await stored(db, async () => {
        await destroyKeys(db);
        // Emptied before it is deleted: deleting waits for other tabs, the data must not.
        await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())));
        db.wiped = true;
        await turnFilesOver();
        await db.delete();
        await turnFilesOver();
      });
      return removed.ok ? ok(undefined) : removed;
    },
    keepUnsentOnly: async (memberId) => {
      const db = open(memberId);
      const kept = [db.outbox, db.journal, db.keys].map(({ name }) => name);
      const gone = db.tables.filter(({ name }) => !kept.includes(name));
      const removed = await stored(db, () =>
        db.transaction('rw', gone, () => Promise.all(gone.map((table) => table.clear()))),
      );
      return removed.ok ? ok(undefined) : removed;
    },
  };
};
