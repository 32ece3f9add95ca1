import { needsOf } from '../../../src/domain/kitchen/shopping/needs.ts';
import { plannedServings } from '../../../src/domain/kitchen/shopping/servings-to-cook.ts';
import { perishes } from '../../../src/domain/plan/solver/shopping-cost.ts';
import { cookingEvents } from '../../../src/domain/plan/week/cooking-events.ts';
import { isWeekend } from '../../../src/domain/plan/wishes/cooking-limits.ts';
import type { Catalogue, Dish } from '../../../src/terms/food.ts';
import { kindOfSlot } from '../../../src/terms/food.ts';
import type { PlannedDay } from '../../../src/terms/plan.ts';

/** The shopping and cooking of a week. */
export interface LifeOfWeek {
  /** Different things to buy, without spices and oils. */
  readonly things: number;
  /** Kilograms of things that are bought in whole packs, not eaten, and gone before the next week is over. */
  readonly leftOverKg: number;
  readonly dishes: number;
  /** Times that something is made, a snack too: a leftover is not. */
  readonly events: number;
  /** Minutes of work on a weekday, mean. */
  readonly weekdayMinutes: number;
  readonly meatMeals: number;
  readonly fishMeals: number;
  /** Meals whose portion is a whole number of quarters. */
  readonly quarters: number;
  readonly meals: number;
}

const isSpiceOrOil = (category: string, keeps: number | null): boolean =>
  category === 'Oils, fats & dressings' || (category === 'Herbs & spices' && keeps === null);

export const dishIn = ({ dishes }: Catalogue, id: string): Dish => {
  const dish = dishes.get(id);
  if (dish === undefined) throw new Error(`no dish ${id}`);
  return dish;
};

export const eventsOf = (days: readonly PlannedDay[], catalogue: Catalogue) =>
  cookingEvents(
    plannedServings(days, () => 1),
    days[0]?.date,
    catalogue,
  );

/** Of seven days in a row. */
export const lifeOfWeek = (days: readonly PlannedDay[], catalogue: Catalogue): LifeOfWeek => {
  const meals = days.flatMap(({ date, meals: all }) => all.map((meal) => ({ ...meal, date })));
  const dishOf = (recipeId: string): Dish => dishIn(catalogue, recipeId);
  const needs = needsOf(
    meals.map(({ recipeId, portion }) => ({ recipeId, servings: portion })),
    catalogue,
  );
  const leftOver = needs.map(({ thing, amount }) => {
    const { pack } = thing.food;
    return perishes(pack) ? Math.ceil(amount.grams / pack.grams) * pack.grams - amount.grams : 0;
  });
  const weekdays = days.map(({ date }) => date).filter((date) => !isWeekend(date));
  const events = eventsOf(days, catalogue);
  const minutes = events
    .filter(({ meals: [{ day }] }) => weekdays.includes(day))
    .reduce((sum, { recipeId }) => sum + dishOf(recipeId).minutesActive, 0);
  const mains = meals
    .filter(({ slot }) => kindOfSlot(slot) === 'main')
    .map(({ recipeId }) => dishOf(recipeId));
  return {
    things: needs.filter(({ thing }) => !isSpiceOrOil(thing.category, thing.food.pack.keeps)).length,
    leftOverKg: leftOver.reduce((sum, grams) => sum + grams, 0) / 1000,
    dishes: new Set(meals.map(({ recipeId }) => recipeId)).size,
    events: events.length,
    weekdayMinutes: minutes / weekdays.length,
    meatMeals: mains.filter(({ hasMeat }) => hasMeat).length,
    fishMeals: mains.filter(({ hasFish, hasMeat }) => hasFish && !hasMeat).length,
    quarters: meals.filter(({ portion }) => Number.isInteger(portion * 4)).length,
    meals: meals.length,
  };
};
