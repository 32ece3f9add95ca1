import { expect, test } from 'vitest';
import { devicePlan, planDay, planDish } from '../../../tests/support/device-plan.ts';
import { realCatalogue } from '../../../tests/support/real-catalogue.ts';
import type { PlanDish } from '../../device/db/device-plan.ts';
import { beginCooking } from '../../domain/kitchen/cooking/cooking.ts';
import type { Slot } from '../../terms/food.ts';
import { cookedFact, eatenFact, plannedPlace } from './finish.ts';

const DAY = '2026-11-21';
const catalogue = realCatalogue();
const [dish] = [...catalogue.dishes.values()].filter(({ kinds }) => kinds.includes('main'));
if (dish === undefined) throw new Error('no mains');

const planOf = (slots: Partial<Record<Slot, readonly PlanDish[]>>) =>
  devicePlan({ planId: 'plan-1', weekStart: DAY, dated: [planDay(DAY, slots)] });

const cooking = {
  ...beginCooking({ recipeId: dish.id, date: DAY, portion: 1.5, people: 2, later: 0 }),
  step: 3,
};
const nothing = new Set<string>();

const plan = planOf({ lunch: [planDish(dish.id, 600, { portion: 1.5 })], dinner: [planDish(dish.id)] });

test('the place of a dish in the plan is the one that is not eaten yet, and stays where it was marked', () => {
  expect(plannedPlace(plan, cooking, nothing)?.slot).toBe('lunch');
  expect(plannedPlace(plan, cooking, new Set([`lunch/${dish.id}`]))?.slot).toBe('dinner');
  const marked = { ...cooking, eaten: 'lunch' as const };
  expect(plannedPlace(plan, marked, new Set([`lunch/${dish.id}`]))?.slot).toBe('lunch');
});

const place = { planId: 'plan-1', slot: 'lunch', portion: 1.5, kcal: 600 } as const;

test('what is noted at the end is the planned meal with its energy, or that of the portion on the plate', () => {
  expect(eatenFact(cooking, DAY, place, true)).toEqual({
    day: DAY,
    kind: 'meal.eaten',
    payload: { planId: 'plan-1', slot: 'lunch', dish: dish.id, kcal: 600, eaten: true },
  });
  expect(eatenFact({ ...cooking, portion: 1 }, DAY, place, false).payload).toMatchObject({
    kcal: 400,
    eaten: false,
  });
});

test('what is noted at the end is what the whole table took from the pantry, also beside the plan', () => {
  const one = cookedFact({ ...cooking, people: 1 }, dish, catalogue.foods, DAY, place, true);
  const two = cookedFact(cooking, dish, catalogue.foods, DAY, place, true);
  if (one.kind !== 'meal.cooked' || two.kind !== 'meal.cooked') throw new Error('another kind');
  const sum = (takes: readonly { grams: number }[]) => takes.reduce((all, { grams }) => all + grams, 0);
  expect(sum(two.payload.takes)).toBeCloseTo(2 * sum(one.payload.takes), -1);
  const beside = cookedFact(cooking, dish, catalogue.foods, DAY, null, false).payload;
  expect(beside).toMatchObject({ planId: null, slot: 'dinner', recipe: dish.id, cooked: false });
});
