import * as v from 'valibot';
import { isLocalDay } from '../domain/calendar/days.ts';
import { RECIPE_LIMITS } from '../domain/food/own-food/own-food.ts';
import type { JournalKind } from '../terms/journal.ts';
import { defineEndpoint } from './endpoint.ts';
import { boundedText } from './wire.ts';

/** The largest number of operations in one request and in one answer. */
export const JOURNAL_PAGE = 500;
/** The largest number of operations that a backend stores for one member; a long one may count as several. */
export const JOURNAL_OPERATIONS_MAX = 500_000;

const PAYLOAD_KEYS_MAX = 20;
const PAYLOAD_CHARACTERS_MAX = 2000;
/** Kinds whose payload may be longer: a recipe holds its steps and the figures of its foods. */
export const LONG_KINDS: readonly string[] = ['food.put', 'recipe.put'] satisfies JournalKind[];
/** A full page of ordinary operations is a tenth of this. A page that is refused for its size is sent again in halves. */
const APPEND_BYTES_MAX = 2 * 1024 * 1024;

/** A phone that lost its clock says 1970; nobody plans beyond the other end. */
const FIRST_DAY = '1970-01-01';
const LAST_DAY = '2199-12-31';

const scalar = v.union([v.string(), v.number(), v.boolean(), v.null()]);
/** A field holds one value or a list of flat objects; nothing is nested deeper. */
const flat = v.record(boundedText(40), scalar);
const list: v.GenericSchema<readonly v.InferInput<typeof flat>[]> = v.array(flat);
const field = v.union([scalar, list]);

/** The database writes every digit of a number: 1e308, five signs here, would take three hundred at each read. */
const DIGITS_MAX = 20;
const isShort = (value: unknown): boolean => {
  if (typeof value === 'number') return value === 0 || Math.abs(Math.log10(Math.abs(value))) <= DIGITS_MAX;
  return value === null || typeof value !== 'object' || Object.values(value).every(isShort);
};

const longest = (kind: string): number =>
  LONG_KINDS.includes(kind) ? RECIPE_LIMITS.payload : PAYLOAD_CHARACTERS_MAX;

const operationFields = v.object({
  id: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
  /** The member's local calendar day, `YYYY-MM-DD`. */
  day: v.pipe(
    v.string(),
    v.check((day) => isLocalDay(day) && day >= FIRST_DAY && day <= LAST_DAY, 'No such day.'),
  ),
  /** Any kind is kept and given back: another version of the app may know it. */
  kind: v.pipe(boundedText(40), v.nonEmpty()),
  payload: v.pipe(
    v.record(boundedText(40), field),
    v.check((payload) => Object.keys(payload).length <= PAYLOAD_KEYS_MAX, 'Too many fields.'),
    v.check((payload) => isShort(payload), 'A number is too long.'),
  ),
});

export const wireOperation = v.pipe(
  operationFields,
  v.forward(
    v.check(
      ({ kind, payload }) => JSON.stringify(payload).length <= longest(kind),
      'The payload is too long.',
    ),
    ['payload'],
  ),
);
export type WireOperation = v.InferOutput<typeof wireOperation>;

/**
 * Appends operations; the answer gives each its place in the member's one order, in the order of the
 * request. An operation whose id the member has appended before keeps its first place and its first content.
 */
export const appendJournal = defineEndpoint({
  name: 'appendJournal',
  method: 'POST',
  path: '/django/ext/v1/journal',
  auth: 'bearer',
  body: v.object({ operations: v.pipe(v.array(wireOperation), v.minLength(1), v.maxLength(JOURNAL_PAGE)) }),
  answer: v.object({
    accepted: v.array(v.object({ id: v.string(), seq: v.number() })),
    /** The newest sequence before this call. A device whose cursor is there needs no pull after it. */
    before: v.optional(v.number()),
  }),
  extension: 'journal',
  maxBytes: APPEND_BYTES_MAX,
  takesKey: false,
});

/** The operations after a place in the member's order, ascending, at most a page; `more` follow the last. */
export const pullJournal = defineEndpoint({
  name: 'pullJournal',
  method: 'GET',
  path: '/django/ext/v1/journal',
  auth: 'bearer',
  /** The last `seq` that the device has; 0 for all. */
  query: ['after'],
  body: null,
  answer: v.object({
    operations: v.array(
      v.object({
        seq: v.number(),
        id: v.string(),
        day: v.string(),
        kind: v.string(),
        /** Any shape: another version of the app may know it. */
        payload: v.record(v.string(), v.unknown()),
      }),
    ),
    more: v.boolean(),
  }),
  extension: 'journal',
});
export type PulledOperation = v.InferOutput<typeof pullJournal.answer>['operations'][number];
