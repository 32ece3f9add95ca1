import { expect, test } from 'vitest';
import { rangeWords } from '../../../features/progress/cycle/date-words.ts';
import { markOf } from '../../../features/progress/cycle/day-mark.ts';
import { weeksOf } from '../../../features/progress/cycle/month.ts';
import { untilNext } from '../../../features/progress/cycle/outlook-words.ts';
import { addDays } from '../../calendar/days.ts';
import { EMPTY_CYCLE_LOG, noteFlow } from './log.ts';
import { predictCycle } from './predict.ts';

test('a month is laid out from Monday to Sunday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(weeksOf('2027-02').flat()).not.toContain(null);
});

/** Four periods of one day, 28 days apart; the next is likely on 23 April, or a day or two beside it. */
const log = [0, 28, 56, 84].reduce(
  (held, at) => noteFlow(held, addDays('2026-01-01', at), 'medium'),
  EMPTY_CYCLE_LOG,
);
const prediction = predictCycle(log);

const marks = (today: string, ...days: string[]) => days.map((day) => markOf(log, prediction, day, today));

test('a day shows what was noted, else what is expected', () => {
  expect(
    marks('2026-04-01', '2026-03-26', '2026-04-23', '2026-04-24', '2026-04-10', '2026-04-02', '2026-03-29'),
  ).toEqual(['medium', 'expected-period', 'possible-period', 'likely-fertile', 'possibly-fertile', 'none']);
});

test('a day that passed without a note expects no period any more', () => {
  expect(marks('2026-04-25', '2026-04-23', '2026-04-24')).toEqual(['none', 'none']);
});

test('words name a range once per month', () => {
  expect(rangeWords({ first: '2026-11-03', last: '2026-11-08' })).toBe('3 to 8 November');
  expect(rangeWords({ first: '2026-11-28', last: '2026-12-03' })).toBe('28 November to 3 December');
});

test('words say how far the next period is', () => {
  if (prediction.kind !== 'predicted') throw new Error('Expected a prediction');
  expect(untilNext(prediction, '2026-04-14')).toBe('in 9 days');
  expect(untilNext(prediction, '2026-04-22')).toBe('in 1 day');
  expect(untilNext(prediction, '2026-04-23')).toBe('any day now');
  expect(untilNext(prediction, '2026-05-01')).toBe('later than usual');
});
