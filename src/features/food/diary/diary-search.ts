import * as v from 'valibot';
import { isLocalDay } from '../../../domain/calendar/days.ts';

/** The day that is shown; today where the address names none. */
export const diarySearch = v.object({
  /** A food of the member's own that is about to be logged. */
  food: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.startsWith('o:'))), undefined)),
  day: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.check(isLocalDay))), undefined)),
});
