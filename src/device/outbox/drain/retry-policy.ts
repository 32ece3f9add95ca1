import type { AppError } from '../../../terms/app-error.ts';
import { WRONG_SHAPE } from '../../api/api-client.ts';
import { LONGEST_BACKOFF_MS, LONGEST_WAIT_MS } from '../rows/outbox.ts';

/** The consequence of a failed attempt for its outbox entry. */
export type Verdict =
  | { readonly kind: 'retry'; readonly delayMs: number }
  /** The server refused the token: the member's lanes stop until they sign in, and the attempt is not counted. */
  | { readonly kind: 'await-sign-in' }
  /** The entry stays in the outbox, where the member sees it; the lane goes on with its next entry. */
  | { readonly kind: 'refuse' }
  /**
   * A 2xx answer in JSON of an unknown shape, from a backend that may be free to choose it: the change counts as
   * delivered, unless something else than the backend answers reads at this moment, too.
   */
  | { readonly kind: 'delivered'; readonly delayMs: number };

export interface Attempt {
  /** Failed attempts before this one. */
  readonly attempts: number;
  /** True if the request carried an idempotency key that the backend supports. */
  readonly idempotent: boolean;
  /** True if a 2xx answer must have the contract's shape: with an idempotency key, and for the journal. */
  readonly exact: boolean;
  /** Returns a number in [0, 1). */
  readonly random: () => number;
}

const FIRST_DELAY_MS = 2_000;
/** Django and proxies send these for "not now", although 4xx usually means "never". */
const TRY_AGAIN_STATUS = [408, 425];

/**
 * Returns the delay in ms before the next attempt: exponential from 2 s, at most `LONGEST_BACKOFF_MS`. Half of it is
 * random ("equal jitter"), so that not all devices come back at the same moment after an outage.
 */
export const backoffMs = (attempts: number, random: () => number): number => {
  const full = Math.min(LONGEST_BACKOFF_MS, FIRST_DELAY_MS * 2 ** attempts);
  return Math.round(full * (0.5 + random() / 2));
};

/**
 * Decides what happens to an outbox entry after a failed attempt. An answer that is not the contract's comes from a
 * captive portal or a filter, or from a backend that fails: the entry waits, since only the backend's own refusal is
 * for the member to decide about.
 */
export const verdictOn = (error: AppError, { attempts, idempotent, exact, random }: Attempt): Verdict => {
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
      // With an idempotency key, 409 means that the first copy is still in flight; without one, it is a refusal.
      return idempotent ? retry : { kind: 'refuse' };
    case 'malformed':
      if (!exact && error.status >= 200 && error.status < 300 && error.reason.startsWith(WRONG_SHAPE))
        return { kind: 'delivered', delayMs };
      return retry;
    case 'storage':
      return { kind: 'refuse' };
  }
};
