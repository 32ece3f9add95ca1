import { describe, expect, it } from 'vitest';
import { NO_ANSWERS } from '../../../src/contract/plan.ts';
import { needsConfirming } from '../../../src/features/plan-inputs/facts-check.ts';

const defaults = { age: 27, height: 165, weight: 65, fitness_goal: 'Weight Loss' } as const;

describe('needsConfirming', () => {
  it('asks before a deficit while any of the three figures is untouched', () => {
    expect(needsConfirming(defaults, NO_ANSWERS)).toBe(true);
    expect(needsConfirming({ ...defaults, age: 40, height: 180 }, NO_ANSWERS)).toBe(true);
    expect(needsConfirming({ ...defaults, age: 40, height: 180, weight: 80 }, NO_ANSWERS)).toBe(false);
  });

  it('asks nobody who wants no deficit, and nobody twice', () => {
    expect(needsConfirming({ ...defaults, fitness_goal: 'Muscle Gain' }, NO_ANSWERS)).toBe(false);
    expect(needsConfirming(defaults, { ...NO_ANSWERS, facts_confirmed: true })).toBe(false);
  });
});
