import * as v from 'valibot';
import { isLocalDay } from '../../../domain/calendar/days.ts';

/** A day, or the whole week; today where the address says neither. */
export const nutrientsSearch = v.object({
  day: v.optional(
    v.fallback(
      v.optional(
        v.pipe(
          v.string(),
          v.check((text) => text === 'week' || isLocalDay(text)),
        ),
      ),
      undefined,
    ),
  ),
});
