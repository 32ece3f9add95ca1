import { expect, it } from 'vitest';
import { planDay, planDish } from '../../../../tests/support/device-plan.ts';
import { food } from '../../../../tests/support/unit/plain-food.ts';
import type { PlanDay } from '../../../device/db/device-plan.ts';
import { type EatenDish, type EatenFood, eatenKey } from '../../../domain/food/journal/fold.ts';
import { type DayFacts, dayView, UNMARKED } from './day-view.ts';

const dish = (name: string, kcal: number) =>
  planDish(name.toLowerCase(), kcal, { name, protein: 12, carbs: 30, fat: 8 });

const day = planDay('2026-11-21', {
  breakfast: [dish('Porridge', 400)],
  lunch: [dish('Stew', 500), dish('Bread', 100)],
  dinner: [dish('Soup', 150)],
});

const plain: PlanDay = {
  ...day,
  slots: { ...day.slots, lunch: [{ name: 'Stew', kcal: 500, detail: null }] },
};

const cheddar = food('cheddar', { energy_kcal: 400, protein_g: 25, carbs_g: 3, fat_g: 33 }, { slice: 28 });

const ticked = (...dishes: readonly EatenDish[]): DayFacts => ({
  log: { eaten: new Map(dishes.map((dish) => [eatenKey(dish.slot, dish.dish), dish])), foods: new Map() },
  foods: new Map([[cheddar.id, cheddar]]),
  marksOf: () => UNMARKED,
  potOf: () => null,
});

const beside = (facts: DayFacts, ...foods: readonly EatenFood[]): DayFacts => ({
  ...facts,
  log: { ...facts.log, foods: new Map(foods.map((each, at) => [`entry-${at}`, each])) },
});

it('the view of a day lists the five slots in order, with their dishes and calories [2.33]', () => {
  const view = dayView(day, ticked());
  expect(view.slots.map((slot) => [slot.label, slot.summary, slot.kcal])).toEqual([
    ['Breakfast', 'Porridge', 400],
    ['Snacks 1', 'Nothing planned', 0],
    ['Lunch', 'Stew, Bread', 600],
    ['Snacks 2', 'Nothing planned', 0],
    ['Dinner', 'Soup', 150],
  ]);
});

it('the view of a day counts what was ticked: calories and macros of those dishes only', () => {
  const view = dayView(day, ticked({ slot: 'lunch', dish: 'stew', kcal: 500 }));
  expect(view.calories).toMatchObject({ eaten: 500, planned: 1150 });
  expect(view.macros).toEqual([
    { name: 'Carbs', unit: 'g', eaten: 30, planned: 120 },
    { name: 'Protein', unit: 'g', eaten: 12, planned: 48 },
    { name: 'Fat', unit: 'g', eaten: 8, planned: 32 },
  ]);
});

it('the view of a day hides what a plan of names and calories cannot tell', () => {
  const view = dayView(plain, ticked({ slot: 'lunch', dish: 'Stew', kcal: 500 }));
  expect(view.calories.eaten).toBe(500);
  expect(view.macros.map((line) => line.eaten)).toEqual([null, null, null]);
  const bare = { ...plain, totals: { kcal: 900, carbs: 0, protein: 0, fat: 0 } };
  expect(dayView(bare, ticked()).macros).toEqual([]);
});

it('the view of a day lists what was eaten beside the plan in its slot, and counts it', () => {
  const view = dayView(
    day,
    beside(ticked({ slot: 'breakfast', dish: 'porridge', kcal: 400 }), {
      slot: 'lunch',
      food: 'cheddar',
      grams: 56,
      kcal: 224,
    }),
  );
  expect(view.slots[2]?.foods).toMatchObject([
    { entry: 'entry-0', food: 'cheddar', name: 'The cheddar', amount: '2 slices', grams: 56, kcal: 224 },
  ]);
  expect(view.slots[2]?.summary).toBe('Stew, Bread, The cheddar');
  expect(view.slots[2]?.kcal).toBe(824);
  expect(view.calories.eaten).toBe(624);
  expect(view.macros.map((line) => line.eaten)).toEqual([31.68, 26, 26.48]);
});
