import { expect } from 'vitest';
import { plannedServings } from '../../../src/domain/kitchen/shopping/servings-to-cook.ts';
import { measureOf } from '../../../src/domain/plan/solver/dish-measures.ts';
import type { PlanRequest } from '../../../src/domain/plan/solver/plan-request.ts';
import { dayTotals, mealNutrients } from '../../../src/domain/plan/solver/totals.ts';
import { cookingEvents } from '../../../src/domain/plan/week/cooking-events.ts';
import { NO_WISHES, type PlanWishes } from '../../../src/domain/plan/wishes/wishes.ts';
import type { Dish, Slot } from '../../../src/terms/food.ts';
import { amountOf, type FoodMeasure, type Nutrient } from '../../../src/terms/nutrients.ts';
import type { PlannedMeal } from '../../../src/terms/plan.ts';
import { ruleBreaks } from '../plan-checks.ts';
import { EATS_ALL, energyMissed, KCAL, plannedWeek } from '../planned-week.ts';
import { realCatalogue } from '../real-catalogue.ts';

const catalogue = realCatalogue();
export const SUNDAY = '2026-03-01';
export const DAYS = 7;
export const MEALS: readonly Slot[] = ['breakfast', 'lunch', 'dinner'];
export const MAINS: readonly Slot[] = ['lunch', 'dinner'];
export const SNACKS: readonly Slot[] = ['snacks1', 'snacks2'];

export const dishOf = ({ recipeId }: Pick<PlannedMeal, 'recipeId'>): Dish => {
  const dish = catalogue.dishes.get(recipeId);
  if (!dish) throw new Error(`no dish ${recipeId}`);
  return dish;
};

/** A week with these wishes. Each wish moves something of its own, so that several can be looked at in one week. */
export const weekOf = (wishes: Partial<PlanWishes>, change: Partial<PlanRequest> = {}) => {
  const { days } = plannedWeek({ ...change, wishes: { ...NO_WISHES, ...wishes } });
  expect(ruleBreaks(days, EATS_ALL, catalogue)).toEqual([]);
  expect(energyMissed(days, KCAL)).toBeLessThanOrEqual(0.05);
  const meals = days.flatMap((day) => day.meals);
  const totals = days.map((day) => dayTotals(day, catalogue));
  const servings = plannedServings(days, () => 1);
  return {
    days,
    servings,
    events: cookingEvents(servings, SUNDAY, catalogue),
    mean: (nutrient: Nutrient) => totals.reduce((sum, one) => sum + amountOf(one, nutrient), 0) / DAYS,
    measure: (measure: FoodMeasure) =>
      meals.reduce((sum, meal) => sum + meal.portion * measureOf(measure, dishOf(meal), catalogue.foods), 0) /
      DAYS,
    kcalIn: (slot: Slot) =>
      meals
        .filter((meal) => meal.slot === slot)
        .reduce((sum, meal) => sum + amountOf(mealNutrients(meal, catalogue), 'energy_kcal'), 0),
    count: (slots: readonly Slot[], of: (dish: Dish) => boolean | number) =>
      meals
        .filter(({ slot }) => slots.includes(slot))
        .reduce((sum, meal) => sum + Number(of(dishOf(meal))), 0),
  };
};

export type WishedWeek = ReturnType<typeof weekOf>;
