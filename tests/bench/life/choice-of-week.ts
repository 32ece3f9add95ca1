import { saturatedFatLimitG } from '../../../src/domain/body/nutrition/conditions.ts';
import { measureOf } from '../../../src/domain/plan/solver/dish-measures.ts';
import { dayTotals } from '../../../src/domain/plan/solver/totals.ts';
import { isInTime, type MealTime, plannedTimeFor } from '../../../src/domain/plan/wishes/cooking-limits.ts';
import { NO_WISHES } from '../../../src/domain/plan/wishes/wishes.ts';
import { type Catalogue, kindOfSlot, type Slot } from '../../../src/terms/food.ts';
import type { LocalDay } from '../../../src/terms/local-day.ts';
import { amountOf, type FoodMeasure } from '../../../src/terms/nutrients.ts';
import type { DayTargets, PlannedDay } from '../../../src/terms/plan.ts';
import { dishIn, eventsOf } from './life-of-week.ts';

/** A week as somebody looks at it who may choose another. */
export interface ChoiceOfWeek {
  readonly snacks: number;
  /** Snacks that are sweet drinks. */
  readonly drinks: number;
  readonly daysOfTwoDrinks: number;
  readonly mains: number;
  /** Mains that are more than a plate. */
  readonly overfull: number;
  /** Slots that hold two dishes. */
  readonly doubled: number;
  readonly dishes: number;
  readonly everyday: number;
  readonly adventures: number;
  readonly workdayLunches: number;
  /** Lunches on workdays that are made anew at the stove. */
  readonly stoveLunches: number;
  /** Days after the cooking that a rice or pasta is eaten which nobody cooked anew, beyond the first. */
  readonly oldStarch: number;
  readonly mushroomsG: number;
  /** The mean day is over 2 300 mg sodium, or over its saturated fat. */
  readonly isSaltyOrFat: boolean;
}

const ONE_DISH_UP_TO_KCAL = 3600;
const SODIUM_MG = 2300;
const plateOf = ({ kcal }: DayTargets): number => (kcal > 2800 ? 750 : 650);
const STARCH = /^rice-(brown|white|short-grain)-cooked$|pasta-cooked$|noodles-cooked$|^couscous-cooked$/;

export const measureOfWeek = (
  measure: FoodMeasure,
  days: readonly PlannedDay[],
  catalogue: Catalogue,
): number =>
  days
    .flatMap(({ meals }) => meals)
    .reduce(
      (sum, { recipeId, portion }) =>
        sum + portion * measureOf(measure, dishIn(catalogue, recipeId), catalogue.foods),
      0,
    );

/** The dishes that are made for a meal that leaves less time. */
export const overTime = (
  days: readonly PlannedDay[],
  catalogue: Catalogue,
  timeFor: (day: LocalDay, slot: Slot) => MealTime,
): number =>
  eventsOf(days, catalogue).filter(
    ({ recipeId, meals: [{ day, slot }] }) => !isInTime(dishIn(catalogue, recipeId), timeFor(day, slot)),
  ).length;

export const choiceOfWeek = (
  days: readonly PlannedDay[],
  targets: DayTargets,
  catalogue: Catalogue,
): ChoiceOfWeek => {
  const meals = days.flatMap(({ date, meals: all }) =>
    all.map((meal) => ({ ...meal, date, dish: dishIn(catalogue, meal.recipeId) })),
  );
  const snacks = meals.filter(({ slot }) => kindOfSlot(slot) === 'snack');
  const mains = meals.filter(({ slot }) => kindOfSlot(slot) === 'main');
  const drinks = snacks.filter(({ dish }) => dish.drink);
  const dishes = [...new Set(meals.map(({ dish }) => dish))];
  const slots = meals.map(({ date, slot }) => `${date} ${slot}`);
  const mean = (nutrient: 'sodium_mg' | 'sat_fat_g') =>
    days.reduce((sum, day) => sum + amountOf(dayTotals(day, catalogue), nutrient), 0) / days.length;
  const workdayLunch = ({ date, slot }: { date: LocalDay; slot: Slot }) =>
    !plannedTimeFor(NO_WISHES, date, slot).stove;
  return {
    snacks: snacks.length,
    drinks: drinks.length,
    daysOfTwoDrinks: drinks.length - new Set(drinks.map(({ date }) => date)).size,
    mains: mains.length,
    overfull: mains.filter(({ dish, portion }) => dish.portionGrams * portion > plateOf(targets)).length,
    doubled: targets.kcal > ONE_DISH_UP_TO_KCAL ? 0 : slots.length - new Set(slots).size,
    dishes: dishes.length,
    everyday: dishes.filter(({ familiarity }) => familiarity === 1).length,
    adventures: dishes.filter(({ familiarity }) => familiarity === 3).length,
    workdayLunches: meals.filter(workdayLunch).length,
    stoveLunches: overTime(days, catalogue, (day, slot) => plannedTimeFor(NO_WISHES, day, slot)),
    oldStarch: eventsOf(days, catalogue).filter(({ recipeId, meals: [first, ...later] }) => {
      const { ingredients, fresh } = dishIn(catalogue, recipeId);
      const old = ingredients.some(({ food }) => STARCH.test(food) && food !== fresh);
      return old && later.some(({ day }) => Date.parse(day) - Date.parse(first.day) > 86_400_000);
    }).length,
    mushroomsG: measureOfWeek('mushrooms_g', days, catalogue),
    isSaltyOrFat: mean('sodium_mg') > SODIUM_MG || mean('sat_fat_g') > saturatedFatLimitG(targets, null),
  };
};
