import * as v from 'valibot';
import { MEMBER_FILTERS } from '../../contract/staff.ts';
import { isLocalDay } from '../../domain/calendar/days.ts';

/** What stands in the addresses of the staff pages; what cannot be read counts as absent. */
const orAbsent = <S extends v.GenericSchema>(schema: S) =>
  v.optional(v.fallback(v.optional(schema), undefined));

/** The router reads a word of digits alone as a number. */
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(100));

export const membersSearch = v.object({
  search: orAbsent(text),
  filter: orAbsent(v.picklist(MEMBER_FILTERS)),
  page: orAbsent(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))),
});
export type MembersSearch = v.InferOutput<typeof membersSearch>;

export const summarySearch = v.object({ start: orAbsent(v.pipe(v.string(), v.check(isLocalDay))) });

export const detailsSearch = v.object({ member: orAbsent(v.pipe(v.string(), v.maxLength(64))) });
