import { expect, it } from 'vitest';
import { dish, plannedDay } from '../../../tests/support/unit/planned-day.ts';
import type { Budget } from '../../contract/plan.ts';
import { unsyncedAmounts } from '../../domain/food/journal/fold.ts';
import type { JournalEntry } from '../../terms/journal.ts';
import { energyView } from './energy-view.ts';

const budget: Budget = {
  calories_breakfast: 410,
  calories_snacks: 0,
  calories_lunch: 0,
  calories_dinner: 0,
  calories_breakfast_goal: 420,
  calories_snacks_goal: 270,
  calories_lunch_goal: 640,
  calories_dinner_goal: 600,
  current_water_intake: 0,
  daily_water_goal: 3,
  total_calories: 1930,
};

const eaten = (seq: number, slot: 'snacks1' | 'snacks2', kcal: number): JournalEntry => ({
  id: `op-${seq}`,
  day: '2026-11-21',
  kind: 'meal.eaten',
  payload: { planId: 'p1', slot, dish: `dish-${slot}`, kcal, eaten: true },
  seq,
  serverSeq: null,
});

const none = unsyncedAmounts([]);
const ring = (view: ReturnType<typeof energyView>, name: string) =>
  view.rings.find((entry) => entry.name === name);

it('the energy of a day shows what the backend counted [2.26]', () => {
  const view = energyView(budget, none, null);
  expect(view.rings).toEqual([
    { name: 'Breakfast', eaten: 410, goal: 420 },
    { name: 'Snacks', eaten: 0, goal: 270 },
    { name: 'Lunch', eaten: 0, goal: 640 },
    { name: 'Dinner', eaten: 0, goal: 600 },
  ]);
  expect(view).toMatchObject({ eaten: 410, goal: 1930, left: 1520 });
});

it('the energy of a day adds what this device marked and the backend does not know yet, both snacks to one ring', () => {
  const view = energyView(
    budget,
    unsyncedAmounts([eaten(1, 'snacks1', 150), eaten(2, 'snacks2', 120)]),
    null,
  );
  expect(ring(view, 'Snacks')).toEqual({ name: 'Snacks', eaten: 270, goal: 270 });
  expect(view.left).toBe(1250);
});

it('the energy of a day takes its goals from the plan before the first budget has come', () => {
  const view = energyView(null, none, plannedDay());
  expect(view.rings.map((entry) => entry.goal)).toEqual([400, 250, 600, 550]);
  expect(view.left).toBe(1800);
});

it('the energy of a day follows what the member changed since the backend’s figures; the day’s energy stays', () => {
  const day = plannedDay();
  const changed = {
    ...day,
    slots: { ...day.slots, lunch: [dish('salad', 450)], snacks1: [] },
    asPlanned: { lunch: day.slots.lunch, snacks1: day.slots.snacks1 },
  };
  const view = energyView(budget, none, changed);
  expect(ring(view, 'Lunch')?.goal).toBe(450);
  expect(ring(view, 'Snacks')?.goal).toBe(250);
  expect(view).toMatchObject({ goal: 1800, eaten: 410, left: 1390 });
});
