import { expect, test } from 'vitest';
import { amountOf } from '../../../../src/domain/catalogue/nutrients.ts';
import { macrosFor } from '../../../../src/domain/nutrition/macros.ts';
import { planWeek } from '../../../../src/domain/planner/plan-week.ts';
import { resolveSlot } from '../../../../src/domain/planner/resolve-slot.ts';
import { dayTotals } from '../../../../src/domain/planner/totals.ts';
import type { EatingRules } from '../../../../src/domain/planner/types.ts';
import { ruleBreaks } from '../../../support/plan-checks.ts';
import { syntheticCatalogue } from '../../../support/synthetic-catalogue.ts';

const catalogue = syntheticCatalogue();
const rules: EatingRules = {
  diet: 'vegetarian',
  eatsEggs: false,
  eatsDairy: true,
  allergies: ['soy'],
  excludedFoods: ['apple'],
};
const targets = macrosFor(2000, 70);
const plan = planWeek({ targets, rules, seed: 5, startDate: '2026-03-01', days: 8, catalogue });
if (!plan.ok) throw new Error('no plan');
const { days } = plan.value;
const date = '2026-03-04';
const day = days.find((one) => one.date === date);
const lunch = day?.meals.find(({ slot }) => slot === 'lunch');
if (!day || !lunch) throw new Error('no lunch');

const alternatives = resolveSlot({ days, date, meal: lunch, targets, rules, catalogue, limit: 5 });

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

test('a day that is not planned has none', () => {
  expect(resolveSlot({ days, date: '2027-01-01', meal: lunch, targets, rules, catalogue, limit: 5 })).toEqual(
    [],
  );
});
