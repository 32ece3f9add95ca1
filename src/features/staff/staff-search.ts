import * as v from 'valibot';
import { isLocalDay } from '../../domain/calendar/days.ts';

/** The search parameters of the staff summary: the first day of its period. An invalid day counts as absent. */
export const summarySearch = v.object({
  start: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.check(isLocalDay))), undefined)),
});
