import { endingOf } from '../../contract/account/session-ended.ts';
import type { AppError } from '../../terms/app-error.ts';

// Limits of a refusal that this device shows or stores, so that a broken proxy's page never gets through.

const MAX_DEPTH = 6;
const MAX_FIELDS = 50;
const MAX_TEXT = 300;
const MARKUP = /<[a-z!/]/i;

export interface Refusal {
  /** One sentence for the member. */
  readonly detail: string;
  readonly code: string | null;
  /** Sentences by dotted field path. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns bounded text; null for anything else and for HTML. */
const sentence = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' && !MARKUP.test(value)
    ? value.trim().slice(0, MAX_TEXT)
    : null;

const collect = (value: unknown, path: string, depth: number, into: Map<string, string[]>): void => {
  if (depth > MAX_DEPTH || into.size >= MAX_FIELDS) return;
  const text = sentence(value);
  if (text !== null) into.set(path, [...(into.get(path) ?? []), text].slice(0, MAX_FIELDS));
  else if (Array.isArray(value))
    for (const item of value.slice(0, MAX_FIELDS)) collect(item, path, depth + 1, into);
  else if (isRecord(value))
    for (const [key, inner] of Object.entries(value).slice(0, MAX_FIELDS))
      collect(inner, path === '' ? key : `${path}.${key}`, depth + 1, into);
};

/**
 * Reads a refusal as Django REST framework writes it: `{"detail"}`, `{"field": ["..."]}` or
 * `{"non_field_errors": [...]}`, nested. `body` is the decoded JSON, or null if the answer had no JSON.
 */
export const readRefusal = (status: number, body: unknown): Refusal => {
  const { code, ...named } = isRecord(body) ? body : { code: null };
  const all = new Map<string, string[]>();
  collect(Array.isArray(body) ? { detail: body } : named, '', 0, all);
  const general = ['detail', 'non_field_errors', 'message', 'error'].flatMap((key) => all.get(key) ?? []);
  for (const key of ['detail', 'non_field_errors']) all.delete(key);
  const [first] = [...general, ...[...all.values()].flat()];
  return {
    detail: first ?? `The server answered with status ${status}.`,
    code: sentence(code),
    fields: Object.fromEntries(all),
  };
};

const MAX_RETRY_AFTER_S = 3600;

/** Returns seconds from `Retry-After`, or from the sentence if CORS hides the header; null if neither has a number. */
const readRetryAfter = (header: string | null, detail: string): number | null => {
  const written =
    /^\d{1,9}$/.exec(header?.trim() ?? '')?.[0] ?? /available in (\d{1,9}) second/.exec(detail)?.[1];
  return written === undefined ? null : Math.min(Number(written), MAX_RETRY_AFTER_S);
};

/** Turns an answer outside 2xx into an error. A 401 means an expired or ended session only if a token was sent. */
export const errorOfAnswer = (
  answer: { readonly status: number; readonly retryAfter: string | null; readonly withToken: boolean },
  body: unknown,
): AppError => {
  const refusal = readRefusal(answer.status, body);
  if (answer.status === 401 && answer.withToken) {
    const ending = endingOf(refusal.code);
    return { kind: 'unauthorized', ...(ending !== null && { ending }) };
  }
  if (answer.status === 409) return { kind: 'conflict', detail: refusal.detail };
  if (answer.status === 429)
    return { kind: 'throttled', retryAfter: readRetryAfter(answer.retryAfter, refusal.detail) };
  return { kind: 'rejected', status: answer.status, ...refusal };
};
