import { WRONG_SHAPE } from '../data/api-client.ts';
import { LONGEST_BACKOFF_MS, LONGEST_WAIT_MS } from '../data/repositories/outbox.ts';
import type { AppError } from '../domain/app-error.ts';

/** The consequence of a failed attempt for its outbox entry. */
export type Verdict =
  | { readonly kind: 'retry'; readonly delayMs: number }
  /** The member's token is dead: their lanes stop, attempts unchanged. */
  | { readonly kind: 'await-sign-in' }
  /** Something else than the API answers, again and again: if it is the backend itself, it is misconfigured. */
  | { readonly kind: 'suspect'; readonly delayMs: number }
  /** Kept and shown; the lane goes on with its next row. */
  | { readonly kind: 'refuse' }
  /**
   * A 2xx answer in JSON of a shape that the contract leaves open: delivered, unless reads are answered in another shape
   * too at the same moment.
   */
  | { readonly kind: 'delivered'; readonly delayMs: number };

export interface Attempt {
  /** Failed attempts before this one. */
  readonly attempts: number;
  /** Attempts in a row that failed as this one did, this one included. */
  readonly repeats: number;
  /** True where the backend knows the row's idempotency key. */
  readonly idempotent: boolean;
  /** True where a 2xx answer must have the contract's shape: with a key, and for the journal. */
  readonly exact: boolean;
  /** In [0, 1). */
  readonly random: () => number;
}

const FIRST_DELAY_MS = 2_000;
/** A hotel's sign-in page answers in the server's place and goes away; after so many times it may not. */
const MISANSWERS_BEFORE_DOUBT = 8;
/** Django and proxies use these for "not now", not for "never". */
const TRY_AGAIN_STATUS = [408, 425];

/** Doubles from two seconds to half a minute; half of it is random, so that devices do not come back at once. */
export const backoffMs = (attempts: number, random: () => number): number => {
  const full = Math.min(LONGEST_BACKOFF_MS, FIRST_DELAY_MS * 2 ** attempts);
  return Math.round(full * (0.5 + random() / 2));
};

export const verdictOn = (
  error: AppError,
  { attempts, repeats, idempotent, exact, random }: Attempt,
): Verdict => {
  const delayMs = backoffMs(attempts, random);
  const retry: Verdict = { kind: 'retry', delayMs };
  switch (error.kind) {
    case 'offline':
    case 'timeout':
      return retry;
    case 'unauthorized':
      return { kind: 'await-sign-in' };
    case 'throttled': {
      if (error.retryAfter === null) return retry;
      return { kind: 'retry', delayMs: Math.min(LONGEST_WAIT_MS, Math.max(1, error.retryAfter) * 1000) };
    }
    case 'rejected':
      return error.status >= 500 || TRY_AGAIN_STATUS.includes(error.status) ? retry : { kind: 'refuse' };
    case 'conflict':
      // With a key: the first copy is still in flight. Without one: the server says no.
      return idempotent ? retry : { kind: 'refuse' };
    case 'malformed':
      if (!exact && error.status >= 200 && error.status < 300 && error.reason.startsWith(WRONG_SHAPE))
        return { kind: 'delivered', delayMs };
      return repeats < MISANSWERS_BEFORE_DOUBT ? retry : { kind: 'suspect', delayMs };
    case 'storage':
      return { kind: 'refuse' };
  }
};
