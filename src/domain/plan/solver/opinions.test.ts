import { expect, test } from 'vitest';
import { ruleBreaks } from '../../../../tests/support/plan-checks.ts';
import { planToSolve } from '../../../../tests/support/plan-to-solve.ts';
import { EATS_ALL, energyMissed, KCAL, plannedWeek } from '../../../../tests/support/planned-week.ts';
import { realCatalogue } from '../../../../tests/support/real-catalogue.ts';
import { MEAL_KINDS, SLOTS } from '../../../terms/food.ts';
import { amountOf } from '../../../terms/nutrients.ts';
import { type DishOpinions, NO_OPINIONS, type PlannedDay } from '../../../terms/plan.ts';
import { macrosFor } from '../../body/nutrition/macros.ts';
import { withChanges } from '../changes/move-meal.ts';
import { rebalanceDay } from '../changes/rebalance.ts';
import { regenerateSlots } from '../changes/regenerate.ts';
import { resolveSlot } from '../changes/resolve-slot.ts';
import { findShortage, wantedDishes } from './pool-needs.ts';

const catalogue = realCatalogue();
const dishes = [...catalogue.dishes.values()];
const ids = dishes.map(({ id }) => id).sort();
const plan = planToSolve();
const [FIRST = ''] = plan.days.map(({ date }) => date);

const dishesOf = (days: readonly PlannedDay[]): readonly string[] =>
  days.flatMap(({ meals }) => meals.map(({ recipeId }) => recipeId));
const timesIn = (days: readonly PlannedDay[], recipes: readonly string[]): number =>
  dishesOf(days).filter((recipe) => recipes.includes(recipe)).length;
const swaps = (opinions: DishOpinions): readonly string[] =>
  resolveSlot({ ...plan, opinions }, { date: FIRST, slot: 'lunch', recipeId: null }, 500).map(
    ({ meal }) => meal.recipeId,
  );

test('where too few of a kind are left it yields for that kind alone', () => {
  const breakfasts = dishes.filter(({ kinds }) => kinds.includes('breakfast')).map(({ id }) => id);
  const mains = dishes.filter(({ kinds }) => kinds.join() === 'main').map(({ id }) => id);
  const wanted = wantedDishes(dishes, { never: [...breakfasts, ...mains.slice(0, 60)] });
  expect(findShortage(wanted)).toBeNull();
  expect(wanted.map(({ id }) => id)).toEqual(expect.arrayContaining(breakfasts));
  expect(wanted.filter(({ id }) => mains.slice(0, 60).includes(id))).toEqual([]);
});

test('a week has no dish that is never wanted', () => {
  const never = [...new Set(dishesOf(plannedWeek().days))].slice(0, 8);
  const { days } = plannedWeek({ opinions: { love: [], never } });
  expect(ruleBreaks(days, EATS_ALL, catalogue)).toEqual([]);
  expect(timesIn(days, never)).toBe(0);
  expect(energyMissed(days, KCAL)).toBeLessThan(0.05);
});

test('where no day is left without them, there is one with them', () => {
  const request = { targets: macrosFor(5000, 70), days: 1, seed: 2 };
  const kcalOf = (id: string) => amountOf(catalogue.dishes.get(id)?.nutrients ?? [], 'energy_kcal');
  const light = MEAL_KINDS.flatMap((kind) =>
    ids
      .filter((id) => catalogue.dishes.get(id)?.kinds.includes(kind))
      .sort((one, other) => kcalOf(one) - kcalOf(other))
      .slice(0, 12),
  );
  const never = ids.filter((id) => !light.includes(id));
  const { days } = plannedWeek({ ...request, opinions: { love: [], never } });
  expect(days).toEqual(plannedWeek({ ...request, opinions: NO_OPINIONS }).days);
});

test('a swap, new meals and a rebalanced day have none either', () => {
  const now = [...new Set(dishesOf(plan.days))];
  const others = swaps(NO_OPINIONS);
  const never = others.filter((_, at) => at % 2 === 0);
  expect(swaps({ love: [], never })).toEqual(others.filter((_, at) => at % 2 === 1));

  const changed = regenerateSlots({ ...plan, opinions: { love: [], never } }, [FIRST], 1);
  if (!changed.ok) throw new Error(changed.error.kind);
  const unwanted = never.filter((id) => !now.includes(id));
  expect(timesIn(withChanges(plan.days, changed.value), unwanted)).toBe(0);

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
  const usual = exchanged({ love: [], never: now });
  expect([...now, '']).not.toContain(usual);
  expect([...now, usual, '']).not.toContain(exchanged({ love: [], never: [...now, usual] }));
});

test('a swap offers them where nothing else is left, and a loved dish before others that suit as well', () => {
  const usual = swaps(NO_OPINIONS);
  expect(swaps({ love: [], never: usual })).toEqual(usual);
  const third = usual[2] ?? '';
  expect(swaps({ love: [third], never: [] }).indexOf(third)).toBeLessThan(2);
});
