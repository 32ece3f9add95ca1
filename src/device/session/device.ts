import { Dexie } from 'dexie';
import type { AppError } from '../../terms/app-error.ts';
import { ok, type Result } from '../../terms/result.ts';
import { closeWhenReplaced, MemberDatabase } from '../db/member-database.ts';
import { destroyKeys } from '../db/sealing.ts';
import { readMemberSetting, writeLeft } from '../db/settings.ts';
import { stored } from '../db/storage.ts';
import type { SettingRow } from '../db/stored-rows.ts';
import { eraseUnlockRow } from '../db/unlock-row.ts';
import { KEPT_TABLES } from '../db/write-guard.ts';
import { holdsKind } from '../outbox/rows/outbox.ts';
import { readLocalOnly, readUnsentAnswers } from './local-only.ts';

/** The databases of this device, one per member. */
export interface Device {
  /** The member's database, the same handle each time. */
  open(memberId: string): MemberDatabase;
  /** The member leaves, perhaps in another tab: what is still on its way here fails instead of being written. */
  release(memberId: string): void;
  /** Removes everything of the member from this device, the sealing key first. */
  wipe(memberId: string): Promise<Result<void, AppError>>;
  /** Logging out with unsent changes kept: only they, the journal, what no server has, and the key that opens them stay. */
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

/** Setting that stays with cycle notes: the place in the account's journal up to which it told of some. */
const OF_NOTES: readonly SettingRow['key'][] = ['journalCursor'];
/** Settings that stay with an unsent profile: onboarding asks for them, and the call has no field for them. */
const OF_PROFILE: readonly SettingRow['key'][] = ['units', 'sexUndisclosed'];

/** The stores that exist on disk. A newer release may have added some that this one does not declare. */
const readStoreNames = async (db: MemberDatabase): Promise<string[]> => {
  await db.open();
  return [...db.backendDB().objectStoreNames];
};

/**
 * Empties stores in one transaction, in which `write` follows: to them or to `others`. Dexie tells the screens of those
 * that it knows.
 */
const clear = (
  db: MemberDatabase,
  names: readonly string[],
  write: () => Promise<void> = async () => undefined,
  others: readonly string[] = [],
): Promise<void> =>
  db.transaction('rw', [...names, ...others], async ({ idbtrans }) => {
    const known = db.tables.map(({ name }) => name);
    for (const name of names) {
      if (known.includes(name)) await db.table(name).clear();
      else idbtrans.objectStore(name).clear();
    }
    await write();
  });

/** The sealing key first. Emptied before it is deleted: deleting waits for other tabs, the data must not. */
const empty = async (db: MemberDatabase): Promise<void> => {
  await destroyKeys(db);
  await clear(db, await readStoreNames(db));
};

/** `isLeaving`: the member's data is being removed, by whichever tab. */
export const createDevice = (isSigningOut: (memberId: string) => boolean = () => false): Device => {
  const members = new Map<string, MemberDatabase>();

  const release = (memberId: string): void => {
    const known = members.get(memberId);
    if (known === undefined) return;
    known.wiped = true;
    known.close();
  };

  /** Returns a closed database while the member signs out: a write would bring the data back. */
  const open = (memberId: string): MemberDatabase => {
    const known = members.get(memberId);
    const signsOut = isSigningOut(memberId);
    if (known !== undefined && (!known.wiped || signsOut)) return known;
    const opened = new MemberDatabase(memberId);
    members.set(memberId, opened);
    if (signsOut) release(memberId);
    return opened;
  };

  /** Removes by a handle that nobody else has: an answer that comes late finds its own one closed. */
  const removeBy = async (
    memberId: string,
    remove: (db: MemberDatabase) => Promise<Result<unknown, AppError>>,
  ): Promise<Result<void, AppError>> => {
    release(memberId);
    const db = new MemberDatabase(memberId);
    const trials = await stored(db, () => readMemberSetting(db, 'trials'));
    const removed = await remove(db);
    db.close();
    // They were to come into the account.
    for (const trial of trials.ok ? (trials.value ?? []) : []) await wipe(trial);
    return removed.ok ? ok(undefined) : removed;
  };

  const wipe = (memberId: string): Promise<Result<void, AppError>> =>
    removeBy(memberId, async (db) => {
      // A database that cannot be opened cannot be emptied, but it can be deleted.
      await stored(db, () => empty(db));
      return stored(db, async () => {
        await turnFilesOver();
        await db.delete();
        await turnFilesOver();
      });
    });

  return {
    open,
    release,
    wipe,
    keepUnsentOnly: (memberId) =>
      removeBy(memberId, async (db) => {
        const read = await stored(db, async () => {
          const { log, cycleNotes: hasNotes } = await readLocalOnly(db);
          const hasProfile =
            (await holdsKind(db, 'profile.create')) || (await holdsKind(db, 'profile.change'));
          return {
            log,
            hasNotes,
            names: await readStoreNames(db),
            answers: await readUnsentAnswers(db),
            settings: [...(hasNotes ? OF_NOTES : []), ...(hasProfile ? OF_PROFILE : [])],
          };
        });
        if (!read.ok) return read;
        const { log, hasNotes, names, answers, settings } = read.value;
        const inPart = [db.planInputs.name, db.settings.name, db.keys.name];
        const kept = [...KEPT_TABLES, ...inPart, ...(hasNotes ? [db.cycle.name] : [])];
        const gone = names.filter((name) => !kept.includes(name));
        const write = async () => {
          await db.planInputs.filter(({ key }) => !answers.includes(key)).delete();
          await db.settings.filter(({ key }) => !settings.includes(key)).delete();
          await eraseUnlockRow(db);
          await writeLeft(db, log);
        };
        const leave = () => stored(db, () => clear(db, gone, write, inPart));
        const left = await leave();
        if (left.ok) return left;
        // On a full disk, what goes makes room for the word that the member has left.
        await stored(db, () => clear(db, gone));
        return leave();
      }),
  };
};
