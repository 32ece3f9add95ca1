import type { AppError } from '../../../terms/app-error.ts';
import type { OutboxRow, Sealed } from '../../db/intents.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { seal, unseal } from '../../db/sealing.ts';

/** The error of the last attempt, as the outbox entry stores it. */
export interface StoredError {
  readonly lastError: AppError;
  /** The whole error, encrypted, if the server's text may repeat a sealed payload; null otherwise. */
  readonly sealedError: Sealed | null;
}

/** Returns the error without the server's text; the same object if it has none. */
const withoutText = (error: AppError): AppError => {
  if (error.kind === 'rejected') return { ...error, code: null, detail: '', fields: {} };
  if (error.kind === 'conflict') return { ...error, detail: '' };
  return error.kind === 'malformed' ? { ...error, reason: '' } : error;
};

/** Prepares an error for storage. It may encrypt, so await it before the transaction. */
export const prepareError = async (
  db: MemberDatabase,
  row: Pick<OutboxRow, 'sealed'>,
  error: AppError,
): Promise<StoredError> => {
  const bare = row.sealed ? withoutText(error) : error;
  return { lastError: bare, sealedError: bare === error ? null : await seal(db, error) };
};

/** Returns the last error, with the server's text if that can be decrypted. */
export const openLastError = async (
  db: MemberDatabase,
  { lastError, sealedError }: Pick<OutboxRow, 'lastError' | 'sealedError'>,
): Promise<AppError | null> => {
  if (sealedError == null) return lastError;
  const opened = await unseal(db, sealedError);
  return opened.ok ? (opened.value as AppError) : lastError;
};
