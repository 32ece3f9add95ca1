import { expect, it } from 'vitest';
import { placeOf, STEPS } from '../../../src/features/onboarding/steps.ts';

it('leads through the nine screens and back [2.52]', () => {
  expect(STEPS.map((step) => placeOf(step))).toEqual([
    { number: 1, back: '/', next: '/age' },
    { number: 2, back: '/onboarding', next: '/diet' },
    { number: 3, back: '/age', next: '/fitness' },
    { number: 4, back: '/diet', next: '/gender' },
    { number: 5, back: '/fitness', next: '/height' },
    { number: 6, back: '/gender', next: '/weight' },
    { number: 7, back: '/height', next: '/goal' },
    { number: 8, back: '/weight', next: '/target' },
    { number: 9, back: '/goal', next: null },
  ]);
});
