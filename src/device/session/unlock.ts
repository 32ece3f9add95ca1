import type { AppError } from '../../terms/app-error.ts';
import type { Result } from '../../terms/result.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { stored } from '../db/storage.ts';
import type { UnlockRow, UnlockWay } from '../db/stored-rows.ts';
import { openSealedForUnlock, openUnlockKey, sealForUnlock, type UnlockSecret } from '../db/unlock-key.ts';
import { EMPTY_UNLOCK, eraseUnlockRow, readUnlockRow } from '../db/unlock-row.ts';
import type { KeptSession, RememberedMember, Session } from './session.ts';

/** Opens a locked device without the password: by a PIN, or by the lock of the device itself. */

/** Wrong PINs in a row after which only the password opens. */
export const MAX_TRIES = 5;

const KINDS = ['pin', 'device'] as const;

export interface UnlockWays {
  readonly pin: boolean;
  /** The credential to ask the device for. */
  readonly device: ArrayBuffer | null;
}

/** Changes the row in a transaction of its own; `null` erases it, a row that is gone stays gone. */
const change = (
  db: MemberDatabase,
  next: (row: UnlockRow) => UnlockRow | null,
): Promise<{ readonly after: UnlockRow | null } | null> =>
  db.transaction('rw', db.keys, async () => {
    const before = await readUnlockRow(db);
    if (before === null) return null;
    const after = next(before);
    if (after === null) await eraseUnlockRow(db);
    else await db.keys.put(after);
    return { after };
  });

const withoutKept = ({ kept: _, ...way }: UnlockWay): Omit<UnlockWay, 'kept'> => way;

const wrongInARow = ({ tries, triesAtRight }: UnlockRow): number => tries - triesAtRight;

/** The `tries`-th one was right: none before it counts any more, those of other tabs after it do. No session is put away. */
const afresh = ({ pin, device, ...row }: UnlockRow, tries = row.tries): UnlockRow => ({
  ...row,
  ...(pin && { pin: withoutKept(pin) }),
  ...(device && { device: { ...withoutKept(device), credentialId: device.credentialId } }),
  triesAtRight: Math.max(row.triesAtRight, tries),
});

export const readUnlockWays = async (db: MemberDatabase): Promise<UnlockWays> => {
  const row = await readUnlockRow(db);
  return { pin: row?.pin !== undefined, device: row?.device?.credentialId ?? null };
};

/** Adds a way, or replaces the one of its kind. */
export const addUnlockWay = (
  db: MemberDatabase,
  way: Pick<UnlockRow, 'pin'> | Pick<UnlockRow, 'device'>,
): Promise<Result<void, AppError>> =>
  stored(db, () =>
    db.transaction('rw', db.keys, async () => {
      const row = await readUnlockRow(db);
      await db.keys.put({ ...(row === null ? EMPTY_UNLOCK : afresh(row)), ...way });
    }),
  );

export const removeUnlockWay = (
  db: MemberDatabase,
  kind: UnlockSecret['kind'],
): Promise<Result<void, AppError>> =>
  stored(db, async () => {
    await change(db, (row) => {
      const { pin, device, ...rest } = row;
      const left = kind === 'pin' ? device && { ...rest, device } : pin && { ...rest, pin };
      return left ?? null;
    });
  });

/** No way is left but the password. */
export const eraseUnlockWays = (db: MemberDatabase): Promise<Result<void, AppError>> =>
  stored(db, () => eraseUnlockRow(db));

/** The password was right: the tries count from zero. */
export const passwordWasRight = (db: MemberDatabase): Promise<Result<void, AppError>> =>
  stored(db, async () => {
    await change(db, (row) => afresh(row));
  });

/** The session as far as it can be put away; null without a token, and where nobody knows when it ends. */
export const sessionToKeep = (
  session: Session | null,
  member: RememberedMember | null,
  now: number,
): KeptSession | null =>
  session?.access == null || member?.until === undefined || member.until <= now
    ? null
    : { access: session.access, isClient: session.isClient, until: member.until };

/** Seals the session for the next unlock. False where no way can give it back: then the backend is to end it. */
export const putSessionAway = async (db: MemberDatabase, session: KeptSession): Promise<boolean> => {
  const row = await readUnlockRow(db);
  if (row === null) return false;
  const text = JSON.stringify(session);
  const sealed = await Promise.all(
    KINDS.map(async (kind) => {
      const way = row[kind];
      return way === undefined ? null : sealForUnlock(way, text);
    }),
  );
  const [pin, device] = sealed;
  const put = await change(db, (now) => ({
    ...now,
    ...(now.pin && pin && { pin: { ...now.pin, kept: pin } }),
    ...(now.device && device && { device: { ...now.device, kept: device } }),
  }));
  return put !== null && sealed.some((each) => each !== null);
};

export type Unlocking =
  | { readonly kind: 'open'; readonly kept: KeptSession | null }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  /** There is no way any more: the password is needed. */
  | { readonly kind: 'password' };

const NEEDS_PASSWORD: Unlocking = { kind: 'password' };

interface CountedTry {
  readonly way: UnlockWay;
  /** The number of this try. */
  readonly tries: number;
}

/**
 * A PIN counts as tried before it is looked at, on the disk and for all tabs: a page that is closed meanwhile has used a
 * try. A device's own secret cannot be guessed, and is not counted.
 */
const countTry = async (db: MemberDatabase, kind: UnlockSecret['kind']): Promise<CountedTry | null> => {
  const counted = await change(db, (row) => {
    if (kind === 'device' || row.pin === undefined) return row;
    return wrongInARow(row) >= MAX_TRIES ? null : { ...row, tries: row.tries + 1 };
  });
  const row = counted?.after;
  const way = row?.[kind];
  return row == null || way === undefined ? null : { way, tries: row.tries };
};

const countWrong = async (db: MemberDatabase): Promise<Unlocking> => {
  const changed = await change(db, (row) => (wrongInARow(row) >= MAX_TRIES ? null : row));
  return changed?.after == null
    ? NEEDS_PASSWORD
    : { kind: 'wrong', triesLeft: MAX_TRIES - wrongInARow(changed.after) };
};

const readKept = async (way: UnlockWay, key: CryptoKey): Promise<KeptSession | null> => {
  const text = way.kept === undefined ? null : await openSealedForUnlock(key, way.kept);
  return text === null ? null : (JSON.parse(text) as KeptSession);
};

/** Tries to unlock; the fifth wrong PIN in a row erases every way. `open` is another one in tests alone. */
export const tryUnlock = (
  db: MemberDatabase,
  secret: UnlockSecret,
  open: typeof openUnlockKey = openUnlockKey,
): Promise<Result<Unlocking, AppError>> =>
  stored(db, async (): Promise<Unlocking> => {
    const counted = await countTry(db, secret.kind);
    if (counted === null) return NEEDS_PASSWORD;
    const { way, tries } = counted;
    const key = await open(way, secret, db.memberId);
    if (key === null) return countWrong(db);
    const kept = await readKept(way, key);
    const changed = await change(db, (row) => afresh(row, tries));
    return changed === null ? NEEDS_PASSWORD : { kind: 'open', kept };
  });
