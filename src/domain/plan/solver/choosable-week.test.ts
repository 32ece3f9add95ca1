import { expect, test } from 'vitest';
import { EATS_ALL } from '../../../../tests/support/planned-week.ts';
import { realCatalogue } from '../../../../tests/support/real-catalogue.ts';
import { NO_SAFETY_FACTS, WOMAN } from '../../../../tests/support/unit/people.ts';
import { type Dish, kindOfSlot } from '../../../terms/food.ts';
import type { PlannedMeal } from '../../../terms/plan.ts';
import { dailyTargets } from '../../body/nutrition/daily-targets.ts';
import { plannedServings } from '../../kitchen/shopping/servings-to-cook.ts';
import { cookingEvents } from '../week/cooking-events.ts';
import { isInTime, NO_LIMITS, plannedTimeFor, timeFor } from '../wishes/cooking-limits.ts';
import { type CookingLimits, NO_WISHES, type PlanWishes } from '../wishes/wishes.ts';
import { measureOf } from './dish-measures.ts';
import type { PlanRequest } from './plan-request.ts';
import { planWeek } from './plan-week.ts';

const catalogue = realCatalogue();
const SUNDAY = '2026-03-01';
const daily = dailyTargets(WOMAN, NO_SAFETY_FACTS, { factsConfirmed: true });
if (!daily.ok) throw new Error('no targets');
const REQUEST: PlanRequest = {
  targets: daily.value.targets,
  rules: EATS_ALL,
  facts: WOMAN,
  seed: 7,
  startDate: SUNDAY,
  days: 7,
  catalogue,
};

const dishOf = (recipeId: string): Dish => {
  const dish = catalogue.dishes.get(recipeId);
  if (dish === undefined) throw new Error(recipeId);
  return dish;
};

const planned = (wishes: Partial<PlanWishes> = {}) => {
  const week = planWeek({ ...REQUEST, wishes: { ...NO_WISHES, ...wishes } });
  if (!week.ok) throw new Error(week.error.kind);
  return week.value.days;
};
const mealsOf = (days: ReturnType<typeof planned>): readonly PlannedMeal[] =>
  days.flatMap(({ meals }) => meals);
const made = (days: ReturnType<typeof planned>) =>
  cookingEvents(
    plannedServings(days, () => 1),
    SUNDAY,
    catalogue,
  ).map(({ recipeId, meals: [{ day, slot }] }) => ({ day, slot, dish: dishOf(recipeId) }));

const days = planned();

const meals = mealsOf(days).map((meal) => ({ ...meal, dish: dishOf(meal.recipeId) }));

test('the week of somebody who said nothing is mostly everyday food, with one adventure at most', () => {
  const dishes = [...new Set(meals.map(({ dish }) => dish))];
  const of = (level: number) => dishes.filter(({ familiarity }) => familiarity === level).length;
  expect(of(1) / dishes.length).toBeGreaterThanOrEqual(0.7);
  expect(of(3)).toBeLessThanOrEqual(1);
});

test('the week of somebody who said nothing has a sweet drink in a fifth of the snacks at most, and never two on a day', () => {
  const drinks = days.map(({ meals: all }) => all.filter(({ recipeId }) => dishOf(recipeId).drink).length);
  expect(Math.max(...drinks)).toBeLessThanOrEqual(1);
  expect(drinks.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(3);
});

test('the week of somebody who said nothing has lunches on workdays that are left over, or ten minutes without a stove', () => {
  const late = made(days).filter(
    ({ day, slot, dish }) => !isInTime(dish, plannedTimeFor(NO_WISHES, day, slot)),
  );
  expect(late.map(({ day, dish }) => `${day} ${dish.id}`)).toEqual([]);
  expect(plannedTimeFor({ ...NO_WISHES, mainMeal: 'lunch' }, '2026-03-02', 'lunch').stove).toBe(true);
});

test('the week of somebody who said nothing puts no more on a plate than fits, and at most a tray of mushrooms into a week', () => {
  const mains = meals.filter(({ slot }) => kindOfSlot(slot) === 'main');
  expect(mains.filter(({ dish, portion }) => dish.portionGrams * portion > 650).length).toBeLessThanOrEqual(
    1,
  );
  const mushrooms = meals.reduce(
    (sum, { dish, portion }) => sum + portion * measureOf('mushrooms_g', dish, catalogue.foods),
    0,
  );
  expect(mushrooms).toBeLessThanOrEqual(250);
});

test('minutes until it is on the table bind beside the minutes of work', () => {
  const cookingLimits: CookingLimits = {
    ...NO_LIMITS,
    ready: { ...NO_LIMITS, weekdays: { breakfast: 20, lunch: 30, dinner: 30 } },
  };
  const late = made(planned({ cookingLimits })).filter(
    ({ day, slot, dish }) => !isInTime(dish, timeFor(cookingLimits, day, slot)),
  );
  expect(late.map(({ dish }) => dish.id)).toEqual([]);
});
