import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ruleBreaks } from '../../../../tests/support/plan-checks.ts';
import { energyOnly, FLOOR_KCAL, planToSolve } from '../../../../tests/support/plan-to-solve.ts';
import { SLOTS, type Slot } from '../../../terms/food.ts';
import type { PlannedDay } from '../../../terms/plan.ts';
import { SLOT_SHARES } from '../solver/slot-shares.ts';
import type { PlanToSolve } from '../week/solver-input.ts';
import { mealKcal, offPlanKcal } from './day-budget.ts';
import { withChanges } from './move-meal.ts';
import { rebalanceDay } from './rebalance.ts';

const plan = planToSolve();
const { days, targets, rules, catalogue } = plan;
const date = '2026-03-04';
const dayOf = (some: readonly PlannedDay[]) => some.find((day) => day.date === date);
const kcalIn = (some: readonly PlannedDay[], slots: readonly Slot[]): number =>
  (dayOf(some)?.meals ?? [])
    .filter(({ slot }) => slots.includes(slot))
    .reduce((sum, meal) => sum + mealKcal(meal, catalogue), 0);
const ate = (kcal: number, slot: Slot = 'snacks1'): PlanToSolve => ({
  ...plan,
  held: [{ date, slot: 'breakfast' }],
  offPlanFoods: [{ date, slot, nutrients: energyOnly(kcal) }],
});
const solve = (toSolve: PlanToSolve, just: readonly Slot[] = []) => {
  const rebalanced = rebalanceDay(toSolve, date, just);
  if (rebalanced === null) throw new Error('That day is planned.');
  return { ...rebalanced, days: withChanges(toSolve.days, rebalanced.changes) };
};

test('a day of which something else was eaten comes back to its energy by other portions of the same dishes', () => {
  const { changes, after, before } = solve(ate(300));
  expect(before - after).toBeGreaterThan(200);
  expect(Math.abs(after / targets.kcal - 1)).toBeLessThan(0.03);
  for (const { slot, meals } of changes)
    expect(meals.map(({ recipe }) => recipe)).toEqual(
      dayOf(days)
        ?.meals.filter((meal) => meal.slot === slot)
        .map(({ recipeId }) => recipeId),
    );
  expect(changes.map(({ slot }) => slot)).not.toContain('breakfast');
});

test('a day of which something else was eaten does not come down under the floor by the last step of a portion', () => {
  const meals = dayOf(days)?.meals ?? [];
  const largestStep = Math.max(...meals.map((meal) => mealKcal({ ...meal, portion: 0.25 }, catalogue)));
  for (let kcal = 1600; kcal < targets.kcal * 0.9; kcal += 7) {
    const { before, after } = solve({ ...plan, targets: { ...targets, kcal }, floorKcal: kcal });
    expect(before).toBeGreaterThan(kcal);
    expect(after).toBeGreaterThanOrEqual(kcal);
    expect(after).toBeLessThan(Math.max(kcal * 1.03, kcal + largestStep));
  }
});

test('a larger portion stays, and the others give way', () => {
  const larger = withChanges(days, [
    {
      date,
      slot: 'lunch',
      meals: (dayOf(days)?.meals ?? [])
        .filter(({ slot }) => slot === 'lunch')
        .map(({ recipeId, portion }) => ({ recipe: recipeId, portion: portion + 0.5 })),
    },
  ]);
  const { changes, after } = solve({ ...plan, days: larger }, ['lunch']);
  expect(changes.map(({ slot }) => slot)).not.toContain('lunch');
  expect(Math.abs(after / targets.kcal - 1)).toBeLessThan(0.03);
});

const anyPlan = fc
  .record({
    held: fc.subarray([...SLOTS]),
    skipped: fc.subarray([...SLOTS], { maxLength: 3 }),
    steps: fc.array(fc.integer({ min: 2, max: 8 }), { minLength: 5, maxLength: 5 }),
    eaten: fc.integer({ min: 0, max: 5000 }),
    floorKcal: fc.constantFrom(FLOOR_KCAL, 1500, targets.kcal),
  })
  .map(({ held, skipped, steps, eaten, floorKcal }): PlanToSolve => {
    const changes = SLOTS.map((slot, at) => ({
      date,
      slot,
      meals: (dayOf(days)?.meals ?? [])
        .filter((meal) => meal.slot === slot && !skipped.includes(slot))
        .map(({ recipeId }) => ({ recipe: recipeId, portion: (steps[at] ?? 4) / 4 })),
    }));
    return {
      ...plan,
      days: withChanges(days, changes),
      held: [...new Set([...held, ...skipped])].map((slot) => ({ date, slot })),
      offPlanFoods: [{ date, slot: 'lunch', nutrients: energyOnly(eaten) }],
      floorKcal,
    };
  });

test('whatever was eaten, skipped and locked: no rule is broken, no held slot moves, nobody goes hungry', () => {
  fc.assert(
    fc.property(anyPlan, (toSolve) => {
      const held = toSolve.held.map(({ slot }) => slot);
      const free = SLOTS.filter((slot) => !held.includes(slot));
      const { changes, before, after, days: solved } = solve(toSolve);
      expect(ruleBreaks(solved, rules, catalogue)).toEqual([]);
      for (const { slot } of changes) expect(free).toContain(slot);
      expect(kcalIn(solved, SLOTS) + offPlanKcal(toSolve.offPlanFoods, date)).toBeCloseTo(after, 6);
      const share = free.reduce((sum, slot) => sum + SLOT_SHARES[slot], 0);
      const least = Math.min(toSolve.floorKcal, targets.kcal) * share;
      const rest = kcalIn(solved, free);
      // The dishes may be too small even at their largest, and a quarter of a portion too coarse.
      const near = 0.05 * targets.kcal;
      const reach = kcalIn(
        withChanges(
          solved,
          (dayOf(solved)?.meals ?? []).map(({ slot, recipeId }) => ({
            date,
            slot,
            meals: [{ recipe: recipeId, portion: 2 }],
          })),
        ),
        free,
      );
      const now = kcalIn(toSolve.days, free);
      expect(rest).toBeGreaterThanOrEqual(Math.min(least, now, reach) - near);
      if (before >= targets.kcal) expect(after).toBeLessThanOrEqual(before + near);
    }),
  );
});
