import type { PlanDay } from '../../../src/device/db/device-plan.ts';
import { planDay, planDish } from '../device-plan.ts';

export const dish = (recipeId: string, kcal: number) => planDish(recipeId, kcal, { name: `The ${recipeId}` });

/** A Saturday of 1 800 kcal, one dish in each slot. */
export const plannedDay = (): PlanDay =>
  planDay('2026-11-21', {
    breakfast: [dish('porridge', 400)],
    snacks1: [dish('apple', 100)],
    lunch: [dish('stew', 600)],
    snacks2: [dish('nuts', 150)],
    dinner: [dish('curry', 550)],
  });
