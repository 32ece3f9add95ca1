import { expect, test } from 'vitest';
import type { Catalogue } from '../../../../src/domain/catalogue/types.ts';
import { describeWeek } from '../../../../src/domain/planner/describe-week.ts';
import type { WeekPlan } from '../../../../src/domain/planner/types.ts';
import { dishOf, syntheticCatalogue } from '../../../support/synthetic-catalogue.ts';

const { foods } = syntheticCatalogue();
const food = (id: string) => {
  const found = foods.get(id);
  if (!found) throw new Error(`no food ${id}`);
  return found;
};

// Rice: 124.7 kcal, 2.7 g protein, 0.3 g fat and 28 g carbohydrate in 100 g.
const dishes = [
  dishOf('rice', ['breakfast', 'main'], [[food('rice'), 250]]),
  dishOf('apple', ['snack'], [[food('apple'), 150]]),
];
const catalogue: Catalogue = { foods, dishes: new Map(dishes.map((dish) => [dish.id, dish])) };
const plan: WeekPlan = {
  targets: { kcal: 1000, protein: 50, fat: 30, carbs: 120, fiber: 14 },
  days: [
    {
      date: '2026-03-01',
      meals: [
        { slot: 'breakfast', recipeId: 'rice', portion: 1 },
        { slot: 'snacks1', recipeId: 'apple', portion: 0.5 },
        { slot: 'lunch', recipeId: 'rice', portion: 1.35 },
        { slot: 'lunch', recipeId: 'gone from the catalogue', portion: 1 },
      ],
    },
  ],
};

test('a day in plain numbers for the planned portions', () => {
  const [day] = describeWeek(plan, catalogue);
  expect(day).toMatchObject({ date: '2026-03-01', weekday: 'Sunday' });
  expect(day?.groups.breakfast).toEqual([
    {
      recipeId: 'rice',
      name: 'Dish rice',
      portion: 1,
      kcal: 312,
      protein: 6.8,
      carbs: 70,
      fat: 0.8,
      why: expect.any(String),
    },
  ]);
  expect(day?.groups.lunch.map(({ kcal }) => kcal)).toEqual([421]);
  expect(day?.groups.dinner).toEqual([]);
});
