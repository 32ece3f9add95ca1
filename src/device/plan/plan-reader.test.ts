import { expect, test } from 'vitest';
import { decode } from '../../contract/decode.ts';
import { getMealPlan } from '../../contract/plan.ts';
import { dayOfPlan, dishKey, lastDayOf } from '../db/device-plan.ts';
import { readMealPlan } from './plan-reader.ts';

const SATURDAY = '2026-11-21';

const plainDay = {
  'Total calorie': '1691 kcal',
  total_carbs: '13 g',
  total_proteins: 23,
  total_fats: null,
  breakfast: { Oats: '320', Banana: 90 },
  lunch: { Dal: 500.5 },
};

const detailMeal = {
  slot: 'lunch',
  recipe_id: 'dal',
  name: 'Dal',
  portion: 1.25,
  kcal: 500.4,
  protein_g: 20.2,
  carbs_g: 60.4,
  fat_g: 10,
  why: 'High in fibre',
};

const details = {
  plan_id: 'p1',
  week_start: '2026-11-20',
  targets: { kcal: 1900, protein: 90, fat: 60, carbs: 230, fiber: 28 },
  maintenance_only: false,
  days: [
    { date: SATURDAY, meals: [detailMeal, { ...detailMeal, slot: 'dinner', kcal: 300.4 }] },
    { date: '2026-11-27', meals: [{ ...detailMeal, name: 'Next Friday' }] },
  ],
};

const read = (json: unknown) => {
  const answer = decode(getMealPlan.answer, json);
  if (!answer.ok) throw new Error(answer.error.reason);
  return readMealPlan(answer.value);
};

const planOf = (meals: Record<string, unknown>) => {
  const result = read([{ meals }]);
  if (!result.ok || result.value === null) throw new Error('No plan');
  return result.value;
};

test('a plain plan reads days in any case and numbers with their units [3.10]', () => {
  const plan = planOf({ Meal_plan: { sAturday: plainDay } });
  const day = dayOfPlan(plan, SATURDAY);
  expect(plan.source).toBe('plain');
  expect(day?.totals).toEqual({ kcal: 1691, carbs: 13, protein: 23, fat: 0 });
  expect(day?.slots.breakfast).toEqual([
    { name: 'Oats', kcal: 320, detail: null },
    { name: 'Banana', kcal: 90, detail: null },
  ]);
  expect(day?.slots.snacks1).toEqual([]);
});

test.each([
  ['a number', 12],
  ['a list', []],
  ['a dish without calories', { ...plainDay, dinner: { Soup: 'n/a' } }],
])('a plain plan skips a day that is %s and says so', (_, odd) => {
  const plan = planOf({ Meal_plan: { Saturday: plainDay, Sunday: odd } });
  expect(plan.unreadable).toEqual(['Meal_plan.Sunday']);
  expect(dayOfPlan(plan, SATURDAY)).not.toBeNull();
  expect(dayOfPlan(plan, '2026-11-22')).toBeNull();
});

test.each([
  ['under the week', { Meal_plan: { Saturday: plainDay, shopping_list: { Fruit: { Apples: 3 } } } }],
  ['beside it', { Meal_plan: { Saturday: plainDay }, shopping_list: { Fruit: { Apples: 3 } } }],
])('a plain plan finds its shopping list %s', (_, meals) => {
  expect(planOf(meals).shopping).toEqual([{ category: 'Fruit', items: [{ name: 'Apples', quantity: '3' }] }]);
});

const plan = planOf({ Meal_plan: { Saturday: plainDay, Friday: plainDay }, details });

test('a detailed plan goes by date, then by weekday', () => {
  expect(plan.source).toBe('detailed');
  expect(dayOfPlan(plan, SATURDAY)?.date).toBe(SATURDAY);
  expect(dayOfPlan(plan, '2026-11-27')?.slots.lunch[0]?.name).toBe('Next Friday');
  expect(dayOfPlan(plan, '2026-12-05')?.date).toBeNull();
  expect(lastDayOf(plan)).toBe('2026-11-27');
});

test('a detailed plan adds its day up from what it lists', () => {
  const day = dayOfPlan(plan, SATURDAY);
  expect(day?.totals).toEqual({ kcal: 800, protein: 40, carbs: 121, fat: 20 });
  expect(day?.slots.lunch.map(dishKey)).toEqual(['dal']);
});

test.each([
  ['of another shape', { plan_id: 3 }],
  ['with an impossible date', { ...details, days: [{ date: '2026-02-31', meals: [] }] }],
])('a detailed plan whose details are %s is read as a plain one', (_, odd) => {
  const plain = planOf({ Meal_plan: { Saturday: plainDay }, details: odd });
  expect(plain.source).toBe('plain');
  expect(plain.unreadable).toEqual(['details']);
});

test.each([
  ['an empty list', []],
  ['an empty week', [{ meals: { Meal_plan: {} } }]],
])('an answer of %s is no plan yet', (_, json) => {
  expect(read(json)).toEqual({ ok: true, value: null });
});

test('an answer with no readable day is an error, not an empty week', () => {
  expect(read([{ meals: { Meal_plan: { Monday: null, Caturday: plainDay } } }])).toMatchObject({
    ok: false,
  });
});
