import type { Context } from 'hono';
import * as v from 'valibot';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { err, ok, type Result } from '../../src/terms/result.ts';
import type { BodyRoom } from './large-bodies.ts';
import { type FieldErrors, invalid, type Refusal, refuse, throttled } from './refusal.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `,` `:` `[` `{`: every key and every value of a document needs at least one of these. */
const SEPARATORS: ReadonlySet<number> = new Set([0x2c, 0x3a, 0x5b, 0x7b]);

/**
 * Returns true if a JSON document has more separators outside its strings than `most`. It reads bytes and stops at the
 * first one too many, so a document that would keep the parser busy for seconds is refused in milliseconds.
 */
const hasMoreSeparators = (bytes: Uint8Array, most: number): boolean => {
  let count = 0;
  let inString = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (inString) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) inString = true;
    else if (SEPARATORS.has(byte)) {
      count += 1;
      if (count > most) return true;
    }
  }
  return false;
};

type Fields = Readonly<Record<string, unknown>>;
type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

/** The refusal of a text that `isStorableText` refuses. */
export const BROKEN_TEXT = 'Null characters and broken characters are not allowed.';

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** Far deeper than anything that is sent, far from what would exhaust the stack of whoever walks it. */
const DEEPEST = 32;
const LIST_MAX = 1000;
/** A full journal page has about twenty for each operation; ten thousand keys fit beside their values. */
const SEPARATORS_MAX = 50_000;

/** Describes the first fault in the texts or the shape of a value; null for none. */
const faultOf = (value: unknown, depth = 0): string | null => {
  if (depth > DEEPEST) return 'The body is nested too deeply.';
  if (typeof value === 'string') return isStorableText(value) ? null : BROKEN_TEXT;
  if (value === null || typeof value !== 'object' || value instanceof Blob) return null;
  if (Array.isArray(value)) {
    if (value.length > LIST_MAX) return 'A list is too long.';
    for (const item of value) {
      const fault = faultOf(item, depth + 1);
      if (fault !== null) return fault;
    }
    return null;
  }
  for (const key of Object.keys(value)) {
    const fault = faultOf(key, depth) ?? faultOf((value as Fields)[key], depth + 1);
    if (fault !== null) return fault;
  }
  return null;
};

const mediaType = (c: Context): string =>
  (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const tooLarge = (): Result<never, Refusal> => refuse(413, 'The request body is too large.');

/**
 * Reads on for nobody: a caller who is cut off while sending does not get to see the answer. The server's time
 * for a whole request bounds it.
 */
const discard = async (reader: BodyReader | undefined): Promise<void> => {
  try {
    while ((await reader?.read())?.done === false);
  } catch {
    // The caller went away: nobody is left to answer.
  }
};

const FIRST_BYTES = 4096;
/** A body that found no room may come again after so long. */
const ROOM_SECONDS = 5;

const brokenOff = () => refuse(400, 'The request broke off.');

/** Undefined where there is none. It cannot be opened any more once the caller went away: null. */
const openBody = (request: Request) => {
  try {
    return request.body?.getReader();
  } catch {
    return null;
  }
};

/**
 * The body, whatever its headers say of it, as long as it is not longer than `maxBytes`. Its parts are copied as
 * they come: kept one by one, those of a single byte would take hundreds of times their size.
 */
const readBytes = async (
  c: Context,
  maxBytes: number,
  room: BodyRoom,
): Promise<Result<Uint8Array<ArrayBuffer>, Refusal>> => {
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) return tooLarge();
  const reader = openBody(c.req.raw);
  if (reader === null) return brokenOff();
  let bytes = new Uint8Array(FIRST_BYTES);
  let size = 0;
  for (;;) {
    // It rejects when the caller went away: no failure of the server, and nobody is left to read the answer.
    const part = await reader?.read().catch(() => null);
    if (part === null) return brokenOff();
    if (part?.value === undefined) return ok(bytes.subarray(0, size));
    const end = size + part.value.length;
    if (end > maxBytes || !room.grow(end)) {
      void discard(reader);
      return end > maxBytes ? tooLarge() : throttled(ROOM_SECONDS);
    }
    if (end > bytes.length) {
      const wider = new Uint8Array(Math.max(end, 2 * bytes.length));
      wider.set(bytes);
      bytes = wider;
    }
    bytes.set(part.value, size);
    size = end;
  }
};

const parseJson = (bytes: Uint8Array): Result<unknown, Refusal> => {
  if (hasMoreSeparators(bytes, SEPARATORS_MAX)) return refuse(413, 'The request body has too many values.');
  const text = new TextDecoder().decode(bytes);
  if (text === '') return ok({});
  try {
    return ok(JSON.parse(text));
  } catch {
    return refuse(400, 'JSON parse error - the body is not valid JSON.');
  }
};

const parseForm = async (c: Context, bytes: Uint8Array<ArrayBuffer>): Promise<Result<unknown, Refusal>> => {
  const headers = { 'Content-Type': c.req.header('content-type') ?? '' };
  try {
    return ok(Object.fromEntries(await new Response(bytes, { headers }).formData()));
  } catch {
    return refuse(400, 'Multipart form parse error - the body is not a valid form.');
  }
};

/** The request's fields as they were sent: an object whose texts can be stored, and nothing more. */
export const readFields = async (
  c: Context,
  { encoding, maxBytes }: Pick<Endpoint, 'encoding' | 'maxBytes'>,
  room: BodyRoom,
): Promise<Result<Fields, Refusal>> => {
  if (encoding === 'none') return ok({});
  const expected = encoding === 'json' ? 'application/json' : 'multipart/form-data';
  if (mediaType(c) !== expected) return refuse(415, `Unsupported media type: this call takes ${expected}.`);
  const bytes = await readBytes(c, maxBytes, room);
  if (!bytes.ok) return bytes;
  const read = await (encoding === 'json' ? parseJson(bytes.value) : parseForm(c, bytes.value));
  if (!read.ok) return read;
  const fields = read.value;
  if (fields === null || typeof fields !== 'object' || Array.isArray(fields)) {
    return invalid({ non_field_errors: ['Invalid data. Expected an object.'] });
  }
  const fault = faultOf(fields);
  return fault === null ? ok({ ...fields }) : refuse(400, fault);
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

const isNested = (value: unknown): boolean =>
  value !== null && typeof value === 'object' && !(value instanceof Blob);

/** A flat body is told all that is wrong with it, one with lists the first: they may hold a million faults. */
export const parseBody = (entry: Endpoint, fields: Fields): Result<unknown, Refusal> => {
  if (entry.body === null) return ok(null);
  const read = v.safeParse(entry.body, fields, { abortEarly: Object.values(fields).some(isNested) });
  return read.success ? ok(read.output) : err({ status: 400, body: fieldErrors(read.issues) });
};

/** Entries may share a method and path (saving a profile, sending a photo): the fields tell which is meant. */
export const entryFor = <E extends Endpoint>(entries: readonly [E, ...E[]], fields: Fields): E => {
  const names = (entry: Endpoint): readonly string[] =>
    entry.body !== null && 'entries' in entry.body ? Object.keys(entry.body.entries as object) : [];
  return entries.find((entry) => names(entry).every((name) => name in fields)) ?? entries[0];
};
