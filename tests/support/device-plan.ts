import { type DevicePlan, type PlanDay, type PlanDish, totalsOf } from '../../src/device/db/device-plan.ts';
import { weekdayOf } from '../../src/domain/calendar/days.ts';
import type { LocalDay } from '../../src/terms/local-day.ts';

/** A dish as a device has it in its plan; `name` is "Dish <id>" unless told. */
export const planDish = (
  recipeId: string,
  kcal = 400,
  more: Partial<NonNullable<PlanDish['detail']>> & { readonly name?: string } = {},
): PlanDish => {
  const { name = `Dish ${recipeId}`, ...detail } = more;
  return { name, kcal, detail: { recipeId, portion: 1, protein: 10, carbs: 0, fat: 0, why: '', ...detail } };
};

export const planDay = (date: LocalDay, meals: Partial<PlanDay['slots']>): PlanDay => {
  const slots = { breakfast: [], snacks1: [], lunch: [], snacks2: [], dinner: [], ...meals };
  return { weekday: weekdayOf(date), date, slots, totals: totalsOf(slots) };
};

export const devicePlan = (changes: Partial<DevicePlan> = {}): DevicePlan => ({
  planId: 'p1',
  source: 'detailed',
  weekStart: null,
  maintenanceOnly: false,
  targets: { kcal: 2000, protein: 50, fat: 60, carbs: 250, fiber: 28 },
  dated: [],
  weekly: [],
  shopping: [],
  unreadable: [],
  ...changes,
});
