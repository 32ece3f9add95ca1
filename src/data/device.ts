import { Dexie, type Table } from 'dexie';
import type { AppError } from '../domain/app-error.ts';
import { ok, type Result } from '../domain/result.ts';
import { DeviceDatabase } from './device-database.ts';
import { KEPT_TABLES } from './late-writes.ts';
import { closeWhenReplaced, MemberDatabase } from './member-database.ts';
import { readOnlyHere } from './only-here.ts';
import { writeLeft } from './repositories/settings.ts';
import { destroyKeys } from './sealing.ts';
import { stored } from './storage.ts';

/** The databases of this device: one for itself, one per member. */
export interface Device {
  readonly settings: DeviceDatabase;
  /** The member's database, the same handle each time. */
  open(memberId: string): MemberDatabase;
  /** The member leaves, perhaps in another tab: what is still on its way here fails instead of being written. */
  release(memberId: string): void;
  /** Removes everything of the member from this device, the sealing key first. */
  wipe(memberId: string): Promise<Result<void, AppError>>;
  /** Logging out with unsent changes kept: only they, the journal, what no server has, and their key stay. */
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

/** The sealing key first. Emptied before it is deleted: deleting waits for other tabs, the data must not. */
const empty = async (db: MemberDatabase): Promise<void> => {
  await destroyKeys(db);
  await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())));
};

/** `isLeaving`: the member's data is being removed, by whichever tab. */
export const createDevice = (isLeaving: (memberId: string) => boolean = () => false): Device => {
  const settings = new DeviceDatabase();
  const members = new Map<string, MemberDatabase>();

  const open = (memberId: string): MemberDatabase => {
    const known = members.get(memberId);
    if (known !== undefined && (!known.wiped || isLeaving(memberId))) return known;
    const opened = new MemberDatabase(memberId);
    members.set(memberId, opened);
    return opened;
  };

  const release = (memberId: string): void => {
    const known = members.get(memberId);
    if (known === undefined) return;
    known.wiped = true;
    known.close();
  };

  /** Removes by a handle that nobody else has: an answer that comes late finds its own one closed. */
  const removeBy = async (
    memberId: string,
    remove: (db: MemberDatabase) => Promise<Result<unknown, AppError>>,
  ): Promise<Result<void, AppError>> => {
    release(memberId);
    const db = new MemberDatabase(memberId);
    const removed = await remove(db);
    db.close();
    return removed.ok ? ok(undefined) : removed;
  };

  return {
    settings,
    open,
    release,
    wipe: (memberId) =>
      removeBy(memberId, async (db) => {
        // What cannot be emptied, since it cannot even be opened, can still be deleted.
        await stored(db, () => empty(db));
        return stored(db, async () => {
          await turnFilesOver();
          await db.delete();
          await turnFilesOver();
        });
      }),
    keepUnsentOnly: (memberId) =>
      removeBy(memberId, async (db) => {
        const onlyHere = await stored(db, () => readOnlyHere(db));
        if (!onlyHere.ok) return onlyHere;
        const { log, safetyAnswers, cycleNotes } = onlyHere.value;
        const kept = [
          ...KEPT_TABLES,
          ...(safetyAnswers ? [db.planInputs.name] : []),
          ...(cycleNotes ? [db.cycle.name] : []),
        ];
        const gone = db.tables.filter(({ name }) => !kept.includes(name));
        const clear = (tables: readonly Table[]) => Promise.all(tables.map((table) => table.clear()));
        const leave = () =>
          stored(db, () =>
            db.transaction('rw', gone, async () => {
              await clear(gone);
              await writeLeft(db, log);
            }),
          );
        const left = await leave();
        if (left.ok) return left;
        // On a full disk, what goes makes room for the word that the member has left. Another try reads the settings.
        const rest = gone.filter(({ name }) => name !== db.settings.name);
        await stored(db, () => db.transaction('rw', rest, () => clear(rest)));
        return leave();
      }),
  };
};
