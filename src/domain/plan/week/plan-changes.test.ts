import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ruleBreaks } from '../../../../tests/support/plan-checks.ts';
import { planToSolve } from '../../../../tests/support/plan-to-solve.ts';
import { SLOTS, type Slot } from '../../../terms/food.ts';
import type { JournalEntry, JournalFact, JournalOperation } from '../../../terms/journal.ts';
import { addDays } from '../../calendar/days.ts';
import { isAllowed } from '../rules/eligibility.ts';
import { foldPlanChanges, type TableReach, tableChange } from './plan-changes.ts';
import { foldWeek } from './week.ts';

const PLAN = 'plan-1';
const DAY = '2026-03-03';
const { days, rules, catalogue } = planToSolve();
const dates = days.map(({ date }) => date);
const dishes = [...catalogue.dishes.values()];
const mains = dishes
  .filter((dish) => dish.kinds.includes('main') && isAllowed(dish, rules))
  .map(({ id }) => id);
const forbidden =
  dishes.filter((dish) => dish.kinds.includes('main') && !isAllowed(dish, rules))[0]?.id ?? '';

let seq = 0;
const entry = <K extends JournalOperation['kind']>(
  kind: K,
  payload: Extract<JournalOperation, { kind: K }>['payload'],
  day = DAY,
  serverSeq: number | null = null,
): JournalEntry => {
  seq += 1;
  return { id: `op-${seq}`, day, kind, payload, seq, serverSeq } as JournalEntry;
};
const set = (
  recipe: string | null,
  options: { planId?: string; portion?: number; serverSeq?: number } = {},
) =>
  entry(
    'meals.set',
    {
      planId: options.planId ?? PLAN,
      slot: 'lunch',
      meals: recipe === null ? null : [{ recipe, portion: options.portion ?? 1 }],
    },
    DAY,
    options.serverSeq ?? null,
  );
const lunchWith = (entries: readonly JournalEntry[]) =>
  foldWeek({ id: PLAN, days }, entries, rules, catalogue)
    .days.find(({ date }) => date === DAY)
    ?.meals.filter(({ slot }) => slot === 'lunch')
    .map(({ recipeId, portion }) => [recipeId, portion]);
const planned = lunchWith([]);

const [first = '', second = ''] = mains.filter((id) => id !== planned?.[0]?.[0]);

test('what a slot holds is the last word on it, by the server’s order and then the device’s', () => {
  expect(lunchWith([set(first), set(second)])).toEqual([[second, 1]]);
  expect(lunchWith([set(first), set(second, { serverSeq: 4 })])).toEqual([[first, 1]]);
  expect(lunchWith([set(first, { serverSeq: 9 }), set(second, { serverSeq: 4 })])).toEqual([[first, 1]]);
});

test('what a slot holds is nothing where it is skipped, and what was planned where the word is taken back', () => {
  const skipped = entry('meals.set', { planId: PLAN, slot: 'lunch', meals: [] });
  expect(lunchWith([skipped])).toEqual([]);
  expect(lunchWith([skipped, set(null)])).toEqual(planned);
});

test.each([
  ['of another plan', set(first, { planId: 'plan-0' })],
  ['with an unknown dish', set('soup-of-tomorrow')],
  ['with a dish that the rules forbid', set(forbidden)],
  ['with a dish of another slot', set('breakfast-1')],
  ['with a portion nobody eats', set(first, { portion: 20 })],
  ['with no portion', set(first, { portion: 0 })],
  [
    'with one dish twice',
    entry('meals.set', {
      planId: PLAN,
      slot: 'lunch',
      meals: [
        { recipe: first, portion: 1 },
        { recipe: first, portion: 1 },
      ],
    }),
  ],
])('what a slot holds stays as planned for a change %s', (_, change) => {
  expect(lunchWith([change])).toEqual(planned);
});

const anyChange: fc.Arbitrary<JournalEntry> = fc
  .record({
    day: fc.constantFrom(...dates),
    slot: fc.constantFrom(...SLOTS),
    planId: fc.constantFrom(PLAN, 'plan-0'),
    meals: fc.option(
      fc.array(
        fc.record({
          recipe: fc.constantFrom(...dishes.map(({ id }) => id), 'unknown'),
          portion: fc.oneof(
            fc.integer({ min: 10, max: 40 }).map((steps) => steps / 20),
            fc.double(),
          ),
        }),
        { maxLength: 3 },
      ),
    ),
    serverSeq: fc.option(fc.integer({ min: 1, max: 1000 })),
  })
  .map(({ day, slot, planId, meals, serverSeq }) => ({
    ...entry('meals.set', { planId, slot, meals }, day),
    serverSeq,
  }));

test('whatever is said of a plan, no hard rule is broken by it but those of repeats and usual portions, which are the member’s', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 40 }), (entries) => {
      const changed = foldWeek({ id: PLAN, days }, entries, rules, catalogue).days;
      const each = changed.map((day) => ({
        ...day,
        meals: day.meals.map((meal) => ({ ...meal, portion: 1 })),
      }));
      // One day at a time: the repeat rules then see nothing but one dish in two slots.
      const breaks = each.flatMap((day) => ruleBreaks([day], rules, catalogue));
      expect(breaks.filter((words) => !/ again within two days | twice on /.test(words))).toEqual([]);
      for (const { portion } of changed.flatMap(({ meals }) => meals)) {
        expect(portion).toBeGreaterThanOrEqual(0.25);
        expect(portion).toBeLessThanOrEqual(4);
      }
    }),
  );
});

test('whatever is said of a plan, the order in which a device heard it makes no difference once the server has ordered it', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 20 }), fc.infiniteStream(fc.nat()), (entries, ranks) => {
      const ordered = entries.map((one, at) => ({ ...one, serverSeq: at + 1 }));
      const shuffled = ordered
        .map((one) => ({ one, rank: ranks.next().value ?? 0 }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ one }) => one);
      const read = (some: readonly JournalEntry[]) =>
        foldWeek({ id: PLAN, days }, some, rules, catalogue).days;
      expect(read([...shuffled, ...shuffled])).toEqual(read(ordered));
    }),
  );
});

const changesAfter = (...facts: readonly JournalFact[]) =>
  foldPlanChanges(
    facts.map(({ day, kind, payload }) => entry(kind, payload, day)),
    PLAN,
  );
type Said = readonly JournalFact[];
const setTable = (before: Said, day: string, slot: Slot, reach: TableReach, people: number) =>
  tableChange(changesAfter(...before).table, day, slot, reach, people);
const [nextDay, thirdDay, fourthDay] = [1, 2, 3].map((ahead) => addDays(DAY, ahead)) as [
  string,
  string,
  string,
];
const numbers = (said: Said, slot: Slot, ...days: readonly string[]) =>
  days.map((day) => changesAfter(...said).peopleAt(day, slot));

test('people at the table are set for a meal, for that meal from its day on, and for all', () => {
  const meal = setTable([], DAY, 'dinner', 'meal', 4).facts;
  expect(numbers(meal, 'dinner', DAY, nextDay)).toEqual([4, 1]);
  const everyDinner = setTable([], DAY, 'dinner', 'meals', 4).facts;
  expect(numbers(everyDinner, 'dinner', addDays(DAY, -1), DAY, nextDay)).toEqual([1, 4, 4]);
  expect(numbers(everyDinner, 'lunch', nextDay)).toEqual([1]);
  const all = setTable([], DAY, 'dinner', 'all', 3).facts;
  expect([numbers(all, 'dinner', nextDay), numbers(all, 'lunch', nextDay)]).toEqual([[3], [3]]);
});

test('people at the table of one meal leave those of the others as they were, and are taken back to what was said', () => {
  const guests = [
    ...setTable([], DAY, 'dinner', 'all', 2).facts,
    ...setTable([], DAY, 'dinner', 'meal', 6).facts,
  ];
  const dinners = setTable(guests, DAY, 'dinner', 'meals', 5);
  expect(numbers([...guests, ...dinners.facts], 'dinner', DAY, nextDay)).toEqual([5, 5]);
  expect(numbers([...guests, ...dinners.facts], 'lunch', DAY, nextDay)).toEqual([2, 2]);
  const back = [...guests, ...dinners.facts, ...dinners.undo];
  expect([numbers(back, 'dinner', DAY, nextDay), numbers(back, 'lunch', DAY)]).toEqual([[6, 2], [2]]);
});

test('people at the table of a meal go on through days from which another meal has a number of its own', () => {
  const dinners = setTable([], thirdDay, 'dinner', 'meals', 4).facts;
  const lunches = setTable(dinners, DAY, 'lunch', 'meals', 3);
  const said = [...dinners, ...lunches.facts];
  expect(numbers(said, 'lunch', DAY, thirdDay, fourthDay)).toEqual([3, 3, 3]);
  expect(numbers(said, 'dinner', nextDay, fourthDay)).toEqual([1, 4]);
  expect(numbers([...said, ...lunches.undo], 'lunch', DAY, fourthDay)).toEqual([1, 1]);
  const all = [...dinners, ...setTable(dinners, DAY, 'lunch', 'all', 2).facts];
  expect([numbers(all, 'lunch', fourthDay), numbers(all, 'dinner', fourthDay)]).toEqual([[2], [4]]);
});
