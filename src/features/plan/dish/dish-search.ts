import * as v from 'valibot';
import { isLocalDay } from '../../../domain/calendar/days.ts';
import { SLOTS } from '../../../terms/food.ts';

/** Search values of a dish address: servings, and the day and meal it is planned for. Unknown values are ignored. */
export const dishSearch = v.object({
  portion: v.optional(v.fallback(v.pipe(v.number(), v.minValue(0.05), v.maxValue(20)), 1), 1),
  date: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.check(isLocalDay))), undefined)),
  slot: v.optional(v.fallback(v.optional(v.picklist(SLOTS)), undefined)),
});
