import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { boundedText, shortText } from './wire.ts';

const operation = v.object({
  id: v.pipe(v.string(), v.uuid()),
  /** The member's local calendar day, `YYYY-MM-DD`. */
  day: v.pipe(v.string(), v.isoDate()),
  kind: boundedText(40),
  payload: v.record(shortText, v.union([v.string(), v.number(), v.boolean(), v.null()])),
});

/** Appends operations idempotently by id; the answer gives each its place in the member's one order. */
export const appendJournal = defineEndpoint({
  name: 'appendJournal',
  method: 'POST',
  path: '/django/ext/v1/journal',
  auth: 'bearer',
  body: v.object({ operations: v.pipe(v.array(operation), v.minLength(1), v.maxLength(500)) }),
  answer: v.object({ accepted: v.array(v.object({ id: v.string(), seq: v.number() })) }),
  extension: 'journal',
});
