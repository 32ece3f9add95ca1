import { Dexie } from 'dexie';
import type { AppError } from '../domain/app-error.ts';
import { err, ok, type Result } from '../domain/result.ts';
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

/** Runs a query; where the engine dropped the connection, reopens and tries once more. */
export const withReopen = async <T>(db: MemberDatabase, query: () => Promise<T>): Promise<T> => {
  try {
    return await query();
  } catch (thrown) {
    if (db.wiped || !LOST_CONNECTION.includes(nameOf(thrown))) throw thrown;
    await db.open();
    return await query();
  }
};

/** A query whose storage failure (`QuotaExceededError`, `DatabaseClosedError`...) is a value. */
export const stored = async <T>(
  db: MemberDatabase,
  query: () => Promise<T>,
): Promise<Result<T, AppError>> => {
  try {
    return ok(await withReopen(db, query));
  } catch (thrown) {
    if (!isStorageFailure(thrown)) throw thrown;
    return err({ kind: 'storage', reason: nameOf(thrown) });
  }
};

/**
 * ONE transaction over the member's data: all of it is kept, or none. Inside, await nothing but
 * repositories (anything else ends the transaction), so seal before and decode before.
 */
export const atomically = <T>(db: MemberDatabase, work: () => Promise<T>): Promise<Result<T, AppError>> =>
  stored(db, () => db.transaction('rw', db.tables, work));
