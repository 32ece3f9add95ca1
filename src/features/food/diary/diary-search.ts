import * as v from 'valibot';
import { isLocalDay } from '../../../domain/calendar/days.ts';

/** The day that is shown; today where the address names none. */
export const diarySearch = v.object({
  day: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.check(isLocalDay))), undefined)),
});
