import { WRONG_SHAPE } from '../data/api-client.ts';
import { LONGEST_WAIT_MS } from '../data/repositories/outbox.ts';
import type { AppError } from '../domain/app-error.ts';

/** What becomes of a row after a failed attempt. */
export type Verdict =
  | { readonly kind: 'retry'; readonly delayMs: number }
  /** The member's token is dead: their lanes stop, attempts unchanged. */
  | { readonly kind: 'await-sign-in' }
  /** Kept and shown; the lane goes on with its next row. */
  | { readonly kind: 'refuse' }
  /** The server did it, although its answer could not be read. */
  | { readonly kind: 'delivered' };

export interface Attempt {
  /** Failed attempts before this one. */
  readonly attempts: number;
  /** True where the backend knows the row's idempotency key. */
  readonly idempotent: boolean;
  /** In [0, 1). */
  readonly random: () => number;
}

const FIRST_DELAY_MS = 2_000;
const BACKOFF_CAP_MS = 60_000;
/** Django and proxies use these for "not now", not for "never". */
const TRY_AGAIN_STATUS = [408, 425];

/** Doubles from two seconds to a minute; half of it is random, so that devices do not come back at once. */
export const backoffMs = (attempts: number, random: () => number): number => {
  const full = Math.min(BACKOFF_CAP_MS, FIRST_DELAY_MS * 2 ** Math.min(attempts, 10));
  return Math.round(full * (0.5 + random() / 2));
};

export const verdictOn = (error: AppError, { attempts, idempotent, random }: Attempt): Verdict => {
  const retry: Verdict = { kind: 'retry', delayMs: backoffMs(attempts, random) };
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
      return error.status >= 200 && error.status < 300 && error.reason.startsWith(WRONG_SHAPE)
        ? { kind: 'delivered' }
        : { kind: 'refuse' };
    case 'storage':
      return { kind: 'refuse' };
  }
};
