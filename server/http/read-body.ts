import type { Context } from 'hono';
import * as v from 'valibot';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { err, ok, type Result } from '../../src/domain/result.ts';
import { type FieldErrors, invalid, type Refusal, refuse } from './refusal.ts';

type Fields = Readonly<Record<string, unknown>>;

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

const isStorable = (root: unknown): boolean => {
  const left: unknown[] = [root];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string') {
      if (!isStorableText(value)) return false;
    } else if (value !== null && typeof value === 'object' && !(value instanceof Blob)) {
      for (const [key, item] of Object.entries(value)) left.push(key, item);
    }
  }
  return true;
};

const mediaType = (c: Context): string =>
  (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const readJson = async (c: Context): Promise<Result<unknown, Refusal>> => {
  const text = await c.req.text();
  if (text === '') return ok({});
  try {
    return ok(JSON.parse(text));
  } catch {
    return refuse(400, 'JSON parse error - the body is not valid JSON.');
  }
};

const readMultipart = async (c: Context): Promise<Result<unknown, Refusal>> => {
  try {
    return ok(Object.fromEntries(await c.req.formData()));
  } catch {
    return refuse(400, 'Multipart form parse error - the body is not a valid form.');
  }
};

/** The request's fields as they were sent: an object whose texts can be stored, and nothing more. */
export const readFields = async (
  c: Context,
  encoding: 'json' | 'multipart',
): Promise<Result<Fields, Refusal>> => {
  const type = mediaType(c);
  const expected = encoding === 'json' ? 'application/json' : 'multipart/form-data';
  if (type !== expected) return refuse(415, `Unsupported media type: this call takes ${expected}.`);
  const read = await (encoding === 'json' ? readJson(c) : readMultipart(c));
  if (!read.ok) return read;
  const fields = read.value;
  if (fields === null || typeof fields !== 'object' || Array.isArray(fields)) {
    return invalid({ non_field_errors: ['Invalid data. Expected an object.'] });
  }
  if (!isStorable(fields)) return refuse(400, 'Null characters and broken characters are not allowed.');
  return ok({ ...fields });
};

const messageOf = (issue: v.BaseIssue<unknown>): string => {
  if (issue.input === undefined) return 'This field is required.';
  // The library's own sentences repeat the input; ours never do.
  return issue.message.startsWith('Invalid ') ? 'Not a valid value.' : issue.message;
};

const fieldErrors = (issues: readonly v.BaseIssue<unknown>[]): FieldErrors => {
  const fields = new Map<string, string[]>();
  for (const issue of issues) {
    const key = String(issue.path?.[0]?.key ?? 'non_field_errors');
    const messages = fields.get(key) ?? [];
    if (!messages.includes(messageOf(issue))) fields.set(key, [...messages, messageOf(issue)]);
  }
  return Object.fromEntries(fields);
};

export const parseBody = (entry: Endpoint, fields: Fields): Result<unknown, Refusal> => {
  if (entry.body === null) return ok(null);
  const read = v.safeParse(entry.body, fields);
  return read.success ? ok(read.output) : err({ status: 400, body: fieldErrors(read.issues) });
};

/** Entries may share a method and path (saving a profile, sending a photo): the fields tell which is meant. */
export const entryFor = <E extends Endpoint>(entries: readonly [E, ...E[]], fields: Fields): E => {
  const names = (entry: Endpoint): readonly string[] =>
    entry.body !== null && 'entries' in entry.body ? Object.keys(entry.body.entries as object) : [];
  return entries.find((entry) => names(entry).every((name) => name in fields)) ?? entries[0];
};
