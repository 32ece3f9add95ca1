import * as v from 'valibot';
import { isLocalDay } from '../../domain/calendar/days.ts';

/** All that stands in the addresses of the staff pages; what cannot be read counts as absent. */
export const summarySearch = v.object({
  start: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.check(isLocalDay))), undefined)),
});
