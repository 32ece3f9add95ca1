import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ruleBreaks } from '../../../../tests/support/plan-checks.ts';
import { energyOnly, planToSolve } from '../../../../tests/support/plan-to-solve.ts';
import { SLOTS } from '../../../terms/food.ts';
import type { PlanToSolve } from '../week/solver-input.ts';
import { mealKcal, offPlanKcal } from './day-budget.ts';
import { withChanges } from './move-meal.ts';
import { regenerateSlots } from './regenerate.ts';

const plan = planToSolve();
const { days, targets, rules, catalogue } = plan;
const dates = days.map(({ date }) => date);
const date = '2026-03-04';

const regenerate = (toSolve: PlanToSolve, on: readonly string[], seed = 1) => {
  const changes = regenerateSlots(toSolve, on, seed);
  if (!changes.ok) throw new Error(`no choice: ${changes.error.kind}`);
  return { changes: changes.value, days: withChanges(toSolve.days, changes.value) };
};
const kcalOf = (toSolve: PlanToSolve, after: PlanToSolve['days'], on: string): number =>
  (after.find((day) => day.date === on)?.meals ?? []).reduce(
    (sum, meal) => sum + mealKcal(meal, catalogue),
    offPlanKcal(toSolve.offPlanFoods, on),
  );

test('a day is chosen anew: other dishes, its energy, the other days as they were', () => {
  const { changes, days: after } = regenerate(plan, [date]);
  expect(changes.map(({ slot }) => slot)).toEqual(SLOTS);
  const now = new Set(days.find((day) => day.date === date)?.meals.map(({ recipeId }) => recipeId));
  for (const { recipe } of changes.flatMap(({ meals }) => meals)) expect(now).not.toContain(recipe);
  expect(Math.abs(kcalOf(plan, after, date) / targets.kcal - 1)).toBeLessThan(0.05);
  expect(after.filter((day) => day.date !== date)).toEqual(days.filter((day) => day.date !== date));
});

test('whatever is held and eaten: no rule is broken and no held slot moves', () => {
  const anySlot = fc.record({ date: fc.constantFrom(...dates), slot: fc.constantFrom(...SLOTS) });
  fc.assert(
    fc.property(
      fc.array(anySlot, { maxLength: 20 }),
      fc.subarray(dates, { minLength: 1, maxLength: 2 }),
      fc.integer({ min: 0, max: 3000 }),
      fc.nat(),
      (held, on, eaten, seed) => {
        const offPlanFoods = [{ date, slot: 'lunch' as const, nutrients: energyOnly(eaten) }];
        const { changes, days: after } = regenerate({ ...plan, held, offPlanFoods }, on, seed);
        expect(ruleBreaks(after, rules, catalogue)).toEqual([]);
        for (const change of changes) {
          expect(on).toContain(change.date);
          expect(held).not.toContainEqual({ date: change.date, slot: change.slot });
        }
      },
    ),
    { numRuns: 6 },
  );
});
