import { ENDING_CODES } from '../../src/contract/account/session-ended.ts';
import type { Ending } from '../../src/terms/app-error.ts';
import { err, type Result } from '../../src/terms/result.ts';

/** A request that is not granted, in the shapes Django REST framework answers. */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503;
  readonly body:
    | { readonly detail: string; readonly code?: string; readonly messages?: unknown }
    | FieldErrors;
  readonly headers?: Readonly<Record<string, string>>;
}
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export const refuse = (status: Refusal['status'], detail: string): Result<never, Refusal> =>
  err({ status, body: { detail } });

export const invalid = (fields: FieldErrors): Result<never, Refusal> => err({ status: 400, body: fields });

export const throttled = (seconds: number): Result<never, Refusal> =>
  err({
    status: 429,
    body: { detail: `Request was throttled. Expected available in ${seconds} seconds.` },
    headers: { 'Retry-After': String(seconds) },
  });

export const notFound: Refusal = { status: 404, body: { detail: 'Not found.' } };

/** The database cannot be reached or cannot work: nothing was done. */
export const unavailable: Refusal = {
  status: 503,
  body: { detail: 'The service is not available just now. Please try again in a few minutes.' },
};

export const forbidden: Refusal = {
  status: 403,
  body: { detail: 'You do not have permission to perform this action.' },
};

const challenge = { 'WWW-Authenticate': 'Bearer realm="api"' };
export const noToken: Refusal = {
  status: 401,
  body: { detail: 'Authentication credentials were not provided.' },
  headers: challenge,
};
export const badToken: Refusal = {
  status: 401,
  body: {
    detail: 'Given token not valid for any token type',
    code: 'token_not_valid',
    messages: [{ token_class: 'AccessToken', token_type: 'access', message: 'Token is invalid or expired' }],
  },
  headers: challenge,
};
const ENDING_WORDS: Readonly<Record<Ending, string>> = {
  ended: 'This session was ended. Please sign in again.',
  closed: 'This account was closed.',
  gone: 'This account was deleted.',
};
/** The token or the device was good and was ended: by its member, by a new password, by staff, or with the account. */
export const endedSession = (why: Ending): Refusal => ({
  status: 401,
  body: { detail: ENDING_WORDS[why], code: ENDING_CODES[why] },
  headers: challenge,
});
