import type { PlanDay, PlanDish } from '../../../src/data/plan/device-plan.ts';

export const dish = (recipeId: string, kcal: number): PlanDish => ({
  name: `The ${recipeId}`,
  kcal,
  detail: { recipeId, portion: 1, protein: 10, carbs: 20, fat: 5, why: 'It is quick.' },
});

/** A Saturday of 1 800 kcal, one dish in each slot. */
export const plannedDay = (): PlanDay => ({
  weekday: 'Saturday',
  date: '2026-11-21',
  totals: { kcal: 1800, carbs: 200, protein: 90, fat: 60 },
  slots: {
    breakfast: [dish('porridge', 400)],
    snacks1: [dish('apple', 100)],
    lunch: [dish('stew', 600)],
    snacks2: [dish('nuts', 150)],
    dinner: [dish('curry', 550)],
  },
});
