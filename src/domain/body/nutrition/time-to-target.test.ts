import { expect, test } from 'vitest';
import { NO_SAFETY_FACTS, WOMAN } from '../../../../tests/support/unit/people.ts';
import type { PersonFacts, SafetyFacts } from '../../../terms/plan.ts';
import { monthsOfTarget, spanInWords, timeInWords, timeToTarget } from './time-to-target.ts';
import { weightByDay } from './weight-dynamics.ts';

const YEAR = 365;
const KG_PER_LB = 0.45359237;
/** Overweight and averagely active, as the people that the rule of thumb is about. */
const MAN: PersonFacts = {
  sex: 'male',
  age: 40,
  heightCm: 178,
  weightKg: 95,
  targetWeightKg: 85,
  activity: 'moderately active',
  goal: 'Weight Loss',
};
const lostAfter = (person: PersonFacts, changeKcal: number, years: number): number =>
  person.weightKg - (weightByDay(person, changeKcal, years * YEAR).at(-1) ?? 0);

test('half of it comes in about one year, nearly all in three, as published', () => {
  const atLast = lostAfter(MAN, -100, 20);
  expect(lostAfter(MAN, -100, 1) / atLast).toBeGreaterThan(0.45);
  expect(lostAfter(MAN, -100, 1) / atLast).toBeLessThan(0.62);
  expect(lostAfter(MAN, -100, 3) / atLast).toBeGreaterThan(0.85);
});

test('100 kcal a day over five years take about 10 pounds, as published, not the 50 of 3 500 kcal a pound', () => {
  const pounds = lostAfter(MAN, -100, 5) / KG_PER_LB;
  expect(pounds).toBeGreaterThan(8);
  expect(pounds).toBeLessThan(14);
});

const HELD = 1867.5 * 1.55;
const answer = (
  changes: Partial<PersonFacts> = {},
  safety: Partial<SafetyFacts> = {},
  { planKcal = HELD - 500, factsConfirmed = true } = {},
) => timeToTarget({ ...MAN, ...changes }, { ...NO_SAFETY_FACTS, ...safety }, { planKcal, factsConfirmed });

test('how long a target may take is a range whose ends are what the model says', () => {
  const range = answer();
  if (range?.kind !== 'range' || range.toWeeks === null) throw new Error('a range was expected');
  const weightIn = (weeks: number, changeKcal: number) =>
    weightByDay(MAN, changeKcal, weeks * 7).at(-1) ?? Number.NaN;
  expect(weightIn(range.fromWeeks, -500)).toBeLessThanOrEqual(85);
  expect(weightIn(range.fromWeeks - 1, -500)).toBeGreaterThan(85);
  expect(weightIn(range.toWeeks, -400)).toBeLessThanOrEqual(85);
  expect(range.toWeeks).toBeGreaterThan(range.fromWeeks);
});

test('how long a target may take goes beyond what a plan reaches, instead of to a date that never comes', () => {
  expect(answer({ targetWeightKg: 62 }, {}, { planKcal: HELD - 200 })).toEqual({
    kind: 'beyond',
    targetKg: 62,
  });
});

test('how long a target may take ends at BMI 19 where the target is lighter', () => {
  const lowest = 19 * 1.78 ** 2;
  expect(answer({ targetWeightKg: 40, weightKg: 62 }, {}, { planKcal: 1700 })?.targetKg).toBeCloseTo(
    lowest,
    9,
  );
});

test.each([
  ['to a minor', { age: 17 }, {}],
  ['past 100 years', { age: 101 }, {}],
  ['when underweight', { weightKg: 55 }, {}],
  ['when pregnant or breastfeeding', {}, { pregnantOrBreastfeeding: true }],
  ['with kidney disease', {}, { kidneyDisease: true }],
  ['with an eating disorder', {}, { eatingDisorder: true }],
  ['to somebody who wants to hold their weight', { goal: 'Maintain Weight' }, {}],
  ['for muscle', { goal: 'Muscle Gain' }, {}],
  ['at the target', { targetWeightKg: 95 }, {}],
] as const)('how long is never told %s', (_, person, safety) => {
  expect(answer(person, safety)).toBeNull();
});

test('how long is never told before the body is confirmed', () => {
  expect(answer({}, {}, { factsConfirmed: false })).toBeNull();
});

test('how long is never told where the plan takes nothing off', () => {
  expect(answer({}, {}, { planKcal: HELD + 1 })).toBeNull();
  expect(timeToTarget(WOMAN, NO_SAFETY_FACTS, { planKcal: 1900, factsConfirmed: true })).toBeNull();
});

test.each([
  [8, 10, '8 to 10 weeks'],
  [1, 1, 'about 1 week'],
  [12, 12, 'about 12 weeks'],
  [10, 17, '2 to 4 months'],
  [26, 27, 'about 6 months'],
  [66, 108, '15 to 25 months'],
])('%i to %i weeks read "%s"', (from, to, words) => {
  expect(spanInWords(from, to)).toBe(words);
});

test('the months of a target, as far as they can be named', () => {
  const range = { kind: 'range', targetKg: 70, fromWeeks: 10 } as const;
  expect(monthsOfTarget({ ...range, toWeeks: 12 }, '2026-01-01')).toBe('March 2026');
  expect(monthsOfTarget({ ...range, toWeeks: 60 }, '2026-01-01')).toBe('March 2026 to February 2027');
  expect(monthsOfTarget({ ...range, toWeeks: null }, '2026-01-01')).toBe('from March 2026 on');
  expect(monthsOfTarget({ kind: 'beyond', targetKg: 70 }, '2026-01-01')).toBeNull();
  expect(timeInWords({ ...range, toWeeks: null })).toBe('about 10 weeks at the least');
});
