import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dishOf, syntheticFood } from '../../../../tests/support/synthetic-catalogue.ts';
import { SLOTS } from '../../../terms/food.ts';
import { addDays, daysBetween } from '../../calendar/days.ts';
import type { PlannedServing } from '../../kitchen/shopping/servings-to-cook.ts';
import { cookingEvents, eventOf, freshServings, potsCooked, servingsToCook } from './cooking-events.ts';
import { mealsOfPot, potMark, potSentence } from './pot-words.ts';

const MONDAY = '2026-11-23';
const dish = (id: string, keeps: number) => ({
  ...dishOf(id, ['main'], [[syntheticFood('rice'), 100]]),
  keeps,
});
const dishes = new Map(
  [dish('dal', 2), dish('omelette', 0), dish('stew', 3), { ...dish('curry', 3), fresh: 'rice' }].map(
    (one) => [one.id, one],
  ),
);
const foods = new Map([syntheticFood('rice')].map((food) => [food.id, food]));
const catalogue = { dishes, foods };

const meal = (recipeId: string, ahead: number, servings = 1): PlannedServing => ({
  recipeId,
  servings,
  day: addDays(MONDAY, ahead),
  slot: 'dinner',
});
const potsOf = (servings: readonly PlannedServing[], from: string | undefined = MONDAY) =>
  cookingEvents(servings, from, catalogue).map(({ recipeId, meals }) => [
    recipeId,
    ...meals.map(({ day }) => daysBetween(MONDAY, day)),
  ]);

test('a dish is cooked once for the days on which it keeps, and again after them', () => {
  expect(potsOf([meal('dal', 0), meal('dal', 2), meal('dal', 3)])).toEqual([
    ['dal', 0, 2],
    ['dal', 3],
  ]);
});

test('a dish is not left over from days before the plan was made, nor in a plan that cooks for no later day', () => {
  expect(potsOf([meal('stew', -1), meal('stew', 0), meal('stew', 1)])).toEqual([
    ['stew', -1],
    ['stew', 0, 1],
  ]);
  expect(cookingEvents([meal('stew', 0), meal('stew', 1)], undefined, catalogue)).toHaveLength(2);
});

test('it is said what to cook and what is there', () => {
  const events = cookingEvents([meal('dal', 0), meal('omelette', 1), meal('dal', 2)], MONDAY, catalogue);
  const said = (one: PlannedServing, today: string) => {
    const event = eventOf(events, one);
    return event === undefined ? [] : [potMark(event, one), potSentence(event, one, today, catalogue)];
  };
  expect(said(meal('dal', 0), MONDAY)).toEqual([
    'Make for 2 meals',
    'Make it once for today and Wednesday: 2 meals.',
  ]);
  expect(said(meal('dal', 2), addDays(MONDAY, 2))).toEqual([
    'From Monday',
    'Left over from Monday, if you made it: nothing to cook. It keeps until today.',
  ]);
  expect(said(meal('omelette', 1), MONDAY)).toEqual([null, null]);
});

test('rice of a pot that keeps longer is cooked for its day and the next, and anew for later ones', () => {
  const meals = [meal('curry', 0), meal('curry', 1), meal('curry', 2), meal('curry', 3)];
  const [pot] = cookingEvents(meals, MONDAY, catalogue);
  if (pot === undefined) throw new Error('no pot');
  expect(meals.map((one) => freshServings(pot, one))).toEqual([2, 0, 2, 0]);
  expect(meals.map((one) => potSentence(pot, one, MONDAY, catalogue)?.split('. ')[0])).toEqual([
    'Make it once for today, tomorrow, Wednesday and Thursday: 4 meals',
    'Left over from today: nothing to cook',
    'Left over from today: cook 70 g rice anew',
    'Left over from today: nothing to cook',
  ]);
  expect(potSentence(pot, meal('curry', 0), MONDAY, catalogue)).toContain('Cook only 70 g rice now');
});

const anyMeal = fc.record({
  recipeId: fc.constantFrom('dal', 'omelette', 'stew'),
  ahead: fc.integer({ min: -3, max: 9 }),
  at: fc.nat(4),
  quarters: fc.integer({ min: 1, max: 12 }),
});

test('nothing is lost or made twice, no leftover is too old, and none is older than the plan', () => {
  fc.assert(
    fc.property(fc.array(anyMeal, { maxLength: 40 }), fc.integer({ min: -2, max: 4 }), (meals, from) => {
      const servings = meals
        .map(({ recipeId, ahead, at, quarters }) => ({
          recipeId,
          day: addDays(MONDAY, ahead),
          slot: SLOTS[at] ?? 'dinner',
          servings: quarters / 4,
        }))
        .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
      const cooksFrom = addDays(MONDAY, from);
      const events = cookingEvents(servings, cooksFrom, catalogue);
      expect(events.flatMap((event) => event.meals)).toHaveLength(servings.length);
      expect(new Set(events.flatMap((event) => event.meals)).size).toBe(servings.length);
      const total = (all: readonly PlannedServing[]) => all.reduce((sum, one) => sum + one.servings, 0);
      expect(total(servingsToCook(events))).toBeCloseTo(total(servings), 9);
      for (const { recipeId, meals: eaten } of events)
        for (const { day } of eaten.slice(1)) {
          expect(daysBetween(eaten[0].day, day)).toBeLessThanOrEqual(dishes.get(recipeId)?.keeps ?? 0);
          expect(eaten[0].day >= cooksFrom).toBe(true);
        }
    }),
  );
});

test('of the pots, those of main dishes from today on are shown', () => {
  const events = cookingEvents(
    [
      meal('dal', 0),
      meal('dal', 1),
      meal('stew', 2),
      meal('omelette', 3),
      meal('dal', 4),
      meal('dal', 5),
      meal('stew', 5),
    ],
    MONDAY,
    catalogue,
  );
  const shown = (first: number, last: number, book = catalogue) =>
    potsCooked(events, book, addDays(MONDAY, first), addDays(MONDAY, last)).map((pot) => [
      pot.recipeId,
      mealsOfPot(pot, addDays(MONDAY, first)),
    ]);
  expect(shown(0, 6)).toEqual([
    ['dal', 'today and tomorrow: 2 meals'],
    ['stew', 'Wednesday and Saturday: 2 meals'],
    ['dal', 'Friday and Saturday: 2 meals'],
  ]);
  expect(shown(1, 3)).toEqual([['stew', 'tomorrow and Saturday: 2 meals']]);
  const porridge = { ...dish('dal', 2), kinds: ['breakfast'] as const };
  expect(shown(0, 6, { foods, dishes: new Map(dishes).set('dal', porridge) }).map(([id]) => id)).toEqual([
    'stew',
  ]);
});
