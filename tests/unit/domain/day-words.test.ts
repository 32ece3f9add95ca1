import { expect, test } from 'vitest';
import {
  dayAndMonth,
  longDate,
  monthName,
  shortDate,
  shortDayAndMonth,
} from '../../../src/domain/calendar/day-words.ts';
import { addDays } from '../../../src/domain/calendar/days.ts';

const YEAR = Array.from({ length: 366 }, (_, at) => addDays('2028-01-01', at));

const inBritish = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' }).replace(',', '');

test('every day of a year is called as English calls it', () => {
  for (const day of YEAR) {
    expect(longDate(day)).toBe(inBritish(day, { weekday: 'long', day: 'numeric', month: 'long' }));
    expect(dayAndMonth(day)).toBe(inBritish(day, { day: 'numeric', month: 'long' }));
    expect(monthName(day)).toBe(inBritish(day, { month: 'long' }));
  }
});

test('short words have three letters, September too', () => {
  expect(shortDate('2026-11-21')).toBe('Sat 21 Nov');
  expect(shortDayAndMonth('2026-09-03')).toBe('3 Sep');
});
