import { expect, test } from 'vitest';
import { ruleBreaks } from '../../../../tests/support/plan-checks.ts';
import { planToSolve } from '../../../../tests/support/plan-to-solve.ts';
import { amountOf } from '../../../terms/nutrients.ts';
import { dayTotals } from '../solver/totals.ts';
import { resolveSlot } from './resolve-slot.ts';

const toSolve = planToSolve();
const { days, targets, rules, catalogue } = toSolve;
const date = '2026-03-04';
const day = days.find((one) => one.date === date);
const lunch = day?.meals.find(({ slot }) => slot === 'lunch');
if (!day || !lunch) throw new Error('no lunch');
const alternatives = resolveSlot(toSolve, { date, slot: 'lunch', recipeId: lunch.recipeId }, 5);

test('alternatives are other dishes, as many as wanted, none twice', () => {
  const ids = alternatives.map(({ meal }) => meal.recipeId);
  expect(new Set(ids).size).toBe(5);
  expect(ids).not.toContain(lunch.recipeId);
});

test('a week with any of them breaks no rule', () => {
  for (const { meal } of alternatives) {
    const exchanged = days.map((one) =>
      one === day ? { date, meals: day.meals.map((other) => (other === lunch ? meal : other)) } : one,
    );
    expect(ruleBreaks(exchanged, rules, catalogue)).toEqual([]);
  }
});

test('what each changes is what the day’s totals say', () => {
  const before = amountOf(dayTotals(day, catalogue), 'energy_kcal');
  for (const { meal, effect, dayKcal } of alternatives) {
    const after = dayTotals({ meals: day.meals.map((other) => (other === lunch ? meal : other)) }, catalogue);
    expect(dayKcal).toBeCloseTo(amountOf(after, 'energy_kcal'), 6);
    expect(effect.kcal).toBeCloseTo(dayKcal - before, 6);
  }
  expect(Math.abs((alternatives[0]?.dayKcal ?? 0) / targets.kcal - 1)).toBeLessThan(0.05);
});
