import { expect, test } from 'vitest';
import { loadCatalogue } from '../../../catalogue/load.ts';
import { calendarText } from '../../../src/data/calendar-text.ts';
import { type CalendarDish, calendarEvents } from '../../../src/domain/kitchen/calendar-events.ts';

const [dish] = loadCatalogue().dishes.values();
if (dish === undefined) throw new Error('no dishes');
const ahead = [{ hours: 10, text: 'Soak the beans 10 hours ahead.' }];
const dishes = new Map([
  ['beans', { ...dish, id: 'beans', name: 'Beans; baked, “hot”', minutesTotal: 30, ahead }],
]);

const BEANS = { name: 'Beans; baked, “hot”', recipeId: 'beans' };
const planned: readonly CalendarDish[] = [
  { date: '2026-11-22', slot: 'lunch', ...BEANS },
  { date: '2026-11-22', slot: 'lunch', name: 'Salad\nwith\r\nBEGIN:VALARM', recipeId: null },
  { date: '2026-11-23', slot: 'dinner', ...BEANS },
];
const events = calendarEvents(planned, dishes);
const text = calendarText(events, Date.UTC(2026, 10, 21, 8));

test('meals are at their times, and what has to be begun ahead is on the evening before', () => {
  expect(events.map(({ day, minuteOfDay, title }) => [day, minuteOfDay / 60, title.split(':')[0]])).toEqual([
    ['2026-11-21', 20, 'Soak the beans.'],
    ['2026-11-22', 13, 'Lunch'],
    ['2026-11-23', 8.5, 'Soak the beans.'],
    ['2026-11-23', 19, 'Dinner'],
  ]);
});

test('the file says them in no time zone, with the same ids each time', () => {
  expect(text).toContain('DTSTART:20261122T130000\r\n');
  expect(text).toContain('DTEND:20261122T133000\r\n');
  const uids = text.match(/^UID:.*$/gm)?.map((line) => line.trim());
  expect(uids).toEqual([
    'UID:2026-11-22-lunch-beans-0@sorrel',
    'UID:2026-11-22-lunch@sorrel',
    'UID:2026-11-23-dinner-beans-0@sorrel',
    'UID:2026-11-23-dinner@sorrel',
  ]);
  expect(calendarText(events, Date.UTC(2026, 10, 21, 8))).toBe(text);
});

test('a dish is text whatever it is called, and no line is longer than 75 bytes', () => {
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain('SUMMARY:Lunch: Beans\\; baked\\, “hot”\\, Salad\\nwith\\nBEGIN:VALARM\r\n');
  expect(text).not.toMatch(/^BEGIN:VALARM/m);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('no energy and nothing of the body is in it', () => {
  expect(text).not.toMatch(/kcal|kg|protein/i);
});
