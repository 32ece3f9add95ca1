import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTimeZone, offsetAt } from '../calendar/time-zones.ts';
import { PUSH_KINDS } from './kinds.ts';
import { dueAt, isQuiet, LATEST_MS, nextAfter, type PushSchedule } from './schedule.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const at = (text: string): number => Date.parse(text);
const scheduleOf = (minute: number, timeZone = 'Europe/Berlin', days = EVERY_DAY): PushSchedule => ({
  timeZone,
  quiet: null,
  reminders: [{ kind: 'lunch', minute, days }],
});
const next = (schedule: PushSchedule, now: string): string =>
  new Date(nextAfter(schedule, at(now)) ?? Number.NaN).toISOString();
const due = (schedule: PushSchedule, now: string) =>
  dueAt(schedule, at(now)).map(({ day, minute }) => [day, minute]);

it('the clock knows zones of half and quarter hours, and refuses what is none', () => {
  expect(offsetAt('Asia/Kathmandu', at('2026-11-26T10:00:00Z'))).toBe(345);
  expect(offsetAt('America/St_Johns', at('2026-11-26T10:00:00Z'))).toBe(-210);
  expect(offsetAt('Europe/Berlin', at('2026-07-01T10:00:30.5Z'))).toBe(120);
  expect(['UTC', 'Pacific/Chatham', 'Mars/Olympus', '', '../etc'].filter(isTimeZone)).toEqual([
    'UTC',
    'Pacific/Chatham',
  ]);
});

it('a reminder keeps the time of the clock over both changes of summer time', () => {
  const lunch = scheduleOf(750);
  expect(next(lunch, '2026-03-28T12:00:00Z')).toBe('2026-03-29T10:30:00.000Z');
  expect(next(lunch, '2026-10-24T12:00:00Z')).toBe('2026-10-25T11:30:00.000Z');
});

it('a reminder comes once of a time that is skipped, an hour later by the clock', () => {
  expect(next(scheduleOf(150), '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:30:00.000Z');
  expect(next(scheduleOf(150), '2026-03-29T01:30:00Z')).toBe('2026-03-30T00:30:00.000Z');
});

it('a reminder comes once of a time that comes twice', () => {
  expect(next(scheduleOf(150), '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:30:00.000Z');
  expect(next(scheduleOf(150), '2026-10-25T00:30:00Z')).toBe('2026-10-26T01:30:00.000Z');
  expect(due(scheduleOf(150), '2026-10-25T01:31:00Z')).toEqual([]);
});

it('what is due is only of the days that were chosen', () => {
  // 2026-11-26 is a Thursday.
  const weekend = scheduleOf(750, 'Europe/Berlin', [6, 7]);
  expect(due(weekend, '2026-11-26T11:30:00Z')).toEqual([]);
  expect(next(weekend, '2026-11-26T11:30:00Z')).toBe('2026-11-28T11:30:00.000Z');
  const thursday = scheduleOf(750, 'Europe/Berlin', [4]);
  expect(next(thursday, '2026-11-26T11:30:00Z')).toBe('2026-12-03T11:30:00.000Z');
});

it('what is due is nothing in quiet hours, which may go over midnight', () => {
  const quiet = { from: 22 * 60, to: 7 * 60 };
  expect([1319, 1320, 0, 419, 420].map((minute) => isQuiet(quiet, minute))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(nextAfter({ ...scheduleOf(1350), quiet }, at('2026-11-26T12:00:00Z'))).toBeNull();
  // Due before, and late: it would ring in the night.
  expect(due({ ...scheduleOf(1310), quiet }, '2026-11-26T21:05:00Z')).toEqual([]);
  expect(due({ ...scheduleOf(1310), quiet }, '2026-11-26T20:55:00Z')).toEqual([['2026-11-26', 1310]]);
});

it('nothing is missed and nothing comes twice, whenever it is looked for', () => {
  const reminder = fc.record({
    kind: fc.constantFrom(...PUSH_KINDS),
    minute: fc.integer({ min: 0, max: 1439 }),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  });
  fc.assert(
    fc.property(
      fc.array(reminder, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'),
      fc.integer({ min: 0, max: 365 * 24 * 60 }),
      (reminders, timeZone, minutes) => {
        const schedule: PushSchedule = { reminders, timeZone, quiet: null };
        const start = at('2026-01-01T00:00:00Z') + minutes * 60_000;
        const after = nextAfter(schedule, start);
        expect(after).not.toBeNull();
        const first = after ?? 0;
        expect(first).toBeGreaterThan(start);
        // Due at its moment, and nothing was due between.
        expect(dueAt(schedule, first).some((each) => each.at === first)).toBe(true);
        for (let now = start; now < Math.min(first, start + 3 * LATEST_MS); now += LATEST_MS / 2)
          expect(dueAt(schedule, now).filter((each) => each.at > start)).toEqual([]);
      },
    ),
    { numRuns: 200 },
  );
});
