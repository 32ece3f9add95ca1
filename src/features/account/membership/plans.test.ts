import { expect, it } from 'vitest';
import { standings } from './plans.ts';

const standingOf = (type: string) =>
  Object.fromEntries(standings(type).map(({ plan, standing }) => [plan.id, standing]));

it('membership plans mark the plans below the member’s own [2.39]', () => {
  expect(standingOf('proFit')).toEqual({
    free: 'lower',
    activeFit: 'lower',
    proFit: 'current',
    eliteFit: 'higher',
  });
});

it('membership plans take a type that no plan has for free [3.2]', () => {
  expect(standingOf('platinum')).toEqual(standingOf('free'));
  expect(standingOf('ELITEFIT').eliteFit).toBe('current');
});
