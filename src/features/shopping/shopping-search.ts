import * as v from 'valibot';

export const LIST_DAYS = ['week', 'next-3'] as const;
export type ListDays = (typeof LIST_DAYS)[number];

/** Search values of the shopping list; absent means the week. */
export const shoppingSearch = v.object({
  days: v.optional(v.fallback(v.optional(v.picklist(LIST_DAYS)), undefined)),
});
