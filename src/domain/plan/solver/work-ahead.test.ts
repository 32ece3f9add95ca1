import { expect, test } from 'vitest';
import { EATS_ALL, plannedWeek } from '../../../../tests/support/planned-week.ts';
import { realCatalogue } from '../../../../tests/support/real-catalogue.ts';
import { NO_OPINIONS } from '../../../terms/plan.ts';
import { addDays, daysBetween } from '../../calendar/days.ts';
import { canBeBegun } from '../../kitchen/cooking/preparations.ts';
import { regenerateSlots } from '../changes/regenerate.ts';
import { resolveSlot } from '../changes/resolve-slot.ts';

const YESTERDAY = '2026-03-01';
const TODAY = '2026-03-02';
const real = realCatalogue();
const dishOf = (id: string) => {
  const dish = real.dishes.get(id);
  if (dish === undefined) throw new Error(`no dish ${id}`);
  return dish;
};
const hoursAhead = (id: string): number => Math.max(0, ...dishOf(id).ahead.map(({ hours }) => hours));

const mains = [...real.dishes.values()].filter(({ kinds }) => kinds.includes('main'));
const FEW = mains.filter(({ id }) => hoursAhead(id) === 0).slice(0, 4);
/** Most of its mains must be begun before the day. */
const catalogue = {
  ...real,
  dishes: new Map(
    [...real.dishes].filter(
      ([id, dish]) => !dish.kinds.includes('main') || hoursAhead(id) > 0 || FEW.includes(dish),
    ),
  ),
};

test('nothing on the first days should have been begun before, and later days may hold work ahead', () => {
  const { days, targets } = plannedWeek({ startDate: YESTERDAY, days: 5, catalogue, today: TODAY });
  for (const { date, meals } of days.filter((day) => day.date >= TODAY))
    for (const { slot, recipeId } of meals)
      expect(canBeBegun(dishOf(recipeId), { date, slot }, TODAY), `${date} ${recipeId}`).toBe(true);
  const later = days.filter(({ date }) => daysBetween(TODAY, date) > 1).flatMap(({ meals }) => meals);
  expect(later.some(({ recipeId }) => hoursAhead(recipeId) > 0)).toBe(true);

  const toSolve = {
    days,
    held: [],
    offPlanFoods: [],
    targets,
    floorKcal: 1200,
    rules: EATS_ALL,
    plannedFor: null,
    opinions: NO_OPINIONS,
    catalogue,
  };
  const chosen = regenerateSlots(toSolve, [TODAY, addDays(TODAY, 1)], 1);
  if (!chosen.ok) throw new Error(chosen.error.kind);
  for (const { date, slot, meals } of chosen.value)
    for (const { recipe } of meals)
      expect(canBeBegun(dishOf(recipe), { date, slot }, TODAY), `${date} ${recipe}`).toBe(true);

  const swaps = (date: string) =>
    resolveSlot(toSolve, { date, slot: 'lunch', recipeId: null, today: TODAY }, 500).filter(
      ({ meal }) => hoursAhead(meal.recipeId) > 0,
    );
  expect(swaps(TODAY)).toEqual([]);
  expect(swaps(addDays(TODAY, 3)).length).toBeGreaterThan(0);
});
