import type { AppError } from '../../terms/app-error.ts';
import { ok, type Result } from '../../terms/result.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { seal, unseal } from '../db/sealing.ts';

/** Seals what a form holds (JSON values); the answer keeps it and may be run in a transaction. One draft per key. */
export const prepareDraft = async (
  db: MemberDatabase,
  key: string,
  values: unknown,
  now: number,
): Promise<() => Promise<unknown>> => {
  const sealed = await seal(db, values);
  return async () => db.drafts.put({ key, values: sealed, updatedAt: now });
};

/** Keeps what a form holds, sealed, so that it survives a reload. */
export const saveDraft = async (
  db: MemberDatabase,
  key: string,
  values: unknown,
  now: number,
): Promise<void> => {
  const save = await prepareDraft(db, key, values, now);
  await save();
};

/** The draft as stored, for the form's own schema to read; null where there is none. */
export const readDraft = async (db: MemberDatabase, key: string): Promise<Result<unknown, AppError>> => {
  const row = await db.drafts.get(key);
  return row === undefined ? ok(null) : unseal(db, row.values);
};

export const dropDraft = (db: MemberDatabase, key: string): Promise<void> => db.drafts.delete(key);
