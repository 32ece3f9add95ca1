import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../../catalogue/load.ts';
import type { DevicePlan, PlanDay, PlanDish } from '../../../src/data/plan/device-plan.ts';
import type { Slot } from '../../../src/domain/catalogue/types.ts';
import { beginCooking } from '../../../src/domain/kitchen/cooking.ts';
import { cookedFact, eatenFact, plannedPlace } from '../../../src/features/kitchen/finish.ts';

const DAY = '2026-11-21';
const catalogue = loadCatalogue();
const [dish] = [...catalogue.dishes.values()].filter(({ kinds }) => kinds.includes('main'));
if (dish === undefined) throw new Error('no mains');

const planned = (recipeId: string, portion: number, kcal: number): PlanDish => ({
  name: recipeId,
  kcal,
  detail: { recipeId, portion, protein: 0, carbs: 0, fat: 0, why: '' },
});

const planOf = (slots: Partial<Record<Slot, readonly PlanDish[]>>): DevicePlan => {
  const empty: PlanDay['slots'] = { breakfast: [], snacks1: [], lunch: [], snacks2: [], dinner: [] };
  const day: PlanDay = {
    weekday: 'Saturday',
    date: DAY,
    totals: { kcal: 0, carbs: 0, protein: 0, fat: 0 },
    slots: { ...empty, ...slots },
  };
  return {
    planId: 'plan-1',
    source: 'detailed',
    weekStart: DAY,
    maintenanceOnly: false,
    targets: null,
    dated: [day],
    weekly: [],
    shopping: [],
    unreadable: [],
  };
};

const cooking = {
  ...beginCooking({ recipeId: dish.id, date: DAY, portion: 1.5, people: 2, later: 0 }),
  step: 3,
};
const nothing = new Set<string>();

describe('the place of a dish in the plan', () => {
  const plan = planOf({ lunch: [planned(dish.id, 1.5, 600)], dinner: [planned(dish.id, 1, 400)] });

  test('is the one that is not eaten yet, and stays where it was marked', () => {
    expect(plannedPlace(plan, cooking, nothing)?.slot).toBe('lunch');
    expect(plannedPlace(plan, cooking, new Set([`lunch/${dish.id}`]))?.slot).toBe('dinner');
    const marked = { ...cooking, eaten: 'lunch' as const };
    expect(plannedPlace(plan, marked, new Set([`lunch/${dish.id}`]))?.slot).toBe('lunch');
  });

  test('is nowhere on other days, for other dishes and without a plan', () => {
    expect(plannedPlace(plan, { ...cooking, recipeId: 'other' }, nothing)).toBeNull();
    expect(plannedPlace(plan, { ...cooking, date: null }, nothing)).toBeNull();
    expect(plannedPlace(plan, { ...cooking, date: '2026-11-28' }, nothing)).toBeNull();
    expect(plannedPlace(null, cooking, nothing)).toBeNull();
  });
});

describe('what is noted at the end', () => {
  const place = { planId: 'plan-1', slot: 'lunch', portion: 1.5, kcal: 600 } as const;

  test('is the planned meal with its energy, or that of the portion on the plate', () => {
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

  test('is what the whole table took from the pantry, also beside the plan', () => {
    const one = cookedFact({ ...cooking, people: 1 }, dish, catalogue.foods, DAY, place, true);
    const two = cookedFact(cooking, dish, catalogue.foods, DAY, place, true);
    if (one.kind !== 'meal.cooked' || two.kind !== 'meal.cooked') throw new Error('another kind');
    const sum = (takes: readonly { grams: number }[]) => takes.reduce((all, { grams }) => all + grams, 0);
    expect(sum(two.payload.takes)).toBeCloseTo(2 * sum(one.payload.takes), -1);
    const beside = cookedFact(cooking, dish, catalogue.foods, DAY, null, false).payload;
    expect(beside).toMatchObject({ planId: null, slot: 'dinner', recipe: dish.id, cooked: false });
  });
});
