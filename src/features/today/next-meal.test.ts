import { expect, it } from 'vitest';
import { plannedDay } from '../../../tests/support/unit/planned-day.ts';
import { eatenKey } from '../../domain/food/journal/fold.ts';
import { nextMeal } from './next-meal.ts';

const at = (hour: number, minute = 0): number => hour * 60 + minute;
const nothing = new Map();
const eaten = (slot: 'breakfast' | 'dinner', dish: string) =>
  new Map([[eatenKey(slot, dish), { slot, dish, kcal: 1 }]]);

it('the next meal begins with breakfast', () => {
  expect(nextMeal(plannedDay(), nothing, at(6))).toMatchObject({
    heading: 'Next, breakfast 08:00',
    name: 'The porridge',
    kcal: 400,
  });
});

it('the next meal moves on when the time of a meal has passed', () => {
  expect(nextMeal(plannedDay(), nothing, at(15))?.heading).toBe('Next, snack 16:00');
  expect(nextMeal(plannedDay(), nothing, at(14, 59))?.heading).toBe('Next, lunch 13:00');
});

it('the next meal has nothing to offer once dinner is eaten, or without a plan', () => {
  expect(nextMeal(plannedDay(), eaten('dinner', 'curry'), at(20))).toBeNull();
  expect(nextMeal(null, nothing, at(20))).toBeNull();
});
