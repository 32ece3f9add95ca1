import * as v from 'valibot';
import { isLocalDay } from '../../domain/calendar/days.ts';

const amount = (min: number, max: number) =>
  v.optional(v.fallback(v.optional(v.pipe(v.number(), v.minValue(min), v.maxValue(max))), undefined));

/**
 * Search values of a kitchen address: servings on a plate, plates, and the planned day. Unknown values are ignored.
 */
export const kitchenSearch = v.object({
  portion: amount(0.05, 20),
  people: v.optional(
    v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))), undefined),
  ),
  date: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.check(isLocalDay))), undefined)),
});
