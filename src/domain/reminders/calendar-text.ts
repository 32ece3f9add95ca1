import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventRepeatingFreq, ICalWeekday } from 'ical-generator';
import type { CalendarEvent } from './calendar-event.ts';

const MINUTE_MS = 60_000;
/** Calendars that subscribe are asked to look again after an hour. */
const LOOK_AGAIN_S = 3600;
const { MO, TU, WE, TH, FR, SA, SU } = ICalWeekday;
const WEEKDAYS = [MO, TU, WE, TH, FR, SA, SU];

/** Seconds since this are a small number for decades. */
const REVISIONS_SINCE = Date.UTC(2026, 0, 1);

export interface CalendarCopy {
  /** When it was written, in epoch milliseconds. */
  readonly now: number;
  /** The zone of the member's device; null where it is not known. */
  readonly timeZone: string | null;
  /** The number of times that what it tells has changed within the same second, as far as the writer knows. */
  readonly changes: number;
}

/**
 * The events as a calendar file (RFC 5545). Times are floating: lunch is at one o'clock wherever the phone is. The zone
 * is named beside them for calendars that show all times in one zone. Each copy has a higher SEQUENCE than the one before
 * it, so that a calendar takes over what has changed.
 */
export const calendarText = (
  events: readonly CalendarEvent[],
  { now, timeZone, changes }: CalendarCopy,
): string => {
  const sequence = Math.max(0, Math.floor((now - REVISIONS_SINCE) / 1000)) + changes;
  const calendar = ical({
    name: 'Sorrel',
    prodId: { company: 'Sorrel', product: 'Meals', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: LOOK_AGAIN_S,
    // The library's own `timezone` would move the times by the zone of this process.
    x: timeZone === null ? [] : [['X-WR-TIMEZONE', timeZone]],
  });
  for (const { id, title, notes, day, minuteOfDay, minutes, weekly, alarm } of events) {
    const start = Date.parse(`${day}T00:00:00Z`) + minuteOfDay * MINUTE_MS;
    const byDay = WEEKDAYS.filter((_, at) => weekly.includes(at + 1));
    calendar.createEvent({
      id: `${id}@sorrel`,
      summary: title,
      description: notes === '' ? null : notes,
      start: new Date(start),
      end: new Date(start + minutes * MINUTE_MS),
      stamp: new Date(now),
      floating: true,
      sequence,
      ...(byDay.length === 0 ? {} : { repeating: { freq: ICalEventRepeatingFreq.WEEKLY, byDay } }),
      alarms: alarm === null ? [] : [{ type: ICalAlarmType.display, trigger: alarm * 60 }],
    });
  }
  return calendar.toString();
};
