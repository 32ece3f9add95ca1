import type { LocalDay } from '../../terms/local-day.ts';

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();
/** Far more than there are zones. */
const FORMATS_MAX = 1000;

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  if (formats.size >= FORMATS_MAX) formats.clear();
  formats.set(timeZone, format);
  return format;
};

/** True for a zone of the IANA database that this engine knows, such as `Europe/Lisbon`. */
export const isTimeZone = (name: string): boolean => {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
};

const CLOCK = /^(\d\d)\/(\d\d)\/(\d{4}), (\d\d):(\d\d)$/;

const computeOffset = (timeZone: string, minute: number): number => {
  const [, month, day, year, hour, min] = CLOCK.exec(formatOf(timeZone).format(minute)) ?? [];
  return Math.round(
    (Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(min)) - minute) / MINUTE_MS,
  );
};

/** Asking the engine takes many times as long as looking the answer up, and devices of one zone ask for the same. */
const offsets = new Map<string, number>();
const OFFSETS_MAX = 10_000;

/** The minutes that a zone's clocks are east of UTC at an instant. Throws for an unknown zone. */
export const offsetAt = (timeZone: string, epochMs: number): number => {
  // Clocks change at whole quarters of an hour.
  const quarter = Math.floor(epochMs / QUARTER_MS) * QUARTER_MS;
  const key = `${quarter} ${timeZone}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = computeOffset(timeZone, quarter);
  if (offsets.size >= OFFSETS_MAX) offsets.clear();
  offsets.set(key, offset);
  return offset;
};

/**
 * The instant at which a zone's clocks show `minuteOfDay` on a day, in epoch milliseconds. A time that they skip in
 * spring counts by the clock of before, so it comes an hour later; of one that comes twice in autumn the first counts.
 */
export const instantOf = (timeZone: string, day: LocalDay, minuteOfDay: number): number => {
  const wall = Date.parse(`${day}T00:00:00Z`) + minuteOfDay * MINUTE_MS;
  const before = wall - offsetAt(timeZone, wall - DAY_MS) * MINUTE_MS;
  const after = wall - offsetAt(timeZone, wall + DAY_MS) * MINUTE_MS;
  if (before === after) return before;
  const shows = (instant: number): boolean => instant + offsetAt(timeZone, instant) * MINUTE_MS === wall;
  if (shows(before)) return shows(after) ? Math.min(before, after) : before;
  return shows(after) ? after : before;
};
