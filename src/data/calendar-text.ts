import ical, { ICalCalendarMethod } from 'ical-generator';
import type { CalendarEvent } from '../domain/kitchen/calendar-events.ts';

const MINUTE_MS = 60_000;

/**
 * The events as a calendar file (RFC 5545). Times are floating: lunch is at one o'clock wherever the phone is. `now` is
 * when it was written, in epoch milliseconds.
 */
export const calendarText = (events: readonly CalendarEvent[], now: number): string => {
  const calendar = ical({
    name: 'Sorrel',
    prodId: { company: 'Sorrel', product: 'Meals', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { id, title, notes, day, minuteOfDay, minutes } of events) {
    const start = Date.parse(`${day}T00:00:00Z`) + minuteOfDay * MINUTE_MS;
    calendar.createEvent({
      id: `${id}@sorrel`,
      summary: title,
      description: notes === '' ? null : notes,
      start: new Date(start),
      end: new Date(start + minutes * MINUTE_MS),
      stamp: new Date(now),
      floating: true,
    });
  }
  return calendar.toString();
};
