import type { Ending } from '../../terms/app-error.ts';

/** The `code` of a 401 for a token or device that was ended on purpose; a 401 after plain expiry has none of these. */
export const ENDING_CODES: Readonly<Record<Ending, string>> = {
  ended: 'session_ended',
  closed: 'account_closed',
  gone: 'account_gone',
};

const ENDINGS: readonly Ending[] = ['ended', 'closed', 'gone'];

/** Returns the reason that a 401 code stands for; null for any other code. */
export const endingOf = (code: string | null): Ending | null =>
  ENDINGS.find((ending) => ENDING_CODES[ending] === code) ?? null;
