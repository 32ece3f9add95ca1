import { expect, test } from 'vitest';
import type { Budget } from '../../contract/plan.ts';
import { waterGoalOf } from './water-goal.ts';

test.each([
  ['the figures of a plain backend', 10, 2.2, 10],
  ['the plan', null, 2.2, 2.2],
  ['what was told before plans had it', null, undefined, 3],
  ['the plan, where figures come without one', 0, 2.2, 2.2],
] as const)('the water goal is that of %s', (_, figures, waterGoal, litres) => {
  const budget = figures === null ? null : ({ daily_water_goal: figures } as Budget);
  const plan = waterGoal === undefined ? {} : { waterGoal };
  expect(waterGoalOf({ budget, waterGoal: 3 }, plan)).toBe(litres);
});

test('the water goal is five litres where nobody tells', () => {
  expect(waterGoalOf({ budget: null, waterGoal: null }, null)).toBe(5);
});
