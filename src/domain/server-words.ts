import type { AppError } from '../terms/app-error.ts';

const GENERATED = /^The server answered with status \d+\.$/;

/** Returns the sentence of the backend itself; null if it gave none. */
export const serverWords = (error: AppError): string | null => {
  if (error.kind !== 'rejected' && error.kind !== 'conflict') return null;
  return error.detail === '' || GENERATED.test(error.detail) ? null : error.detail;
};
