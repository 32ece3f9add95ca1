import * as v from 'valibot';
import { MEAL_KINDS } from '../../../terms/food.ts';

/** Search values of the dish library, so that it is as it was on the way back from a dish. Unknown values are ignored. */
export const dishesSearch = v.object({
  find: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.maxLength(80))), undefined)),
  kind: v.optional(v.fallback(v.optional(v.picklist(MEAL_KINDS)), undefined)),
  quick: v.optional(v.fallback(v.optional(v.literal(true)), undefined)),
});
export type DishesSearch = v.InferOutput<typeof dishesSearch>;
