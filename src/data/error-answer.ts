import { endingOf } from '../contract/session-ended.ts';
import type { AppError } from '../domain/app-error.ts';

/**
 * Reads a refusal as Django REST framework words it: `{"detail"}`, `{"field": ["..."]}`,
 * `{"non_field_errors": [...]}`, nested to any depth. What comes out is bounded and never a page.
 */

const MAX_DEPTH = 6;
const MAX_FIELDS = 50;
const MAX_TEXT = 300;
const MARKUP = /<[a-z!/]/i;

export interface Refusal {
  readonly detail: string;
  readonly code: string | null;
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

/** `body` is the decoded JSON, or null where the answer was none. */
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

/** Seconds out of `Retry-After`, or out of the sentence where the header is not exposed. */
const readRetryAfter = (header: string | null, detail: string): number | null => {
  const written =
    /^\d{1,9}$/.exec(header?.trim() ?? '')?.[0] ?? /available in (\d{1,9}) second/.exec(detail)?.[1];
  return written === undefined ? null : Math.min(Number(written), MAX_RETRY_AFTER_S);
};

/** The error of an answer outside 2xx. A 401 counts as a dead token only where a token was sent. */
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
