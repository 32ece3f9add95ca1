import * as v from 'valibot';
import { REPORT_CELLS, REPORT_PARTS } from '../domain/body/report/parts.ts';
import { isLocalDay } from '../domain/calendar/days.ts';
import { defineEndpoint } from './endpoint.ts';
import { anyAnswer, boundedText } from './wire.ts';

/** The largest number of links of one member that are open at a time. */
export const REPORT_LINKS_MAX = 10;
/** The days that a link may be open. */
const REPORT_LINK_DAYS = [7, 30] as const;
/** The largest number of rows in one table of a shared report. */
const REPORT_ROWS_MAX = 1000;
const REPORT_BYTES_MAX = 256 * 1024;
const CELL_MAX = 1000;
const FIGURE_MAX = 10_000_000;

const day = v.pipe(v.string(), v.check(isLocalDay, 'No such day.'));
const cell = v.union([
  boundedText(CELL_MAX),
  v.pipe(v.number(), v.minValue(-FIGURE_MAX), v.maxValue(FIGURE_MAX)),
]);
const table = v.pipe(
  v.object({
    part: v.picklist(REPORT_PARTS),
    rows: v.pipe(v.array(v.array(cell)), v.maxLength(REPORT_ROWS_MAX)),
  }),
  v.check(({ part, rows }) => rows.every(({ length }) => length === REPORT_CELLS[part]), 'No such table.'),
);

/** A report as its member composed it: rows alone, so that no title and no note is the sender's own. */
export const sharedReport = v.pipe(
  v.object({
    first: day,
    last: day,
    tables: v.pipe(v.array(table), v.minLength(1), v.maxLength(REPORT_PARTS.length)),
  }),
  v.check(({ first, last }) => first <= last, 'The first day is after the last.'),
  v.check(
    ({ tables }) => new Set(tables.map(({ part }) => part)).size === tables.length,
    'A part comes twice.',
  ),
);
export type WireReport = v.InferOutput<typeof sharedReport>;

const link = { id: v.string(), made_at: v.string(), until: v.string() };
export type ReportLink = v.InferOutput<v.ObjectSchema<typeof link, undefined>>;

const call = { auth: 'bearer', extension: 'report' } as const;

/** The member's open links, newest first, without their secrets. Times are ISO 8601, UTC. */
export const listReportLinks = defineEndpoint({
  ...call,
  name: 'listReportLinks',
  method: 'GET',
  path: '/django/ext/v1/report/links',
  body: null,
  answer: v.object({ links: v.array(v.object(link)) }),
});

/**
 * Stores a report that whoever has `secret` may read for so many days. The secret is answered this once, so the answer
 * is kept for no repeat. 409 where the member has as many links as there may be.
 */
export const createReportLink = defineEndpoint({
  ...call,
  name: 'createReportLink',
  method: 'POST',
  path: '/django/ext/v1/report/links',
  body: v.object({ days: v.picklist(REPORT_LINK_DAYS), report: sharedReport }),
  answer: v.object({ ...link, secret: v.string() }),
  maxBytes: REPORT_BYTES_MAX,
  takesKey: false,
});

/** Ends a link of the member and deletes its report. Succeeds without any, too. */
export const revokeReportLink = defineEndpoint({
  ...call,
  name: 'revokeReportLink',
  method: 'DELETE',
  path: '/django/ext/v1/report/links/{linkId}',
  body: null,
  answer: anyAnswer,
});

/**
 * The report of a link, for whoever has its secret. 404, always alike, for a secret that is malformed or unknown, and
 * for a link that has expired or was revoked.
 */
export const readSharedReport = defineEndpoint({
  name: 'readSharedReport',
  method: 'POST',
  path: '/django/ext/v1/report/shared',
  auth: 'public',
  extension: 'report',
  body: v.object({ secret: boundedText(1000) }),
  answer: v.object({ made_at: v.string(), until: v.string(), report: sharedReport }),
});
