import { expect, test } from 'vitest';
import { ate, setMeals } from '../../../tests/support/kitchen-household.ts';
import { catalogue, DAY, held, memberAfter } from '../../../tests/support/unit/planned-member.ts';
import { addDays } from '../../domain/calendar/days.ts';
import type { JournalFact } from '../../terms/journal.ts';
import { eatLeftover } from './leftover-changes.ts';

const dish = catalogue.dishes.get('lunch-new');
if (dish === undefined) throw new Error('no dish');
const TOMORROW = addDays(DAY, 1);
const leftover = { servings: 1.75, mealServings: 1, goodUntil: TOMORROW };
const at = (hour: number) => ({ today: DAY, minuteOfDay: hour * 60 });
const wordsAt = (hour: number, facts: readonly JournalFact[] = [], goodUntil = TOMORROW) =>
  eatLeftover(memberAfter(facts), dish, { ...leftover, goodUntil }, at(hour))?.change.words ?? null;

test('a leftover goes into the next meal of its kind that is open, while it keeps', () => {
  expect(wordsAt(9)).toBe("Dish lunch-new is today's lunch.");
  expect(wordsAt(16)).toBe("Dish lunch-new is today's dinner.");
  const eaten = ate(DAY, 'dinner-0', 400, { planId: 'p1', slot: 'dinner' });
  expect(wordsAt(16, [eaten])).toBe("Dish lunch-new is tomorrow's lunch.");
  expect(wordsAt(16, [eaten], DAY)).toBeNull();
});

test('a leftover does not come twice on a day, nor to a meal that was skipped', () => {
  const again = setMeals(DAY, 'dinner', ['lunch-new'], 'p1');
  expect(wordsAt(9, [again])).toBe("Dish lunch-new is tomorrow's lunch.");
  expect(wordsAt(9, [setMeals(DAY, 'lunch', [], 'p1')])).toBe("Dish lunch-new is today's dinner.");
});

test('a leftover is one meal of it, shared by everybody at the table, and is taken back', () => {
  const table: JournalFact = { day: DAY, kind: 'table.set', payload: { slot: null, people: 2 } };
  const eat = (facts: readonly JournalFact[], servings: number) =>
    eatLeftover(memberAfter(facts), dish, { ...leftover, servings, mealServings: servings }, at(9));
  const meal = eat([table], 2.5);
  expect([meal?.servings, meal?.date]).toEqual([2.5, DAY]);
  const facts = [table, ...(meal?.change.facts ?? [])];
  expect(held(memberAfter(facts), 'lunch')).toEqual([['lunch-new', 1.25]]);
  expect(held(memberAfter([...facts, ...(meal?.change.undo ?? [])]), 'lunch')).toEqual([['lunch-0', 1]]);
  expect(eatLeftover(memberAfter([]), dish, leftover, at(9))?.servings).toBe(1);
});
