import { expect, it } from 'vitest';
import { placeOf, stepsOf } from './steps.ts';

it.each(['under-nine', 'guardian-confirms', 'minor'] as const)(
  'leaves out the goal for the group %s, and still opens it by its address',
  (group) => {
    expect(stepsOf(group)).not.toContain('/goal');
    expect(placeOf('/weight', group)).toEqual({ number: 7, count: 8, back: '/height', next: '/target' });
    expect(placeOf('/target', group)).toEqual({ number: 8, count: 8, back: '/weight', next: null });
    expect(placeOf('/goal', group)).toMatchObject({ back: '/weight', next: '/target' });
  },
);
