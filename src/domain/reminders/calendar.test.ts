import { expect, test } from 'vitest';
import { realCatalogue } from '../../../tests/support/real-catalogue.ts';
import { type CalendarDish, calendarEvents } from './calendar-events.ts';
import { calendarReminders } from './calendar-reminders.ts';
import { calendarText } from './calendar-text.ts';
import { PUSH_KINDS } from './kinds.ts';
import type { PushReminder } from './schedule.ts';

const [dish] = realCatalogue().dishes.values();
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
const from = '2026-11-21';
const NOW = Date.UTC(2026, 10, 21, 8);
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const eventsWith = (reminders: readonly PushReminder[], on: readonly CalendarDish[] = planned) =>
  calendarEvents({ planned: on, dishes, reminders, from });
const events = eventsWith([]);
const copy = { now: NOW, timeZone: 'Europe/Berlin', changes: 3 };
const text = calendarText(events, copy);

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
  expect(calendarText(events, copy)).toBe(text);
});

test('the zone of the device is named, and every later copy has a higher SEQUENCE', () => {
  const sequences = (ics: string) => ics.match(/(?<=^SEQUENCE:)\d+/gm)?.map(Number) ?? [];
  expect(text).toContain('X-WR-TIMEZONE:Europe/Berlin\r\n');
  expect(calendarText(events, { ...copy, timeZone: null })).not.toContain('TIMEZONE');
  const [first] = sequences(text);
  expect(sequences(text)).toEqual(events.map(() => first));
  expect(sequences(calendarText(events, { ...copy, changes: 4 }))[0]).toBe((first ?? 0) + 1);
  expect(sequences(calendarText(events, { ...copy, now: NOW + 2000 }))[0]).toBe((first ?? 0) + 2);
});

test('a dish is text whatever it is called, and no line is longer than 75 bytes', () => {
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain('SUMMARY:Lunch: Beans\\; baked\\, “hot”\\, Salad\\nwith\\nBEGIN:VALARM\r\n');
  expect(text).not.toMatch(/^BEGIN:VALARM/m);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

const given = (reminders: readonly PushReminder[]) =>
  calendarReminders([{ reminders, quiet: null }], { weightMayBeNamed: true });
const shopping = { kind: 'shopping', minute: 600, days: [3, 6] } as const;
const weighIn = { kind: 'weight', minute: 450, days: [1] } as const;
const water = { kind: 'water', minute: 900, days: EVERY_DAY } as const;
const entriesOf = (ics: string) =>
  ics
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((entry) => entry.split('\r\n').filter((line) => /^(UID|DTSTART|RRULE|SUMMARY|TRIGGER)/.test(line)));

test('reminders come again each week from their first day on, by a clock without a zone, and ring', () => {
  expect(entriesOf(calendarText(eventsWith(given([shopping, weighIn, water]), []), copy))).toEqual([
    [
      'UID:reminder-shopping@sorrel',
      'DTSTART:20261121T100000',
      'RRULE:FREQ=WEEKLY;BYDAY=WE,SA',
      'SUMMARY:Shopping day',
      'TRIGGER:PT0S',
    ],
    [
      'UID:reminder-water@sorrel',
      'DTSTART:20261121T150000',
      'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU',
      'SUMMARY:Water',
      'TRIGGER:PT0S',
    ],
    [
      'UID:reminder-weight@sorrel',
      'DTSTART:20261123T073000',
      'RRULE:FREQ=WEEKLY;BYDAY=MO',
      'SUMMARY:Weigh-in',
      'TRIGGER:PT0S',
    ],
  ]);
});

test('reminders of a meal ring at that meal, on their days alone and never after it began', () => {
  const lunch = { kind: 'lunch', minute: 750, days: [7] } as const;
  const dinner = { kind: 'dinner', minute: 1200, days: EVERY_DAY } as const;
  const on = [...planned, { date: '2026-11-23', slot: 'lunch', ...BEANS } as const];
  const alarms = eventsWith(given([lunch, dinner]), on).flatMap(({ id, alarm }) =>
    alarm === null ? [] : [[id, alarm]],
  );
  expect(alarms).toEqual([
    ['2026-11-22-lunch', 30],
    ['2026-11-23-dinner', 0],
  ]);
  expect(calendarText(eventsWith(given([lunch])), copy)).toContain('TRIGGER:-PT30M\r\n');
});

test('reminders say nothing of weight where it must not be named', () => {
  const all = PUSH_KINDS.map((kind) => ({ kind, minute: 600, days: [1] }));
  const named = calendarReminders([{ reminders: all, quiet: null }], { weightMayBeNamed: false });
  expect(named.map(({ kind }) => kind)).toEqual([
    'breakfast',
    'lunch',
    'dinner',
    'water',
    'shopping',
    'soak',
  ]);
});

test('no energy and nothing of the body is in any entry', () => {
  const all = given(PUSH_KINDS.map((kind) => ({ kind, minute: 600, days: EVERY_DAY })));
  const everything = calendarText(eventsWith(all), copy);
  expect(everything).toContain('SUMMARY:Weekly check-in');
  expect(everything).not.toMatch(/kcal|kg|protein/i);
});
