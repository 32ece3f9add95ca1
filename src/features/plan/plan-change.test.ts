import { expect, it } from 'vitest';
import { logOf } from '../../../tests/support/kitchen-household.ts';
import { catalogue, DAY, held, memberAfter } from '../../../tests/support/unit/planned-member.ts';
import { mealsChange, type PlanChange } from '../../device/plan/meals-change.ts';
import { rebalanceChange } from '../../device/plan/rebalance-change.ts';
import { foldDay } from '../../domain/food/journal/fold.ts';
import type { JournalFact } from '../../terms/journal.ts';
import { dayView } from './day/day-view.ts';
import { solvable } from './day/slot-context.ts';
import { dishEatenChange, offPlanChange } from './sheets/off-plan-change.ts';

const lunch = { date: DAY, slot: 'lunch' } as const;
const oneLunch = (recipe: string, portion = 1) => ({ ...lunch, meals: [{ recipe, portion }] });

const undone = (before: readonly JournalFact[], change: PlanChange) =>
  memberAfter([...before, ...change.facts, ...change.undo]);

it('a change of the meals puts a dish in place of another, and back as planned', () => {
  const change = mealsChange(memberAfter([]), 'p1', [oneLunch('lunch-new')], 'Swapped');
  expect(held(memberAfter(change.facts), 'lunch')).toEqual([['lunch-new', 1]]);
  const after = undone([], change);
  expect(held(after, 'lunch')).toEqual([['lunch-0', 1]]);
  expect(after.stateOf(DAY, 'lunch').changed).toBe(false);
});

it('a change of the meals is taken back to what the member had chosen before, not to the plan', () => {
  const first = mealsChange(memberAfter([]), 'p1', [oneLunch('lunch-new', 1.5)], '').facts;
  const skip = mealsChange(memberAfter(first), 'p1', [{ ...lunch, meals: [] }], 'Lunch skipped');
  expect(held(memberAfter([...first, ...skip.facts]), 'lunch')).toEqual([]);
  expect(held(undone(first, skip), 'lunch')).toEqual([['lunch-new', 1.5]]);
});

const contextAfter = (facts: readonly JournalFact[]) => {
  const member = memberAfter(facts);
  const [planned] = member.plan.dated;
  if (planned === undefined) throw new Error('no day');
  const day = dayView(planned, {
    log: foldDay(logOf(...facts)),
    foods: catalogue.foods,
    marksOf: (slot) => member.stateOf(DAY, slot),
    potOf: () => null,
  });
  const slot = day.slots.find((each) => each.slot === 'lunch');
  if (slot === undefined) throw new Error('no lunch');
  return { date: DAY, member, catalogue, day, slot };
};
const cheese = { entry: 'e-1', slot: 'lunch', food: 'oat', grams: 200, kcal: 800 } as const;

it('something else eaten is added beside what is planned', () => {
  const change = offPlanChange(contextAfter([]), cheese, 'Oats', false);
  const after = contextAfter(change.facts);
  expect(after.slot).toMatchObject({ kcal: 1200, skipped: false });
  expect(contextAfter([...change.facts, ...change.undo]).slot.foods).toEqual([]);
});

it('something else eaten comes instead of what is planned, and both are taken back together', () => {
  const change = offPlanChange(contextAfter([]), cheese, 'Oats', true);
  expect(contextAfter(change.facts).slot).toMatchObject({ kcal: 800, skipped: true, dishes: [] });
  const back = contextAfter([...change.facts, ...change.undo]).slot;
  expect(back).toMatchObject({ kcal: 400, skipped: false, changed: false, foods: [] });
});

it('something else eaten may be a dish: the slot holds it, eaten', () => {
  const dish = catalogue.dishes.get('lunch-new');
  if (dish === undefined) throw new Error('no dish');
  const change = dishEatenChange(contextAfter([]), 'p1', dish);
  expect(contextAfter(change.facts).slot).toMatchObject({ summary: 'Dish lunch-new', eaten: true });
  expect(contextAfter([...change.facts, ...change.undo]).slot).toMatchObject({
    summary: 'Dish lunch-0',
    eaten: false,
  });
});

it('the rest of the day follows what was eaten beside the plan, and says which way', () => {
  const eaten = offPlanChange(contextAfter([]), cheese, 'Oats', true).facts;
  const { member } = contextAfter(eaten);
  const known = solvable({ member, catalogue });
  if (known === null) throw new Error('nothing to solve');
  const change = rebalanceChange(member, 'p1', known.toSolve, DAY, [])?.change;
  expect(change?.words).toMatch(/^Rest of the day rebalanced: Breakfast smaller, .*Dinner smaller$/);
  const after = contextAfter([...eaten, ...(change?.facts ?? [])]);
  const total = after.day.slots.reduce((sum, { kcal }) => sum + kcal, 0);
  expect(total).toBeGreaterThan(1940);
  expect(total).toBeLessThan(2060);
});
