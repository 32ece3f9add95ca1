import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventRepeatingFreq, ICalWeekday } from 'ical-generator';
import type { CalendarEvent } from './calendar-event.ts';

const MINUTE_MS = 60_000;
/** Calendars that subscribe are asked to look again after an hour. */
const LOOK_AGAIN_S = 3600;
const { MO, TU, WE, TH, FR, SA, SU } = ICalWeekday;
const WEEKDAYS = [MO, TU, WE, TH, FR, SA, SU];

/**
 * The events as a calendar file (RFC 5545). Times are floating: lunch is at one o'clock wherever the phone is. `now` is
 * when it was written, in epoch milliseconds.
 */
export const calendarText = (events: readonly CalendarEvent[], now: number): string => {
  const calendar = ical({
    name: 'Sorrel',
    prodId: { company: 'Sorrel', product: 'Meals', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: LOOK_AGAIN_S,
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
      ...(byDay.length === 0 ? {} : { repeating: { freq: ICalEventRepeatingFreq.WEEKLY, byDay } }),
      alarms: alarm === null ? [] : [{ type: ICalAlarmType.display, trigger: alarm * 60 }],
    });
  }
  return calendar.toString();
};
