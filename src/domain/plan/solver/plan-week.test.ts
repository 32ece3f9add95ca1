import { expect, test } from 'vitest';
import { repeatBreaks, ruleBreaks } from '../../../../tests/support/plan-checks.ts';
import { EATS_ALL, energyMissed, plannedWeek } from '../../../../tests/support/planned-week.ts';
import { syntheticCatalogue } from '../../../../tests/support/synthetic-catalogue.ts';
import { NO_SAFETY_FACTS, WOMAN } from '../../../../tests/support/unit/people.ts';
import type { PlannedDay, WeekPlan } from '../../../terms/plan.ts';
import { macrosFor } from '../../body/nutrition/macros.ts';
import type { PlanRequest } from './plan-request.ts';
import { planWeek } from './plan-week.ts';

const REQUEST: PlanRequest = {
  targets: macrosFor(2000, 70),
  rules: EATS_ALL,
  seed: 11,
  startDate: '2026-02-27',
  days: 8,
  catalogue: syntheticCatalogue(),
};

const planOf = (changes: Partial<PlanRequest> = {}): WeekPlan => plannedWeek({ ...REQUEST, ...changes });
const worstEnergyError = (days: readonly PlannedDay[], kcal: number): number =>
  energyMissed(days, kcal, REQUEST.catalogue);

test('a week is another for another seed, but the same for the same one, in whatever order the dishes come', () => {
  const short = { days: 3 };
  const dishes = new Map([...REQUEST.catalogue.dishes].reverse());
  expect(planOf({ ...short, seed: 12 })).not.toEqual(planOf(short));
  expect(planOf({ ...short, catalogue: { ...REQUEST.catalogue, dishes } })).toEqual(planOf(short));
});

test.each([1200, 6900])('a week reaches %i kcal, with two dishes a slot where one is too little', (kcal) => {
  const { days } = planOf({ targets: macrosFor(kcal, 70), days: 4 });
  expect(worstEnergyError(days, kcal)).toBeLessThanOrEqual(0.05);
  expect(ruleBreaks(days, REQUEST.rules, REQUEST.catalogue)).toEqual([]);
  expect(days.every(({ meals }) => meals.length > 5)).toBe(kcal > 4000);
});

const first = planOf();
const [yesterday, today] = first.days;
const keep = yesterday && today ? [yesterday, today] : [];

test('kept days inside the plan come back as they were, and the others fit around them', () => {
  const { days } = planOf({ seed: 99, keep });
  expect(days.slice(0, 2)).toEqual(keep);
  expect(days.slice(2)).not.toEqual(first.days.slice(2));
  expect(worstEnergyError(days, 2000)).toBeLessThanOrEqual(0.05);
  expect(repeatBreaks(days, REQUEST.catalogue)).toEqual([]);
});

test('kept days before the plan are seen by the repeat rules', () => {
  const { days } = planOf({ startDate: '2026-03-07', keep: first.days });
  expect(days[0]?.date).toBe('2026-03-07');
  expect(repeatBreaks([...first.days, ...days], REQUEST.catalogue)).toEqual([]);
});

const safety = { ...NO_SAFETY_FACTS, kidneyDisease: true };
const excludedFoods = ['rice', 'pasta', 'bread', 'oats', 'potato', 'quinoa'];
test.each<[string, Partial<PlanRequest>, object]>([
  ['under nine', { facts: { ...WOMAN, age: 8 } }, { kind: 'under-nine' }],
  ['with kidney disease', { safety }, { kind: 'kidney-disease' }],
  ['by rules that leave too little', { rules: { ...REQUEST.rules, excludedFoods } }, { kind: 'conflict' }],
  [
    'of energy that no portions reach',
    { targets: macrosFor(40_000, 70), days: 1 },
    { kind: 'energy-out-of-reach', kcal: 40_000 },
  ],
])('a week is refused %s', (_, changes, error) => {
  expect(planWeek({ ...REQUEST, ...changes })).toMatchObject({ ok: false, error });
});
