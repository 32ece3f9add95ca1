import { expect, it } from 'vitest';
import { placeOf, STEPS, stepsOf } from '../../../src/features/onboarding/steps.ts';

it('leads through the nine screens and back [2.52]', () => {
  const count = 9;
  expect(STEPS.map((step) => placeOf(step, 'adult'))).toEqual([
    { number: 1, count, back: '/', next: '/age' },
    { number: 2, count, back: '/onboarding', next: '/diet' },
    { number: 3, count, back: '/age', next: '/fitness' },
    { number: 4, count, back: '/diet', next: '/gender' },
    { number: 5, count, back: '/fitness', next: '/height' },
    { number: 6, count, back: '/gender', next: '/weight' },
    { number: 7, count, back: '/height', next: '/goal' },
    { number: 8, count, back: '/weight', next: '/target' },
    { number: 9, count, back: '/goal', next: null },
  ]);
});

it.each(['under-nine', 'guardian-confirms', 'minor'] as const)(
  'leaves out the goal for the group %s, and still opens it by its address',
  (group) => {
    expect(stepsOf(group)).not.toContain('/goal');
    expect(placeOf('/weight', group)).toEqual({ number: 7, count: 8, back: '/height', next: '/target' });
    expect(placeOf('/target', group)).toEqual({ number: 8, count: 8, back: '/weight', next: null });
    expect(placeOf('/goal', group)).toMatchObject({ back: '/weight', next: '/target' });
  },
);
