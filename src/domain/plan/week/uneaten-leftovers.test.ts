import { expect, test } from 'vitest';
import { ate, logOf, PLAN, setMeals } from '../../../../tests/support/kitchen-household.ts';
import {
  dishOf,
  NO_RULES,
  syntheticCatalogue,
  syntheticFood,
} from '../../../../tests/support/synthetic-catalogue.ts';
import type { Catalogue, Slot } from '../../../terms/food.ts';
import type { JournalFact } from '../../../terms/journal.ts';
import type { EatingRules, PlannedDay } from '../../../terms/plan.ts';
import { addDays } from '../../calendar/days.ts';
import { inOrder } from '../../food/journal/fold.ts';
import { withOwn } from '../../food/own-food/own-dishes.ts';
import { foldOwn } from '../../food/own-food/own-food.ts';
import { plannedServings } from '../../kitchen/shopping/servings-to-cook.ts';
import { cookingEvents, eventOf, servingsToCook } from './cooking-events.ts';
import { withMade } from './made-servings.ts';
import { potMark } from './pot-words.ts';
import { foldSettled, frozenMeals, settledFact } from './settled-leftovers.ts';
import { type Leftover, uneatenLeftovers } from './uneaten-leftovers.ts';
import { foldWeek } from './week.ts';

const MONDAY = '2026-11-23';
const { foods } = syntheticCatalogue();
const rice = syntheticFood('rice');
const dish = (id: string, keeps: number) => ({ ...dishOf(id, ['main'], [[rice, 100]]), keeps });
const catalogue: Catalogue = {
  foods,
  dishes: new Map([dish('dal', 2), dish('omelette', 0), dish('stew', 3)].map((one) => [one.id, one])),
};

/** The week's lunches and dinners, in portions of one. */
const planOf = (lunches: readonly string[], dinners: readonly string[]): readonly PlannedDay[] =>
  lunches.map((lunch, ahead) => ({
    date: addDays(MONDAY, ahead),
    meals: [
      { slot: 'lunch', recipeId: lunch, portion: 1 },
      { slot: 'dinner', recipeId: dinners[ahead] ?? 'omelette', portion: 1 },
    ],
  }));

/** A member with a plan, and the journal that they write. */
const memberOf = (days: readonly PlannedDay[]) => {
  const said: JournalFact[] = [];
  const record = (...facts: readonly JournalFact[]): void => void said.push(...facts);
  const entries = () => logOf(...said);
  const at = (ahead: number) => addDays(MONDAY, ahead);
  const book = () => withOwn(catalogue, foldOwn(entries()));
  const servings = () => {
    const week = foldWeek({ id: PLAN, days }, entries(), null, book());
    return withMade(plannedServings(week.days, week.changes.peopleAt), entries(), PLAN);
  };
  return {
    record,
    servings,
    events: () => cookingEvents(servings(), MONDAY, book()),
    left: (ahead: number, rules: EatingRules | null = null): readonly Leftover[] =>
      uneatenLeftovers(
        { base: { id: PLAN, days }, entries: entries(), rules, cooksFrom: MONDAY },
        at(ahead),
        book(),
      ),
    own: () => foldOwn(entries()),
    settled: () => foldSettled(inOrder(entries())),
    cook: (ahead: number, slot: Slot, recipe: string, cooked = true) =>
      record({
        day: at(ahead),
        kind: 'meal.cooked',
        payload: { planId: PLAN, slot, recipe, takes: [], cooked },
      }),
    tick: (ahead: number, slot: Slot, recipe: string, eaten = true) =>
      record(ate(at(ahead), recipe, 500, { slot, eaten })),
    set: (ahead: number, slot: Slot, recipes: readonly string[]) =>
      record(setMeals(at(ahead), slot, recipes)),
  };
};
/** Dal on Monday evening for Tuesday's and Wednesday's lunch. */
const withDal = () =>
  memberOf(planOf(['omelette', 'dal', 'dal', 'stew'], ['dal', 'omelette', 'omelette', 'omelette']));
const dalLeft = (servings: number) => [
  { recipeId: 'dal', cooked: MONDAY, servings, mealServings: 1, goodUntil: addDays(MONDAY, 2) },
];

test('a leftover is there from the day after its meal, while it keeps', () => {
  const member = withDal();
  member.cook(0, 'dinner', 'dal');
  expect([1, 2, 3].map((ahead) => member.left(ahead))).toEqual([[], dalLeft(1), []]);
  member.tick(1, 'lunch', 'dal');
  expect(member.left(2)).toEqual([]);
  member.tick(1, 'lunch', 'dal', false);
  expect(member.left(2)).toEqual(dalLeft(1));
});

test('a leftover is of a pot that was made, which a tick of its first meal says too', () => {
  const member = withDal();
  expect(member.left(2)).toEqual([]);
  member.tick(0, 'dinner', 'dal');
  expect(member.left(2)).toEqual(dalLeft(1));
  member.tick(0, 'dinner', 'dal', false);
  expect(member.left(2)).toEqual([]);
});

test('a leftover of a skipped or swapped meal is there at once, but not where the meal left before the pot was made', () => {
  const member = withDal();
  member.set(2, 'lunch', []);
  member.cook(0, 'dinner', 'dal');
  expect(member.left(1)).toEqual([]);
  member.set(1, 'lunch', ['stew']);
  expect(member.left(1)).toEqual(dalLeft(1));
});

test('a leftover that is put into another meal is eaten there, and nothing is cooked for it', () => {
  const member = withDal();
  member.cook(0, 'dinner', 'dal');
  member.set(1, 'lunch', []);
  member.set(1, 'dinner', ['dal']);
  expect(member.left(1)).toEqual([]);
  expect(servingsToCook(member.events()).filter(({ recipeId }) => recipeId === 'dal')).toEqual([
    { day: MONDAY, slot: 'dinner', recipeId: 'dal', servings: 3 },
  ]);
});

test('a leftover is not offered against the answers as they are now', () => {
  const member = withDal();
  member.cook(0, 'dinner', 'dal');
  expect(member.left(2, NO_RULES)).toEqual(dalLeft(1));
  expect(member.left(2, { ...NO_RULES, excludedFoods: ['rice'] })).toEqual([]);
});

test('a cooked pot whose first meal was skipped is there for later meals, not cooked or bought again', () => {
  const member = withDal();
  member.cook(0, 'dinner', 'dal');
  member.set(0, 'dinner', []);
  expect(member.left(0)).toEqual(dalLeft(1));
  const lunch = { day: addDays(MONDAY, 1), slot: 'lunch', recipeId: 'dal' } as const;
  const event = eventOf(member.events(), lunch);
  expect(event && potMark(event, lunch)).toBe('From Monday');
  expect(servingsToCook(member.events()).some(({ recipeId }) => recipeId === 'dal')).toBe(false);
  member.cook(0, 'dinner', 'dal', false);
  expect(servingsToCook(member.events()).find(({ recipeId }) => recipeId === 'dal')).toMatchObject({
    day: addDays(MONDAY, 1),
    servings: 2,
  });
});

test('what is frozen is eaten later without being cooked, and leaves the freezer', () => {
  const member = withDal();
  member.cook(0, 'dinner', 'dal');
  const frozen = { recipeId: 'dal', cooked: MONDAY, to: 'frozen', day: addDays(MONDAY, 2) } as const;
  member.record(settledFact(member.settled(), frozen, 1));
  expect(member.left(2)).toEqual([]);
  expect(frozenMeals(member.settled())).toEqual([{ ...frozen, servings: 1, goodUntil: '2027-02-23' }]);

  const thawed = { ...frozen, to: 'thawed', day: addDays(MONDAY, 3) } as const;
  member.record(settledFact(member.settled(), frozen, -1), settledFact(member.settled(), thawed, 1));
  member.set(3, 'dinner', ['dal']);
  expect(frozenMeals(member.settled())).toEqual([]);
  const meal = { day: thawed.day, slot: 'dinner', recipeId: 'dal' } as const;
  const event = eventOf(member.events(), meal);
  expect(event && potMark(event, meal)).toBe('From the freezer');
  expect(servingsToCook(member.events()).some(({ day }) => day === thawed.day)).toBe(true);
  expect(
    servingsToCook(member.events()).some(({ day, recipeId }) => day === thawed.day && recipeId === 'dal'),
  ).toBe(false);
});
