import { Dexie, type Table } from 'dexie';
import type { AppError } from '../../terms/app-error.ts';
import { err, ok, type Result } from '../../terms/result.ts';
import type { MemberDatabase } from './member-database.ts';

/** Names under which engines report that they closed the database under the page (WebKit in background). */
const LOST_CONNECTION = ['DatabaseClosedError', 'InvalidStateError', 'UnknownError'];

const nameOf = (thrown: unknown): string => {
  if (!(thrown instanceof Error || thrown instanceof DOMException)) return 'UnknownError';
  const inner: unknown = 'inner' in thrown ? thrown.inner : null;
  return thrown.name === 'AbortError' && inner instanceof Error ? inner.name : thrown.name;
};

const isStorageFailure = (thrown: unknown): boolean =>
  thrown instanceof Dexie.DexieError || thrown instanceof DOMException;

/** Counts how often a database was reopened, so that queries which fail together reopen it once. */
const reopenings = new WeakMap<MemberDatabase, { count: number; last: Promise<unknown> }>();

const reopen = (db: MemberDatabase, seen: number): Promise<unknown> => {
  const known = reopenings.get(db);
  if (known !== undefined && known.count !== seen) return known.last;
  // An engine may drop the connection without a word; what still looks open must be closed first.
  db.close();
  const last = Promise.resolve(db.open());
  reopenings.set(db, { count: seen + 1, last });
  return last;
};

/** Runs a query; where the engine dropped the connection, reopens and tries once more. */
export const withReopen = async <T>(db: MemberDatabase, query: () => Promise<T>): Promise<T> => {
  const seen = reopenings.get(db)?.count ?? 0;
  try {
    return await query();
  } catch (thrown) {
    if (db.wiped || !LOST_CONNECTION.includes(nameOf(thrown))) throw thrown;
    await reopen(db, seen);
    return await query();
  }
};

/** The failure as a value; null for a bug. */
export const storageErrorOf = (thrown: unknown): AppError | null =>
  isStorageFailure(thrown) ? { kind: 'storage', reason: nameOf(thrown) } : null;

/** A query whose storage failure (`QuotaExceededError`, `DatabaseClosedError`...) is a value. */
export const stored = async <T>(
  db: MemberDatabase,
  query: () => Promise<T>,
): Promise<Result<T, AppError>> => {
  try {
    return ok(await withReopen(db, query));
  } catch (thrown) {
    const failure = storageErrorOf(thrown);
    if (failure === null) throw thrown;
    return err(failure);
  }
};

const transact = <T>(
  db: MemberDatabase,
  tables: readonly Table[],
  work: (transaction: IDBTransaction) => Promise<T>,
): Promise<Result<T, AppError>> =>
  stored(db, async () => {
    const course: { done?: { readonly value: T }; committed: boolean } = { committed: false };
    try {
      // Dexie follows the awaits inside only of a function that is itself declared async.
      return await db.transaction('rw', [...tables], async ({ idbtrans }) => {
        idbtrans.addEventListener('complete', () => {
          course.committed = true;
        });
        const value = await work(idbtrans);
        course.done = { value };
        return value;
      });
    } catch (thrown) {
      // Committed before the work's end was heard of (PrematureCommitError): all of it is kept.
      if (course.committed && course.done !== undefined) return course.done.value;
      throw thrown;
    }
  });

/**
 * ONE transaction over the member's data: all of it is kept, or none. Inside, await nothing but
 * repositories (anything else ends the transaction), so seal before and decode before.
 */
export const atomically = <T>(db: MemberDatabase, work: () => Promise<T>): Promise<Result<T, AppError>> =>
  transact(db, db.tables, work);

/**
 * The same for writes that read nothing and do not wait for one another. All of them and the commit are handed to the
 * browser in the task of the caller, so a page that is closed or left right afterwards cannot take them back.
 */
export const atOnce = (
  db: MemberDatabase,
  tables: readonly Table[],
  writes: () => readonly PromiseLike<unknown>[],
): Promise<Result<void, AppError>> =>
  transact(db, tables, async (transaction) => {
    const written = Promise.all(writes());
    transaction.commit();
    await written;
  });
