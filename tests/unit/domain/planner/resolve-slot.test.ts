import { expect, test } from 'vitest';
import { amountOf, NUTRIENTS } from '../../../../src/domain/catalogue/nutrients.ts';
import { resolveSlot } from '../../../../src/domain/planner/resolve-slot.ts';
import type { PlanToSolve } from '../../../../src/domain/planner/solver-input.ts';
import { dayTotals, mealNutrients } from '../../../../src/domain/planner/totals.ts';
import type { PlannedMeal } from '../../../../src/domain/planner/types.ts';
import { ruleBreaks } from '../../../support/plan-checks.ts';
import { planToSolve } from '../../../support/plan-to-solve.ts';

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

test('what was eaten beside the plan counts, but nobody goes hungry for it', () => {
  const beside = (kcal: number): PlanToSolve => ({
    ...toSolve,
    offPlanFoods: [{ date, slot: 'snacks1', nutrients: NUTRIENTS.map((_, at) => (at === 0 ? kcal : 0)) }],
  });
  const best = (plan: PlanToSolve) =>
    resolveSlot(plan, { date, slot: 'lunch', recipeId: lunch.recipeId }, 1)[0];
  const little = best(beside(100));
  if (little === undefined) throw new Error('no dish');
  const kcalOf = (meal: PlannedMeal) => amountOf(mealNutrients(meal, catalogue), 'energy_kcal');
  const others = amountOf(dayTotals(day, catalogue), 'energy_kcal') - kcalOf(lunch);
  const wanted = Math.max(targets.kcal - others - 100, 1200 * 0.3);
  // As near as a quarter of a serving more or less comes.
  const quarterKcal = kcalOf({ ...little.meal, portion: 0.25 });
  expect(Math.abs(kcalOf(little.meal) - wanted)).toBeLessThanOrEqual(quarterKcal / 2);
  const much = best(beside(2500));
  const lunchKcal = much ? amountOf(mealNutrients(much.meal, catalogue), 'energy_kcal') : 0;
  expect(lunchKcal).toBeGreaterThan(1200 * 0.3 * 0.95);
});
