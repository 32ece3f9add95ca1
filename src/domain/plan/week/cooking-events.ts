import type { Catalogue } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { addDays } from '../../calendar/days.ts';
import { FRESH_KEEPS } from '../../food/catalogue/keeping-days.ts';
import type { PlannedServing } from '../../kitchen/shopping/servings-to-cook.ts';

/** A dish that is cooked once, for one meal or for several. */
export interface CookingEvent {
  readonly recipeId: string;
  /** In order; it is cooked for the first of them, and the others are leftovers. */
  readonly meals: readonly [PlannedServing, ...PlannedServing[]];
  /** The last day on which the leftovers are good. */
  readonly goodUntil: LocalDay;
}

/**
 * When each planned dish is cooked: for the first of its meals, and in one pot for the later ones on as many days as
 * it keeps. `cooksFrom` is the first day from which on the plan cooks for later days; without it each meal is cooked for
 * itself. What comes from the freezer is an event of its own, and no leftover. `servings` are in the order of days and
 * slots.
 */
export const cookingEvents = (
  servings: readonly PlannedServing[],
  cooksFrom: LocalDay | undefined,
  { dishes }: Pick<Catalogue, 'dishes'>,
): readonly CookingEvent[] => {
  const events: { recipeId: string; meals: [PlannedServing, ...PlannedServing[]]; goodUntil: LocalDay }[] =
    [];
  const open = new Map<string, (typeof events)[number]>();
  for (const serving of servings) {
    const { recipeId, day, made } = serving;
    if (made === 'thawed') {
      events.push({ recipeId, meals: [serving], goodUntil: day });
      continue;
    }
    const pot = open.get(recipeId);
    if (pot !== undefined && day <= pot.goodUntil) {
      if (made === undefined) pot.meals.push(serving);
      continue;
    }
    const event: (typeof events)[number] = {
      recipeId,
      meals: [serving],
      goodUntil: addDays(day, dishes.get(recipeId)?.keeps ?? 0),
    };
    events.push(event);
    if (cooksFrom !== undefined && day >= cooksFrom) open.set(recipeId, event);
  }
  return events.filter(({ meals }) => meals.length > 1 || meals[0].made !== 'cooked');
};

/** The servings of all meals of a pot. */
export const servingsOf = ({ meals }: CookingEvent): number =>
  meals.reduce((sum, { servings }) => sum + servings, 0);

/**
 * The servings that are cooked on each day: those of a pot together, for the meal that it is cooked for. What is made
 * already is left out.
 */
export const servingsToCook = (events: readonly CookingEvent[]): readonly PlannedServing[] =>
  events
    .filter(({ meals }) => meals[0].made === undefined)
    .map((event) => ({ ...event.meals[0], servings: servingsOf(event) }));

/** The main dishes that are cooked from `first` through `last` for two or more meals. */
export const potsCooked = (
  events: readonly CookingEvent[],
  { dishes }: Pick<Catalogue, 'dishes'>,
  first: LocalDay,
  last: LocalDay,
): readonly CookingEvent[] =>
  events.filter(
    ({ recipeId, meals }) =>
      meals.length > 1 &&
      meals[0].day >= first &&
      meals[0].day <= last &&
      dishes.get(recipeId)?.kinds.includes('main') === true,
  );

/** The pot that a meal is eaten from; undefined for a meal that is not among the events. */
export const eventOf = (
  events: readonly CookingEvent[],
  { day, slot, recipeId }: Pick<PlannedServing, 'day' | 'slot' | 'recipeId'>,
): CookingEvent | undefined =>
  events.find(
    (event) =>
      event.recipeId === recipeId && event.meals.some((meal) => meal.day === day && meal.slot === slot),
  );

/**
 * Servings of a pot for which rice or pasta is cooked with a meal: those of its day and the next. None where it was
 * cooked with the meal before.
 */
export const freshServings = (
  { meals }: CookingEvent,
  { day, slot }: Pick<PlannedServing, 'day' | 'slot'>,
): number => {
  let first = meals[0];
  let servings = 0;
  for (const meal of meals) {
    if (meal.day > addDays(first.day, FRESH_KEEPS)) first = meal;
    if (first.day === day && first.slot === slot) servings += meal.servings;
  }
  return servings;
};

/** Servings that are made with a meal for the ones after it; none where the meal is itself a leftover. */
export const laterServings = (
  { meals: [first, ...later] }: CookingEvent,
  { day, slot }: Pick<PlannedServing, 'day' | 'slot'>,
): number =>
  first.day === day && first.slot === slot ? later.reduce((sum, { servings }) => sum + servings, 0) : 0;
