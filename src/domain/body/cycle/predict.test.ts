import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../../calendar/days.ts';
import { type CycleLog, EMPTY_CYCLE_LOG, noteFlow } from './log.ts';
import { lengthOf } from './periods.ts';
import { type Prediction, predictCycle } from './predict.ts';

const START = '2026-01-01';

/** Periods of `periodDays` that begin at START and then after each of the cycle lengths. */
const logOf = (lengths: readonly number[], periodDays = 5): CycleLog => {
  let log = EMPTY_CYCLE_LOG;
  let first = START;
  for (const length of [...lengths, 0]) {
    for (let at = 0; at < periodDays; at += 1) log = noteFlow(log, addDays(first, at), 'medium');
    first = addDays(first, length);
  }
  return log;
};

const predicted = (log: CycleLog): Extract<Prediction, { kind: 'predicted' }> => {
  const prediction = predictCycle(log);
  if (prediction.kind !== 'predicted') throw new Error(`Only ${prediction.cycles} cycles`);
  return prediction;
};

test('nothing is said before the first period', () => {
  expect(predictCycle(EMPTY_CYCLE_LOG)).toEqual({
    kind: 'not-enough-history',
    cycles: 0,
    byUsualLength: null,
  });
});

test('two complete cycles are not enough, three are', () => {
  expect(predictCycle(logOf([28, 28]))).toEqual({
    kind: 'not-enough-history',
    cycles: 2,
    byUsualLength: '2026-03-26',
  });
  expect(predictCycle(logOf([28, 28, 28])).kind).toBe('predicted');
});

test('a prediction puts the next period one mean cycle after the last start', () => {
  const { nextPeriod, meanDays, shortestDays, longestDays, periodDays } = predicted(logOf([27, 28, 32], 4));
  const lastStart = addDays(START, 27 + 28 + 32);
  expect(daysBetween(lastStart, nextPeriod.likely)).toBe(29);
  expect([meanDays, shortestDays, longestDays, periodDays]).toEqual([29, 27, 32, 4]);
});

test('a prediction puts the fertile window on the six days that end 13 days before it', () => {
  const { nextPeriod, fertile } = predicted(logOf([28, 28, 28]));
  expect(daysBetween(fertile.likely.last, nextPeriod.likely)).toBe(13);
  expect(lengthOf(fertile.likely)).toBe(6);
});

test('a prediction gives the 80 % prediction interval: 27, 28, 32 days leave 1.886 x 2.646 x 1.155 = 5.8 days', () => {
  const { nextPeriod } = predicted(logOf([27, 28, 32]));
  expect(daysBetween(nextPeriod.likely, nextPeriod.range.last)).toBe(6);
  expect(daysBetween(nextPeriod.range.first, nextPeriod.likely)).toBe(6);
});

test('a prediction leaves out a gap in which periods were more likely not noted', () => {
  expect(predicted(logOf([28, 28, 200, 28])).longestDays).toBe(28);
});
