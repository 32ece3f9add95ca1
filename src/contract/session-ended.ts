import type { Ending } from '../domain/app-error.ts';

/** The `code` of a 401 for a token or a device that was ended before its time, and did not just run out. */
export const ENDING_CODES: Readonly<Record<Ending, string>> = {
  ended: 'session_ended',
  closed: 'account_closed',
  gone: 'account_gone',
};

const ENDINGS: readonly Ending[] = ['ended', 'closed', 'gone'];

/** Null for any other code. */
export const endingOf = (code: string | null): Ending | null =>
  ENDINGS.find((ending) => ENDING_CODES[ending] === code) ?? null;
