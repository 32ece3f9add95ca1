import type { AppError } from '../domain/app-error.ts';
import type { OutboxRow, Sealed } from './intents.ts';
import type { MemberDatabase } from './member-database.ts';
import { seal, unseal } from './sealing.ts';

/** Why the last attempt at a row failed, as the row keeps it. */
export interface StoredError {
  readonly lastError: AppError;
  /** All of it, where the server's words may repeat a sealed answer. */
  readonly sealedError: Sealed | null;
}

/** The failure without what the server said; the same object where it said nothing. */
const wordless = (error: AppError): AppError => {
  if (error.kind === 'rejected') return { ...error, code: null, detail: '', fields: {} };
  if (error.kind === 'conflict') return { ...error, detail: '' };
  return error.kind === 'malformed' ? { ...error, reason: '' } : error;
};

/** Seals: to be awaited before the transaction. */
export const prepareError = async (
  db: MemberDatabase,
  row: Pick<OutboxRow, 'sealed'>,
  error: AppError,
): Promise<StoredError> => {
  const bare = row.sealed ? wordless(error) : error;
  return { lastError: bare, sealedError: bare === error ? null : await seal(db, error) };
};

/** With the server's words, where they can be opened. */
export const openLastError = async (
  db: MemberDatabase,
  { lastError, sealedError }: Pick<OutboxRow, 'lastError' | 'sealedError'>,
): Promise<AppError | null> => {
  if (sealedError == null) return lastError;
  const opened = await unseal(db, sealedError);
  return opened.ok ? (opened.value as AppError) : lastError;
};
