import { expect, test } from 'vitest';
import type { PlannedDay } from '../../../terms/plan.ts';
import { changeFacts, type SlotOfDay } from '../week/solver-input.ts';
import { moveMeal, withChanges } from './move-meal.ts';

const day = (date: string, lunch: string, dinner: string): PlannedDay => ({
  date,
  meals: [
    { slot: 'breakfast', recipeId: `oats of ${date}`, portion: 1 },
    { slot: 'snacks1', recipeId: `nuts of ${date}`, portion: 1 },
    { slot: 'lunch', recipeId: lunch, portion: 0.9 },
    { slot: 'dinner', recipeId: dinner, portion: 1.2 },
  ],
});
const days = [
  day('2026-03-01', 'dal', 'pasta'),
  day('2026-03-02', 'soup', 'curry'),
  day('2026-03-03', 'dal', 'pizza'),
  day('2026-03-04', 'stew', 'pasta'),
  day('2026-03-05', 'dal', 'tacos'),
];
const at = (date: string, slot: SlotOfDay['slot']): SlotOfDay => ({ date: `2026-03-0${date}`, slot });
const move = (from: SlotOfDay, to: SlotOfDay, held: readonly SlotOfDay[] = []) =>
  moveMeal({ days, held }, from, to);

test('lunch and dinner of a day change places, each in its portion', () => {
  const moved = move(at('2', 'lunch'), at('2', 'dinner'));
  const facts = moved.ok ? changeFacts('plan-1', moved.value) : [];
  expect(facts.map(({ day: on, kind, payload }) => [on, kind, payload])).toEqual([
    [
      '2026-03-02',
      'meals.set',
      { planId: 'plan-1', slot: 'lunch', meals: [{ recipe: 'curry', portion: 1.2 }] },
    ],
    [
      '2026-03-02',
      'meals.set',
      { planId: 'plan-1', slot: 'dinner', meals: [{ recipe: 'soup', portion: 0.9 }] },
    ],
  ]);
});

test('a meal moves to another day, and that day’s comes in its place', () => {
  const moved = move(at('2', 'breakfast'), at('4', 'breakfast'));
  const after = moved.ok ? withChanges(days, moved.value) : days;
  expect(after.map(({ meals }) => meals.find(({ slot }) => slot === 'breakfast')?.recipeId)).toEqual([
    'oats of 2026-03-01',
    'oats of 2026-03-04',
    'oats of 2026-03-03',
    'oats of 2026-03-02',
    'oats of 2026-03-05',
  ]);
});

test.each([
  ['a dish would come twice on one day', at('1', 'lunch'), at('3', 'dinner'), 'repeats'],
  ['breakfast is no dinner', at('1', 'breakfast'), at('1', 'dinner'), 'other-kind'],
  ['there is no such day', at('1', 'lunch'), at('9', 'lunch'), 'not-planned'],
] as const)('it is refused where %s', (_, from, to, kind) => {
  expect(move(from, to)).toMatchObject({ ok: false, error: { kind } });
});

test('it is refused where either slot is locked or eaten', () => {
  for (const held of [at('2', 'lunch'), at('2', 'dinner')])
    expect(move(at('2', 'lunch'), at('2', 'dinner'), [held])).toMatchObject({ error: { kind: 'held' } });
});
