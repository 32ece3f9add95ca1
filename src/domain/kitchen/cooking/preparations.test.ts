import { expect, it } from 'vitest';
import type { Slot } from '../../../terms/food.ts';
import { addDays } from '../../calendar/days.ts';
import { duePreparations, preparationText, type UpcomingMeal } from './preparations.ts';

const TODAY = '2026-11-21';
const hour = (hours: number, minutes = 0): number => hours * 60 + minutes;

const meal = (days: number, slot: Slot, hours: number, text: string): UpcomingMeal => ({
  date: addDays(TODAY, days),
  slot,
  dish: { id: 'hummus', name: 'Hummus', minutesTotal: 30, ahead: [{ hours, text }] },
});
const soak = (days: number, slot: Slot, hours = 10): UpcomingMeal =>
  meal(days, slot, hours, `Soak the chickpeas ${hours} hours ahead.`);

const said = (meals: readonly UpcomingMeal[], minute: number): readonly string[] =>
  duePreparations(meals, TODAY, minute).map(preparationText);

it('what has to be begun ahead for tomorrow’s lunch is a task of tonight: nobody gets up at two', () => {
  const lunch = [soak(1, 'lunch')];
  expect(said(lunch, hour(9))).toEqual(["For tomorrow's lunch: soak the chickpeas tonight."]);
  expect(duePreparations(lunch, TODAY, hour(19, 59)).map(({ isTime }) => isTime)).toEqual([false]);
  expect(duePreparations(lunch, TODAY, hour(20)).map(({ isTime }) => isTime)).toEqual([true]);
});

it('what has to be begun ahead for tonight’s dinner is said in the morning, then at once', () => {
  const dinner = [soak(0, 'dinner', 8)];
  expect(said(dinner, hour(7))).toEqual(["For today's dinner: soak the chickpeas this morning."]);
  expect(said(dinner, hour(10))).toEqual(["For today's dinner: soak the chickpeas now."]);
  expect(said([soak(0, 'dinner', 4)], hour(9))).toEqual([
    "For today's dinner: soak the chickpeas this afternoon.",
  ]);
});

it('what has to be begun ahead keeps to its day: not the day before, and no more once it is too late', () => {
  expect(said([soak(1, 'dinner', 8)], hour(22))).toEqual([]);
  expect(said([soak(0, 'lunch', 2)], hour(12))).toHaveLength(1);
  expect(said([soak(0, 'lunch', 2)], hour(12, 1))).toEqual([]);
  expect(said([soak(0, 'dinner', 24)], hour(9))).toEqual([]);
});
