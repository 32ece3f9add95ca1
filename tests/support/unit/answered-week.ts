import type { MealPlanAnswer } from '../../../src/contract/plan.ts';
import { toWirePlannedFor, toWireRules } from '../../../src/contract/plan-basis.ts';
import type { DevicePlan } from '../../../src/device/db/device-plan.ts';
import { readMealPlan } from '../../../src/device/plan/plan-reader.ts';
import { type DescribedDay, describeWeek } from '../../../src/domain/plan/changes/describe-week.ts';
import type { PlannedFor } from '../../../src/domain/plan/week/solver-input.ts';
import { NO_WISHES } from '../../../src/domain/plan/wishes/wishes.ts';
import { SLOTS, type Slot } from '../../../src/terms/food.ts';
import { planToSolve } from '../plan-to-solve.ts';

export const week = planToSolve();
export const PLAN = 'plan-1';
export const PLANNED_FOR: PlannedFor = {
  facts: { sex: 'female', age: 41 },
  safety: { pregnantOrBreastfeeding: false, kidneyDisease: true, eatingDisorder: false },
  wishes: {
    ...NO_WISHES,
    conditions: ['hypertension'],
    cuisine: 'Thai',
    quickWeekdays: true,
    mealsWanted: { meat: 8, fish: 3 },
    cookingLimits: {
      weekdays: { breakfast: 10, lunch: null, dinner: 20 },
      weekend: { breakfast: null, lunch: null, dinner: null },
    },
    variety: 'varied',
    smallBudget: true,
    mild: true,
    cuisinesOut: ['Indian'],
  },
};

const { days, targets, rules, catalogue } = week;

const detailMeals = (meals: DescribedDay['groups'][Slot], slot: Slot) =>
  meals.map(({ recipeId, name, portion, kcal, protein, carbs, fat, why }) => ({
    slot,
    recipe_id: recipeId,
    name,
    portion,
    kcal,
    protein_g: protein,
    carbs_g: carbs,
    fat_g: fat,
    why,
  }));

/** Returns the backend's answer for the week. */
export const answeredWeek = (): MealPlanAnswer => {
  const details = {
    plan_id: PLAN,
    week_start: days[0]?.date ?? '',
    targets,
    maintenance_only: false,
    floor_kcal: 1200,
    rules: toWireRules(rules),
    planned_for: toWirePlannedFor(PLANNED_FOR),
    days: describeWeek({ targets, days }, catalogue).map((day) => ({
      date: day.date,
      meals: SLOTS.flatMap((slot) => detailMeals(day.groups[slot], slot)),
    })),
  };
  return [{ meals: { Meal_plan: { Monday: { 'Total calorie': 1 } }, details } }];
};
export const planOf = (answer: MealPlanAnswer): DevicePlan => {
  const read = readMealPlan(answer);
  if (!read.ok || read.value === null) throw new Error('The answer does not read.');
  return read.value;
};
