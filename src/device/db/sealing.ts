import type { AppError } from '../../terms/app-error.ts';
import { err, ok, type Result } from '../../terms/result.ts';
import type { Sealed } from './intents.ts';
import type { MemberDatabase } from './member-database.ts';
import { withReopen } from './storage.ts';

/**
 * AES-GCM under a key of the member that never leaves the engine. Seal before a transaction opens and
 * never inside it: awaiting WebCrypto ends it. Destroying the key makes every sealed row unreadable,
 * also one that is still somewhere on the disk.
 */

const KEY_NAME = 'sealing';
const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;

const readKey = async (db: MemberDatabase): Promise<CryptoKey | null> => {
  const row = await db.keys.get(KEY_NAME);
  return row?.name === KEY_NAME ? row.key : null;
};

const readOrMakeKey = async (db: MemberDatabase): Promise<CryptoKey> => {
  const existing = await readKey(db);
  if (existing !== null) return existing;
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  return db.transaction('rw', db.keys, async () => {
    const fromAnotherTab = await readKey(db);
    if (fromAnotherTab !== null) return fromAnotherTab;
    await db.keys.add({ name: KEY_NAME, key });
    return key;
  });
};

const keyOf = (db: MemberDatabase): Promise<CryptoKey> => withReopen(db, () => readOrMakeKey(db));

/** Seals a JSON value. */
export const seal = async (db: MemberDatabase, value: unknown): Promise<Sealed> => {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { iv, data: await crypto.subtle.encrypt({ name: ALGORITHM, iv }, await keyOf(db), text) };
};

/** The sealed value; `storage` where the key is gone or the row was damaged. */
export const unseal = async (db: MemberDatabase, sealed: Sealed): Promise<Result<unknown, AppError>> => {
  const key = await keyOf(db);
  try {
    const text = await crypto.subtle.decrypt({ name: ALGORITHM, iv: sealed.iv }, key, sealed.data);
    return ok(JSON.parse(new TextDecoder().decode(text)));
  } catch {
    return err({ kind: 'storage', reason: 'SealedRowUnreadable' });
  }
};

export const destroyKeys = (db: MemberDatabase): Promise<void> => db.keys.clear();
