import { expect, test } from 'vitest';
import { loadCatalogue } from '../../../../catalogue/load.ts';
import { addDays, daysBetween } from '../../../../src/domain/calendar/days.ts';
import { canBeBegun } from '../../../../src/domain/kitchen/preparations.ts';
import { macrosFor } from '../../../../src/domain/nutrition/macros.ts';
import { planWeek } from '../../../../src/domain/planner/plan-week.ts';
import { regenerateSlots } from '../../../../src/domain/planner/regenerate.ts';
import { resolveSlot } from '../../../../src/domain/planner/resolve-slot.ts';
import { type EatingRules, NO_OPINIONS } from '../../../../src/domain/planner/types.ts';

const catalogue = loadCatalogue();
const YESTERDAY = '2026-03-01';
const TODAY = '2026-03-02';
const rules: EatingRules = {
  diet: 'vegan',
  eatsEggs: false,
  eatsDairy: false,
  allergies: [],
  excludedFoods: [],
};
const targets = macrosFor(2000, 75);
const request = { targets, rules, startDate: YESTERDAY, days: 8, catalogue, today: TODAY };

const dishOf = (id: string) => {
  const dish = catalogue.dishes.get(id);
  if (dish === undefined) throw new Error(`no dish ${id}`);
  return dish;
};
const hoursAhead = (id: string): number => Math.max(0, ...dishOf(id).ahead.map(({ hours }) => hours));

test('later days may hold work ahead', () => {
  const weeks = [1, 2, 3, 4, 5].flatMap((seed) => {
    const plan = planWeek({ ...request, seed });
    return plan.ok ? plan.value.days : [];
  });
  const meals = weeks.filter(({ date }) => daysBetween(TODAY, date) > 1).flatMap((day) => day.meals);
  expect(meals.some(({ recipeId }) => hoursAhead(recipeId) > 0)).toBe(true);
});

test.each([1, 2, 3, 4, 5])('seed %i: nothing on the first days should have been begun before', (seed) => {
  const plan = planWeek({ ...request, seed });
  if (!plan.ok) throw new Error(plan.error.kind);
  const { days } = plan.value;
  for (const { date, meals } of days.filter((day) => day.date >= TODAY))
    for (const { slot, recipeId } of meals) {
      expect(canBeBegun(dishOf(recipeId), { date, slot }, TODAY), `${date} ${recipeId}`).toBe(true);
      if (date === TODAY) expect(hoursAhead(recipeId), recipeId).toBe(0);
      if (daysBetween(TODAY, date) === 1) expect(hoursAhead(recipeId), recipeId).toBeLessThan(24);
    }

  const toSolve = {
    days,
    held: [],
    offPlanFoods: [],
    targets,
    floorKcal: 1200,
    rules,
    plannedFor: null,
    opinions: NO_OPINIONS,
    catalogue,
  };
  const tomorrow = addDays(TODAY, 1);
  const chosen = regenerateSlots(toSolve, [TODAY, tomorrow], seed);
  if (!chosen.ok) throw new Error(chosen.error.kind);
  for (const { date, slot, meals } of chosen.value)
    for (const { recipe } of meals)
      expect(canBeBegun(dishOf(recipe), { date, slot }, TODAY), `${date} ${recipe}`).toBe(true);

  const swaps = resolveSlot(toSolve, { date: TODAY, slot: 'lunch', recipeId: null, today: TODAY }, 500);
  expect(swaps.filter(({ meal }) => hoursAhead(meal.recipeId) > 0)).toEqual([]);
});
