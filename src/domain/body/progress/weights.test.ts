import { expect, it } from 'vitest';
import { logOf } from '../../../../tests/support/kitchen-household.ts';
import type { JournalFact } from '../../../terms/journal.ts';
import { goalLine } from './goal-line.ts';
import { weightDoubt } from './weight-entry.ts';
import { weightChangeInWords, weightLog, weightTrendInWords } from './weights.ts';

const weighed = (day: string, kg: number): JournalFact => ({ day, kind: 'weight.set', payload: { kg } });

it('the weight log has one weight a day, oldest first, and the last one of a day counts', () => {
  const entries = logOf(weighed('2026-11-21', 70), weighed('2026-11-19', 71), weighed('2026-11-21', 70.4));
  expect(weightLog(entries)).toEqual([
    { day: '2026-11-19', kg: 71 },
    { day: '2026-11-21', kg: 70.4 },
  ]);
});

const first = { day: '2026-11-01', kg: 72 };

it('a change of weight in words is told in the member’s units', () => {
  const last = { day: '2026-11-21', kg: 70.5 };
  expect(weightChangeInWords(first, last, 'metric')).toBe('1.5 kg less in 20 days, now 70.5 kg');
  expect(weightChangeInWords(first, last, 'imperial')).toBe('3.3 lb less in 20 days, now 155.4 lb');
});

it('a change of weight in words says where it went without a figure of weight', () => {
  const on = (day: string, kg: number) => ({ day, kg });
  const start = on('2026-11-01', 72);
  expect(weightTrendInWords(start, on('2026-11-21', 70.5))).toBe('Lower than 20 days ago');
  expect(weightTrendInWords(start, on('2026-11-02', 72.4))).toBe('Higher than yesterday');
  expect(weightTrendInWords(start, on('2026-11-21', 72.04))).toBe('About the same as 20 days ago');
});

const body = { height: 165, height_uom: 'cm', target_weight: 60, weight_uom: 'kg' } as const;

it('the goal’s line is the target weight, in kg whatever unit it came in', () => {
  expect(goalLine(body, false)).toBe(60);
  expect(goalLine({ ...body, target_weight: 132.3, weight_uom: 'lbs' }, false)).toBeCloseTo(60, 1);
});

it('the goal’s line is not drawn where a safety rule holds the weight', () => {
  expect(goalLine(body, true)).toBeNull();
});

it('the goal’s line is never below a healthy weight', () => {
  expect(goalLine({ ...body, target_weight: 45 }, false)).toBeNull();
  expect(goalLine({ ...body, height: 6.2, height_uom: 'ft' }, false)).toBeNull();
});

it.each([
  [13, 78, null, true],
  [172, 78, 170, true],
  [60, 78, 170, false],
  [100, 78, 170, false],
  [13, null, 170, true],
  [13, null, 80, false],
  [78, null, null, false],
])('a weight of %d kg after %s kg at %s cm is asked about: %s', (kg, lastKg, heightCm, isAsked) => {
  expect(weightDoubt(kg, { lastKg, heightCm }, 'metric') !== null).toBe(isAsked);
});
