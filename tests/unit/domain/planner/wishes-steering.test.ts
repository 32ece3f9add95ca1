import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../../../catalogue/load.ts';
import { addDays } from '../../../../src/domain/calendar/days.ts';
import { amountOf, type Nutrient } from '../../../../src/domain/catalogue/nutrients.ts';
import type { Dish, Slot } from '../../../../src/domain/catalogue/types.ts';
import { cookingEvents } from '../../../../src/domain/plan/cooking-events.ts';
import { dailyTargets } from '../../../../src/domain/nutrition/daily-targets.ts';
import { planWeek } from '../../../../src/domain/planner/plan-week.ts';
import { dayTotals, mealNutrients } from '../../../../src/domain/planner/totals.ts';
import type { EatingRules, PlannedMeal } from '../../../../src/domain/planner/types.ts';
import {
  CUISINES,
  DISH_WISHES,
  FRUITS,
  NO_WISHES,
  type PlanWishes,
} from '../../../../src/domain/planner/wishes.ts';
import { plannedServings } from '../../../../src/domain/shopping/servings-to-cook.ts';
import { ruleBreaks } from '../../../support/plan-checks.ts';
import { NO_SAFETY_FACTS, WOMAN } from '../nutrition/people.ts';

const catalogue = loadCatalogue();
const SUNDAY = '2026-03-01';
const DAYS = 7;
const SEED = 7;
const ANYTHING: EatingRules = {
  diet: 'full_non_vegetarian',
  eatsEggs: false,
  eatsDairy: false,
  allergies: [],
  excludedFoods: [],
};
const PERSON = { ...WOMAN, goal: 'Maintain Weight', targetWeightKg: null } as const;

const dishOf = ({ recipeId }: PlannedMeal): Dish => {
  const dish = catalogue.dishes.get(recipeId);
  if (!dish) throw new Error(`no dish ${recipeId}`);
  return dish;
};

const weekFor = (wishes: Partial<PlanWishes>, rules: EatingRules = ANYTHING, seed = SEED) => {
  const wished = { ...NO_WISHES, ...wishes };
  const daily = dailyTargets(PERSON, NO_SAFETY_FACTS, {
    factsConfirmed: true,
    conditions: wished.conditions,
    rules,
  });
  if (!daily.ok) throw new Error('adults have targets');
  const { targets } = daily.value;
  const request = { targets, rules, facts: PERSON, seed, startDate: SUNDAY, days: DAYS, catalogue };
  const plan = planWeek({ ...request, wishes: wished });
  if (!plan.ok) throw new Error(JSON.stringify(plan.error));
  const { days } = plan.value;
  expect(ruleBreaks(days, rules, catalogue)).toEqual([]);
  const totals = days.map((day) => dayTotals(day, catalogue));
  for (const total of totals)
    expect(Math.abs(amountOf(total, 'energy_kcal') / targets.kcal - 1)).toBeLessThan(0.05);
  const meals = days.flatMap((day) => day.meals);
  return {
    days,
    meals,
    mean: (nutrient: Nutrient) => totals.reduce((sum, one) => sum + amountOf(one, nutrient), 0) / DAYS,
    share: (slot: Slot) =>
      meals
        .filter((meal) => meal.slot === slot)
        .reduce((sum, meal) => sum + amountOf(mealNutrients(meal, catalogue), 'energy_kcal'), 0) /
      (targets.kcal * DAYS),
    count: (slots: readonly Slot[], holds: (dish: Dish) => boolean) =>
      meals.filter((meal) => slots.includes(meal.slot) && holds(dishOf(meal))).length,
  };
};

const MEALS: readonly Slot[] = ['breakfast', 'lunch', 'dinner'];
const SNACKS: readonly Slot[] = ['snacks1', 'snacks2'];
const usual = weekFor({});
/** Plans weeks with several seeds: an effect that all of them show together is no coincidence. */
const weeksFor = (wishes: Partial<PlanWishes>) =>
  [SEED, SEED + 1, SEED + 2, SEED + 3].map((seed) => weekFor(wishes, ANYTHING, seed));
const total = <Week>(weeks: readonly Week[], of: (week: Week) => number): number =>
  weeks.reduce((sum, week) => sum + of(week), 0);

test('no wishes and none given are the same plan, bit for bit', () => {
  const daily = dailyTargets(PERSON, NO_SAFETY_FACTS, { factsConfirmed: true });
  if (!daily.ok) throw new Error('adults have targets');
  const { targets } = daily.value;
  const plan = planWeek({
    targets,
    rules: ANYTHING,
    facts: PERSON,
    seed: SEED,
    startDate: SUNDAY,
    days: DAYS,
    catalogue,
  });
  expect(plan.ok && plan.value.days).toEqual(usual.days);
});

describe('conditions', () => {
  test('hypertension brings sodium near 1 500 mg and potassium towards 4 700 mg', () => {
    const means = (wishes: Partial<PlanWishes>, nutrient: Nutrient) =>
      total(weeksFor(wishes), (week) => week.mean(nutrient)) / 4;
    const hypertension = { conditions: ['hypertension'] } as const;
    expect(means(hypertension, 'sodium_mg')).toBeLessThanOrEqual(1500);
    // Fibre's ceiling keeps the week from the whole 4 700 mg.
    expect(means(hypertension, 'potassium_mg')).toBeGreaterThan(
      Math.max(3400, means({}, 'potassium_mg') + 150),
    );
    expect(means(hypertension, 'fiber_g')).toBeGreaterThanOrEqual(30);
  });

  test('diabetes makes the three meals even in carbohydrate, with less sugar', () => {
    const spread = ({ days }: typeof usual) => {
      const shares = days.flatMap((day) => {
        const carbsOf = (meals: readonly PlannedMeal[]) =>
          amountOf(dayTotals({ meals }, catalogue), 'carbs_g');
        return MEALS.map(
          (slot) => carbsOf(day.meals.filter((meal) => meal.slot === slot)) / carbsOf(day.meals),
        );
      });
      const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
      return shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
    };
    const spreads = (wishes: Partial<PlanWishes>) => total(weeksFor(wishes), spread);
    expect(spreads({ conditions: ['diabetes'] })).toBeLessThan(spreads({}));
    const sugars = (wishes: Partial<PlanWishes>) => total(weeksFor(wishes), (one) => one.mean('sugars_g'));
    expect(sugars({ conditions: ['diabetes'] })).toBeLessThan(sugars({}));
  });

  test('arthritis brings oily fish, and to vegans the seeds and nuts', () => {
    expect(weekFor({ conditions: ['arthritis'] }).mean('epa_dha_g')).toBeGreaterThan(0.45);
    const vegan: EatingRules = { ...ANYTHING, diet: 'vegan' };
    expect(weekFor({ conditions: ['arthritis'] }, vegan).mean('ala_g')).toBeGreaterThan(2 * 1.1 * 0.97);
  });
});

describe('wishes', () => {
  test('a favourite cuisine comes more often', () => {
    const isItalian = (dish: Dish) => CUISINES.Italian.some((one) => one === dish.cuisine);
    const often = (wishes: Partial<PlanWishes>) =>
      total(weeksFor(wishes), (week) => week.count(MEALS, isItalian));
    expect(often({ cuisine: 'Italian' })).toBeGreaterThan(2 * often({}));
  });

  test('a favourite fruit and a kind of snack come more often', () => {
    const holdsApple = (dish: Dish) =>
      dish.ingredients.some(({ food }) => /^apple/i.test(catalogue.foods.get(food)?.name ?? ''));
    const apples = (wishes: Partial<PlanWishes>) =>
      total(weeksFor(wishes), (week) => week.count([...SNACKS, 'breakfast'], holdsApple));
    expect(apples({ fruit: 'Apple' })).toBeGreaterThan(apples({}));
    const isSavoury = (dish: Dish) =>
      (amountOf(dish.nutrients, 'sugars_g') * 4) / amountOf(dish.nutrients, 'energy_kcal') <= 0.15;
    expect(weekFor({ snack: 'savoury' }).count(SNACKS, isSavoury)).toBeGreaterThan(
      usual.count(SNACKS, isSavoury),
    );
  });

  test('the main meal is the largest', () => {
    for (const mainMeal of ['breakfast', 'lunch', 'dinner'] as const) {
      const weeks = weeksFor({ mainMeal });
      const mean = (slot: Slot) => total(weeks, (week) => week.share(slot)) / weeks.length;
      for (const other of MEALS)
        if (other !== mainMeal) expect(mean(mainMeal)).toBeGreaterThan(mean(other) + 0.05);
    }
  });

  test('no snacks means none, and the day still holds its energy', () => {
    expect(weekFor({ snack: 'none' }).count(SNACKS, () => true)).toBe(0);
  });

  describe('meals wanted with meat and fish', () => {
    const mealsIn = (meat: number, fish: number) =>
      weeksFor({ mealsWanted: { meat, fish } }).map((week) => ({
        meat: week.count(['lunch', 'dinner'], ({ hasMeat }) => hasMeat),
        fish: week.count(['lunch', 'dinner'], ({ hasMeat, hasFish }) => hasFish && !hasMeat),
      }));

    test('none are at most one', () => {
      for (const { meat, fish } of mealsIn(0, 0)) expect(meat + fish).toBeLessThanOrEqual(1);
    });

    test('8 and 3 are as many, but for one', () => {
      for (const { meat, fish } of mealsIn(8, 3)) {
        expect(Math.abs(meat - 8)).toBeLessThanOrEqual(1);
        expect(Math.abs(fish - 3)).toBeLessThanOrEqual(1);
      }
    });
  });

  test('weekdays of somebody at work take less time at the stove', () => {
    const weekdayMinutes = ({ days }: typeof usual) =>
      cookingEvents(
        plannedServings(days, () => 1),
        SUNDAY,
        catalogue,
      )
        .map(({ meals: [first] }) => first)
        .filter(({ day }) => day !== SUNDAY && day !== addDays(SUNDAY, 6))
        .reduce((sum, { recipeId }) => sum + (catalogue.dishes.get(recipeId)?.minutesActive ?? 0), 0);
    const minutes = (wishes: Partial<PlanWishes>) => total(weeksFor(wishes), weekdayMinutes);
    expect(minutes({ quickWeekdays: true })).toBeLessThan(0.95 * minutes({}));
  });
});

test('every favourite that can be chosen is in the recipe book', () => {
  const dishes = [...catalogue.dishes.values()];
  const names = dishes.flatMap(({ ingredients }) =>
    ingredients.map(({ food }) => catalogue.foods.get(food)?.name ?? ''),
  );
  const missing = [
    ...Object.entries(CUISINES).filter(
      ([, own]) => !own.some((one) => dishes.some((dish) => dish.cuisine === one)),
    ),
    ...Object.entries(FRUITS).filter(([, begins]) => !names.some((name) => begins.test(name))),
    ...Object.entries(DISH_WISHES).filter(([, words]) => !dishes.some(({ name }) => words.test(name))),
  ];
  expect(missing.map(([name]) => name)).toEqual([]);
});

test('a limit on the time in the kitchen is never broken', () => {
  const rules: EatingRules = { ...ANYTHING, diet: 'vegan', activeMinutesMax: 15 };
  const week = weekFor({}, rules);
  expect(week.count([...MEALS, ...SNACKS], (dish) => dish.minutesActive > 15)).toBe(0);
});
