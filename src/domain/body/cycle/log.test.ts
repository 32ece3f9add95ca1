import { expect, test } from 'vitest';
import { noteSymptoms } from '../../../../tests/support/unit/note-symptoms.ts';
import { dayOf, EMPTY_CYCLE_LOG, type Flow, noteFlow, noteSymptom } from './log.ts';
import { cyclesOf, periodsOf, startPeriod } from './periods.ts';

const logOf = (days: Readonly<Record<string, Flow>>) =>
  Object.entries(days).reduce((log, [day, flow]) => noteFlow(log, day, flow), EMPTY_CYCLE_LOG);

test('two dry days do not end a period, three do', () => {
  expect(periodsOf(logOf({ '2026-03-01': 'light', '2026-03-04': 'medium' }))).toEqual([
    { first: '2026-03-01', last: '2026-03-04' },
  ]);
  expect(periodsOf(logOf({ '2026-03-01': 'light', '2026-03-05': 'medium' }))).toEqual([
    { first: '2026-03-01', last: '2026-03-01' },
  ]);
});

test('spotting starts none, and bleeding between periods starts none', () => {
  expect(periodsOf(logOf({ '2026-03-01': 'spotting' }))).toEqual([]);
  const between = logOf({ '2026-03-01': 'medium', '2026-03-14': 'light', '2026-03-29': 'medium' });
  expect(periodsOf(between).map(({ first }) => first)).toEqual(['2026-03-01', '2026-03-29']);
});

test('the order in which days were noted does not matter', () => {
  const log = logOf({ '2026-03-29': 'medium', '2026-03-02': 'heavy', '2026-03-01': 'medium' });
  expect(cyclesOf(periodsOf(log))).toEqual([{ start: '2026-03-01', days: 28, periodDays: 2 }]);
});

test('marking a period fills the usual five days', () => {
  const log = startPeriod(EMPTY_CYCLE_LOG, '2026-03-01', '2026-03-20');
  expect(Object.keys(log.days)).toHaveLength(5);
  expect(dayOf(log, '2026-03-05').flow).toBe('medium');
});

test('marking a period stops at today and leaves what was noted', () => {
  const noted = noteFlow(EMPTY_CYCLE_LOG, '2026-03-02', 'heavy');
  const log = startPeriod(noted, '2026-03-01', '2026-03-02');
  expect(Object.keys(log.days).sort()).toEqual(['2026-03-01', '2026-03-02']);
  expect(dayOf(log, '2026-03-02').flow).toBe('heavy');
});

test('symptoms belong to the period where the day bleeds and to the days before where not', () => {
  const before = noteSymptoms(EMPTY_CYCLE_LOG, '2026-03-01', ['cramps']);
  expect(dayOf(before, '2026-03-01')).toEqual({ flow: null, symptoms: [], preCycleSymptoms: ['cramps'] });
  const during = noteFlow(before, '2026-03-01', 'light');
  expect(dayOf(during, '2026-03-01')).toEqual({
    flow: 'light',
    symptoms: ['cramps'],
    preCycleSymptoms: [],
  });
  expect(noteFlow(during, '2026-03-01', 'spotting')).toMatchObject({
    days: { '2026-03-01': { flow: 'spotting', preCycleSymptoms: ['cramps'] } },
  });
});

test('each symptom is noted and taken back by itself', () => {
  const log = noteSymptoms(EMPTY_CYCLE_LOG, '2026-03-01', ['cramps', 'headache', 'cramps']);
  expect(dayOf(log, '2026-03-01').preCycleSymptoms).toEqual(['headache', 'cramps']);
  const less = noteSymptom(log, '2026-03-01', 'headache', false);
  expect(dayOf(less, '2026-03-01').preCycleSymptoms).toEqual(['cramps']);
  expect(noteSymptom(less, '2026-03-01', 'cramps', false)).toEqual(EMPTY_CYCLE_LOG);
});
