import type { LocalDay } from '../../../terms/local-day.ts';
import { isLocalDay } from '../../calendar/days.ts';

export type DayOrder = 'day-first' | 'month-first';

const NUMBERS = /^(\d{1,4})([-/.]) ?(\d{1,2})[-/.] ?(\d{1,4})/;
/** "Sep 22, 2026" and "22. September 2026", after a weekday or not. */
const MONTH_NAMED = /^(?:\p{L}{2,12}[.,]{0,2} )?(\p{L}{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/u;
const DAY_THEN_MONTH =
  /^(?:\p{L}{2,12}[.,]{0,2} )?(\d{1,2})(?:st|nd|rd|th)?[. -] ?(?:de )?(\p{L}{3,10})\.?,?[ -](?:de )?(\d{4})\b/u;

/** The first letters of the months in English, German, French, Spanish, Italian and Dutch, without accents. */
const MONTHS = [
  /^(?:jan|ene|gen)/,
  /^(?:feb|fev)/,
  /^(?:mar|mrz|mae|maa|mrt)/,
  /^(?:apr|avr|abr)/,
  /^(?:may|mai|mag|mei)/,
  /^(?:jun|juin|giu)/,
  /^(?:jul|juil|lug)/,
  /^(?:aug|aou|ago)/,
  /^(?:sep|set)/,
  /^(?:oct|okt|ott)/,
  /^(?:nov)/,
  /^(?:dec|dez|dic)/,
];
const ACCENTS = /\p{M}/gu;

const monthOf = (name: string): number =>
  MONTHS.findIndex((pattern) => pattern.test(name.normalize('NFD').replace(ACCENTS, '').toLowerCase())) + 1;

const dayOf = (year: string, month: string | number, day: string): LocalDay | null => {
  const full = year.length === 2 ? `20${year}` : year;
  const written = `${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isLocalDay(written) ? written : null;
};

const LONGEST = 60;
const bare = (text: string): string => text.slice(0, LONGEST).trim();

/** "2025-03-04", "3/4/2025 07:00", "4.3.2025", "Mar 4, 2025". The day as it is written, in no time zone. */
export const readDay = (text: string, order: DayOrder): LocalDay | null => {
  const written = bare(text);
  const [, one, , two, three] = NUMBERS.exec(written) ?? [];
  if (one !== undefined && two !== undefined && three !== undefined) {
    if (one.length === 4) return dayOf(one, two, three);
    return order === 'day-first' ? dayOf(three, two, one) : dayOf(three, one, two);
  }
  const [, month, day, year] = MONTH_NAMED.exec(written) ?? [];
  if (month !== undefined && day !== undefined && year !== undefined) return dayOf(year, monthOf(month), day);
  const [, dayBefore, monthAfter, yearAfter] = DAY_THEN_MONTH.exec(written) ?? [];
  if (dayBefore !== undefined && monthAfter !== undefined && yearAfter !== undefined)
    return dayOf(yearAfter, monthOf(monthAfter), dayBefore);
  return null;
};

const isPast = (day: LocalDay | null, today: LocalDay): boolean =>
  day !== null && day >= '1970-01-01' && day <= today;

export interface DaysOfFile {
  /** Null where the days of the file could be either. */
  readonly order: DayOrder | null;
  /** A day of the file that could be either; null where none is. */
  readonly unsure: string | null;
}

/**
 * Tells from all days of a file whether its "3/4/2025" is in April or in March: dots are day first, and a day that one
 * order cannot read, or reads as one to come, is in the other.
 */
export const orderOfDays = (written: readonly string[], today: LocalDay): DaysOfFile => {
  let unsure: string | null = null;
  const seen = new Set<DayOrder>();
  for (const text of written) {
    const [dayFirst, monthFirst] = [readDay(text, 'day-first'), readDay(text, 'month-first')];
    if (dayFirst === monthFirst) continue;
    if (NUMBERS.exec(bare(text))?.[2] === '.' || !isPast(monthFirst, today)) seen.add('day-first');
    else if (!isPast(dayFirst, today)) seen.add('month-first');
    else unsure ??= bare(text);
  }
  const [only, other] = seen;
  if (only !== undefined && other === undefined) return { order: only, unsure: null };
  return { order: unsure === null ? 'day-first' : null, unsure };
};

/** Reads a past day of a log. */
export const readPastDay = (text: string, order: DayOrder, today: LocalDay): LocalDay | null => {
  const day = readDay(text, order);
  return isPast(day, today) ? day : null;
};

const TIME =
  /(?:^|[\sT,])(\d{1,2})[:h](\d{2})(?::(\d{2}))?(?:[.,]\d{1,6})?\s*(?:([ap])\.?\s?m\b|(vorm|nachm))?/i;
const MINUTES_OF_HALF_DAY = 12 * 60;

/** The time of day in a text, in minutes with a fraction; 0 where there is none. Noon is 12:00 PM. */
export const readTime = (text: string): number => {
  const [, hour, minute, second = '0', half = '', german = ''] = TIME.exec(bare(text)) ?? [];
  if (hour === undefined || minute === undefined) return 0;
  const isHalved = half !== '' || german !== '';
  const isAfternoon = half.toLowerCase() === 'p' || german.toLowerCase() === 'nachm';
  const minutes = (isHalved ? Number(hour) % 12 : Number(hour)) * 60 + Number(minute) + Number(second) / 60;
  return minutes + (isAfternoon ? MINUTES_OF_HALF_DAY : 0);
};

/** True for a text that is a time of day and no date. */
export const isTimeAlone = (text: string): boolean => /^\d{1,2}:\d{2}\b/.test(text.trim());
