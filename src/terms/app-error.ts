/** Why a session ended before its time: somebody ended it, staff closed the account, or the account was deleted. */
export type Ending = 'ended' | 'closed' | 'gone';

/** Every way a call to the backend or the device's storage can fail, as far as the app distinguishes it. */
export type AppError =
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  /** The backend did not accept the token; `ending` where it said why that ended before its time. */
  | { readonly kind: 'unauthorized'; readonly ending?: Ending }
  /** Any other refusal. `detail` is a sentence fit to show; `fields` maps a field name to its messages. */
  | {
      readonly kind: 'rejected';
      readonly status: number;
      readonly code: string | null;
      readonly detail: string;
      readonly fields: Readonly<Record<string, readonly string[]>>;
    }
  /** HTTP 429; `retryAfter` in seconds when the backend said so. */
  | { readonly kind: 'throttled'; readonly retryAfter: number | null }
  /** HTTP 409: register means the email is taken, an idempotent write means its first copy is still in flight. */
  | { readonly kind: 'conflict'; readonly detail: string }
  /** The answer was not what the contract says: HTML, a redirect, unreadable JSON, a wrong shape. */
  | { readonly kind: 'malformed'; readonly status: number; readonly reason: string }
  /** IndexedDB refused or lost the write. */
  | { readonly kind: 'storage'; readonly reason: string };

export type AppErrorKind = AppError['kind'];
