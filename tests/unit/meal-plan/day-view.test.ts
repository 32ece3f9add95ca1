import { describe, expect, it } from 'vitest';
import type { PlanDay } from '../../../src/data/plan/device-plan.ts';
import { type EatenDish, type EatenFood, eatenKey } from '../../../src/domain/journal/fold.ts';
import {
  type DayFacts,
  dayView,
  loggedSummary,
  UNMARKED,
} from '../../../src/features/meal-plan/day/day-view.ts';
import { food } from './food.ts';

const detail = (recipeId: string) => ({
  recipeId,
  portion: 1,
  protein: 12,
  carbs: 30,
  fat: 8,
  why: 'Quick.',
});

const day: PlanDay = {
  weekday: 'Saturday',
  date: '2026-11-21',
  totals: { kcal: 1150, carbs: 120, protein: 48, fat: 32 },
  slots: {
    breakfast: [{ name: 'Porridge', kcal: 400, detail: detail('porridge') }],
    snacks1: [],
    lunch: [
      { name: 'Stew', kcal: 500, detail: detail('stew') },
      { name: 'Bread', kcal: 100, detail: detail('bread') },
    ],
    snacks2: [],
    dinner: [{ name: 'Soup', kcal: 150, detail: detail('soup') }],
  },
};

const plain: PlanDay = {
  ...day,
  slots: { ...day.slots, lunch: [{ name: 'Stew', kcal: 500, detail: null }] },
};

const cheddar = food('cheddar', { energy_kcal: 400, protein_g: 25, carbs_g: 3, fat_g: 33 }, { slice: 28 });

/** A day of which these dishes were eaten. */
const ticked = (...dishes: readonly EatenDish[]): DayFacts => ({
  log: { eaten: new Map(dishes.map((dish) => [eatenKey(dish.slot, dish.dish), dish])), foods: new Map() },
  foods: new Map([[cheddar.id, cheddar]]),
  marksOf: () => UNMARKED,
  potOf: () => null,
});

/** And this beside it. */
const beside = (facts: DayFacts, ...foods: readonly EatenFood[]): DayFacts => ({
  ...facts,
  log: { ...facts.log, foods: new Map(foods.map((each, at) => [`entry-${at}`, each])) },
});

describe('dayView', () => {
  it('lists the five slots in order, with their dishes and calories [2.33]', () => {
    const view = dayView(day, ticked());
    expect(view.slots.map((slot) => [slot.label, slot.summary, slot.kcal])).toEqual([
      ['Breakfast', 'Porridge', 400],
      ['Snacks 1', 'Nothing planned', 0],
      ['Lunch', 'Stew, Bread', 600],
      ['Snacks 2', 'Nothing planned', 0],
      ['Dinner', 'Soup', 150],
    ]);
  });

  it('counts what was ticked: calories and macros of those dishes only', () => {
    const view = dayView(day, ticked({ slot: 'lunch', dish: 'stew', kcal: 500 }));
    expect(view.calories).toMatchObject({ eaten: 500, planned: 1150 });
    expect(view.macros).toEqual([
      { name: 'Carbs', unit: 'g', eaten: 30, planned: 120 },
      { name: 'Protein', unit: 'g', eaten: 12, planned: 48 },
      { name: 'Fat', unit: 'g', eaten: 8, planned: 32 },
    ]);
  });

  it('calls a slot eaten only when all of it is, and an empty one never', () => {
    const eaten = (...dishes: readonly EatenDish[]) =>
      dayView(day, ticked(...dishes))
        .slots.filter((slot) => slot.eaten)
        .map((slot) => slot.slot);
    const stew = { slot: 'lunch', dish: 'stew', kcal: 500 } as const;
    expect(eaten(stew)).toEqual([]);
    expect(eaten(stew, { slot: 'lunch', dish: 'bread', kcal: 100 })).toEqual(['lunch']);
  });

  it('does not take a dish for eaten because it was eaten in another slot', () => {
    const view = dayView(day, ticked({ slot: 'dinner', dish: 'stew', kcal: 500 }));
    expect(view.slots[2]?.dishes[0]?.eaten).toBe(false);
  });

  it('hides what a plan of names and calories cannot tell', () => {
    const view = dayView(plain, ticked({ slot: 'lunch', dish: 'Stew', kcal: 500 }));
    expect(view.calories.eaten).toBe(500);
    expect(view.macros.map((line) => line.eaten)).toEqual([null, null, null]);
    const bare = { ...plain, totals: { kcal: 900, carbs: 0, protein: 0, fat: 0 } };
    expect(dayView(bare, ticked()).macros).toEqual([]);
  });

  it('lists what was eaten beside the plan in its slot, and counts it', () => {
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

  it('says on paper what was eaten, planned or not', () => {
    const cheese = { slot: 'lunch', food: 'cheddar', grams: 56, kcal: 224 } as const;
    const view = dayView(day, beside(ticked({ slot: 'lunch', dish: 'stew', kcal: 500 }), cheese));
    expect(view.slots.map(loggedSummary)).toEqual([
      'Porridge',
      'Nothing planned',
      'Stew (eaten), Bread, The cheddar (2 slices, eaten)',
      'Nothing planned',
      'Soup',
    ]);
  });

  it('does not guess the macros of a food that the catalogue lost, but keeps its energy', () => {
    const view = dayView(day, beside(ticked(), { slot: 'dinner', food: 'gone', grams: 100, kcal: 90 }));
    expect(view.slots[4]?.foods[0]).toMatchObject({ name: 'Something else', amount: '100 g' });
    expect(view.calories.eaten).toBe(90);
    expect(view.macros[0]?.eaten).toBeNull();
  });

  it('tells an emptied slot from one that was never planned', () => {
    const facts: DayFacts = { ...ticked(), marksOf: () => ({ ...UNMARKED, changed: true }) };
    const emptied: PlanDay = { ...day, slots: { ...day.slots, lunch: [] } };
    expect(dayView(emptied, facts).slots[2]).toMatchObject({ skipped: true, summary: 'Skipped' });
    expect(dayView(emptied, ticked()).slots[2]).toMatchObject({ skipped: false, summary: 'Nothing planned' });
  });
});
