import { describe, expect, it } from 'vitest';
import { MEMBERSHIP_PLANS, standings } from '../../../src/features/membership/plans.ts';

const standingOf = (type: string) =>
  Object.fromEntries(standings(type).map(({ plan, standing }) => [plan.id, standing]));

describe('membership plans', () => {
  it('are the four with their monthly prices [3.18 9.9]', () => {
    expect(MEMBERSHIP_PLANS.map(({ name, price }) => [name, price])).toEqual([
      ['Free', 0],
      ['ActiveFit', 3],
      ['ProFit', 5],
      ['EliteFit', 10],
    ]);
  });

  it('name what each adds', () => {
    expect(Object.fromEntries(MEMBERSHIP_PLANS.map(({ id, features }) => [id, features]))).toEqual({
      free: ['Basic meal plan generation', 'Water tracking', 'Women cycle tracking'],
      activeFit: ['Advanced meal plans', 'Google Fit integration', 'Wellness records'],
      proFit: [
        'Posture fitness module',
        'Meal plus exercise suggestions',
        'Fun activity suggestions',
        'Shopping list',
      ],
      eliteFit: ['Blood report scanning', 'Complete follow-up', 'Fridge scanning'],
    });
  });

  it('mark the plans below the member’s own [2.39]', () => {
    expect(standingOf('proFit')).toEqual({
      free: 'lower',
      activeFit: 'lower',
      proFit: 'current',
      eliteFit: 'higher',
    });
  });

  it('take a type that no plan has for free [3.2]', () => {
    expect(standingOf('platinum')).toEqual(standingOf('free'));
    expect(standingOf('ELITEFIT').eliteFit).toBe('current');
  });
});
