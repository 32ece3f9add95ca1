import { addDays, isLocalDay } from '../../domain/calendar/days.ts';
import type { LocalDay } from '../../terms/local-day.ts';

const LAST_OFFSET = 6;
/** Nothing was sold before. */
export const FIRST_DAY = '2000-01-01';

/** The last of the seven days that begin with `start`. */
export const periodEnd = (start: LocalDay): LocalDay => addDays(start, LAST_OFFSET);

/** A start that can be shown: the wanted one, or that of the period that ends today. */
export const periodStart = (wanted: string | undefined, today: LocalDay): LocalDay =>
  wanted !== undefined && isLocalDay(wanted) && wanted >= FIRST_DAY && wanted <= today
    ? wanted
    : addDays(today, -LAST_OFFSET);
