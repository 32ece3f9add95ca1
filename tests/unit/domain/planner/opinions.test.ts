import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../../../catalogue/load.ts';
import { amountOf } from '../../../../src/domain/catalogue/nutrients.ts';
import { MEAL_KINDS, type MealKind, SLOTS } from '../../../../src/domain/catalogue/types.ts';
import { macrosFor } from '../../../../src/domain/nutrition/macros.ts';
import { withChanges } from '../../../../src/domain/planner/move-meal.ts';
import type { PlanRequest } from '../../../../src/domain/planner/plan-request.ts';
import { planWeek } from '../../../../src/domain/planner/plan-week.ts';
import { rebalanceDay } from '../../../../src/domain/planner/rebalance.ts';
import { regenerateSlots } from '../../../../src/domain/planner/regenerate.ts';
import { resolveSlot } from '../../../../src/domain/planner/resolve-slot.ts';
import { dayTotals } from '../../../../src/domain/planner/totals.ts';
import { type DishOpinions, NO_OPINIONS, type PlannedDay } from '../../../../src/domain/planner/types.ts';
import { ruleBreaks } from '../../../support/plan-checks.ts';
import { planToSolve } from '../../../support/plan-to-solve.ts';

const catalogue = loadCatalogue();
const ids = [...catalogue.dishes.keys()].sort();
const KCAL = 2000;
const REQUEST: PlanRequest = {
  targets: macrosFor(KCAL, 70),
  rules: { diet: 'full_non_vegetarian', eatsEggs: true, eatsDairy: true, allergies: [], excludedFoods: [] },
  seed: 1,
  startDate: '2026-03-02',
  days: 7,
  catalogue,
};

const weekOf = (opinions: DishOpinions, seed: number, request = REQUEST): readonly PlannedDay[] => {
  const week = planWeek({ ...request, opinions, seed });
  if (!week.ok) throw new Error(week.error.kind);
  expect(ruleBreaks(week.value.days, request.rules, request.catalogue)).toEqual([]);
  return week.value.days;
};
const dishesOf = (days: readonly PlannedDay[]): readonly string[] =>
  days.flatMap(({ meals }) => meals.map(({ recipeId }) => recipeId));
const timesIn = (days: readonly PlannedDay[], recipes: readonly string[]): number =>
  dishesOf(days).filter((recipe) => recipes.includes(recipe)).length;
const energyMissed = (days: readonly PlannedDay[]): number =>
  Math.max(...days.map((day) => Math.abs(amountOf(dayTotals(day, catalogue), 'energy_kcal') / KCAL - 1)));

const plan = planToSolve();
const [FIRST = ''] = plan.days.map(({ date }) => date);

test('a dish that is never wanted is never planned', () => {
  fc.assert(
    fc.property(fc.subarray(ids, { maxLength: 80 }), fc.nat(), (never, seed) => {
      expect(timesIn(weekOf({ love: never.slice(0, 3), never }, seed), never)).toBe(0);
    }),
    { numRuns: 6 },
  );
});

test('nor is it in new meals, a swap or a rebalanced day', () => {
  const now = [...new Set(dishesOf(plan.days))];
  const [lunch] = plan.days[0]?.meals.filter(({ slot }) => slot === 'lunch') ?? [];
  const swaps = (opinions: DishOpinions) =>
    resolveSlot(
      { ...plan, opinions },
      { date: FIRST, slot: 'lunch', recipeId: lunch?.recipeId ?? null },
      500,
    ).map(({ meal }) => meal.recipeId);
  const others = swaps(NO_OPINIONS);
  const never = others.filter((_, at) => at % 2 === 0);
  expect(swaps({ love: [], never })).toEqual(others.filter((_, at) => at % 2 === 1));

  for (const seed of [1, 2, 3]) {
    const changed = regenerateSlots({ ...plan, opinions: { love: [], never } }, [FIRST], seed);
    if (!changed.ok) throw new Error(changed.error.kind);
    expect(
      timesIn(
        withChanges(plan.days, changed.value),
        never.filter((id) => !now.includes(id)),
      ),
    ).toBe(0);
  }

  const small = withChanges(
    plan.days,
    (plan.days[0]?.meals ?? []).map(({ slot, recipeId }) => ({
      date: FIRST,
      slot,
      meals: [{ recipe: recipeId, portion: 0.5 }],
    })),
  );
  const held = SLOTS.filter((slot) => slot !== 'dinner').map((slot) => ({ date: FIRST, slot }));
  const targets = { ...plan.targets, kcal: 2 * plan.targets.kcal };
  const exchanged = (opinions: DishOpinions) =>
    rebalanceDay({ ...plan, targets, days: small, held, opinions }, FIRST)?.changes[0]?.meals[0]?.recipe ??
    '';
  const usual = exchanged(NO_OPINIONS);
  expect(now).not.toContain(usual);
  expect([usual, '']).not.toContain(exchanged({ love: [], never: [usual] }));
});

test('where too few of a kind are left it yields for that kind alone', () => {
  const breakfasts = ids.filter((id) => catalogue.dishes.get(id)?.kinds.includes('breakfast'));
  const mains = ids.filter((id) => catalogue.dishes.get(id)?.kinds.join() === 'main').slice(0, 60);
  const days = weekOf({ love: [], never: [...breakfasts, ...mains] }, 4);
  expect(timesIn(days, breakfasts)).toBeGreaterThanOrEqual(7);
  expect(timesIn(days, mains)).toBe(0);
});

test('where no week is left without it, there is a week with it', () => {
  const request = { ...REQUEST, targets: macrosFor(5000, 70) };
  const kcalOf = (id: string) => amountOf(catalogue.dishes.get(id)?.nutrients ?? [], 'energy_kcal');
  const lightest = (kind: MealKind) =>
    ids
      .filter((id) => catalogue.dishes.get(id)?.kinds.includes(kind))
      .sort((one, other) => kcalOf(one) - kcalOf(other))
      .slice(0, 12);
  const light = MEAL_KINDS.flatMap(lightest);
  const never = ids.filter((id) => !light.includes(id));
  expect(weekOf({ love: [], never }, 2, request)).toEqual(weekOf(NO_OPINIONS, 2, request));
});

test('a swap offers it where nothing else is left', () => {
  const swaps = (opinions: DishOpinions) =>
    resolveSlot({ ...plan, opinions }, { date: FIRST, slot: 'lunch', recipeId: null }, 500);
  const never = swaps(NO_OPINIONS).map(({ meal }) => meal.recipeId);
  expect(swaps({ love: [], never })).toEqual(swaps(NO_OPINIONS));
});

test('loved dishes come more often, but not alone, and the energy stays near', () => {
  const mains = ids.filter((id) => catalogue.dishes.get(id)?.kinds.includes('main'));
  const love = mains.filter((_, at) => at % 8 === 3);
  const seeds = [1, 2, 3, 4, 5, 6];
  const usual = seeds.map((seed) => weekOf(NO_OPINIONS, seed));
  const loved = seeds.map((seed) => weekOf({ love, never: [] }, seed));
  const times = (weeks: readonly (readonly PlannedDay[])[]) =>
    weeks.reduce((sum, days) => sum + timesIn(days, love), 0);
  expect(times(loved) / times(usual)).toBeGreaterThan(1.5);
  expect(times(loved) / times(usual)).toBeLessThan(8);
  expect(Math.max(...loved.map(energyMissed))).toBeLessThan(0.05);
});

test('a loved dish comes before others that suit the day as well', () => {
  const swaps = (opinions: DishOpinions) =>
    resolveSlot({ ...plan, opinions }, { date: FIRST, slot: 'lunch', recipeId: null }, 500).map(
      ({ meal }) => meal.recipeId,
    );
  const usual = swaps(NO_OPINIONS);
  const third = usual[2] ?? '';
  expect(swaps({ love: [third], never: [] }).indexOf(third)).toBeLessThan(2);
});
