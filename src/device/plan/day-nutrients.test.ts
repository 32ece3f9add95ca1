import { expect, it } from 'vitest';
import { planDay, planDish } from '../../../tests/support/device-plan.ts';
import { dishOf } from '../../../tests/support/synthetic-catalogue.ts';
import { food } from '../../../tests/support/unit/plain-food.ts';
import { eatenKey } from '../../domain/food/journal/fold.ts';
import { amountOf } from '../../terms/nutrients.ts';
import { dayNutrients } from './day-nutrients.ts';

const kale = food('kale', { energy_kcal: 100, vit_c_mg: 50 });
const egg = food('egg', { energy_kcal: 200, vit_c_mg: 0 }, {}, { undetermined: ['choline_mg'] });
const soup = dishOf('soup', ['main'], [[kale, 200]]);
const omelette = dishOf('omelette', ['main'], [[egg, 100]]);
const catalogue = {
  foods: new Map([kale, egg].map((each) => [each.id, each])),
  dishes: new Map([soup, omelette].map((each) => [each.id, each])),
};

const day = planDay('2026-11-21', {
  lunch: [planDish('soup', 200)],
  dinner: [planDish('omelette', 400, { portion: 2 })],
});
const nothing = { eaten: new Map(), foods: new Map() };
const eaten = (dish: string, kcal: number) => ({
  ...nothing,
  eaten: new Map([[eatenKey('lunch', dish), { slot: 'lunch' as const, dish, kcal }]]),
});
const inKcal = (vector: readonly number[]) => Math.round(amountOf(vector, 'energy_kcal'));

it('the nutrients of a day are those planned, and those eaten of them', () => {
  const before = dayNutrients(day, nothing, catalogue);
  expect([inKcal(before.whole), inKcal(before.eaten)]).toEqual([600, 0]);
  const after = dayNutrients(day, eaten('soup', 200), catalogue);
  expect([inKcal(after.whole), inKcal(after.eaten)]).toEqual([600, 200]);
  expect(amountOf(after.eaten, 'vit_c_mg')).toBe(100);
});

it('food beside the plan counts on top', () => {
  const log = {
    ...nothing,
    foods: new Map([['e', { slot: 'lunch' as const, food: 'kale', grams: 50, kcal: 50 }]]),
  };
  const { whole, eaten: so } = dayNutrients(day, log, catalogue);
  expect([inKcal(whole), inKcal(so), amountOf(so, 'vit_c_mg')]).toEqual([650, 50, 25]);
});

it('a dish that was eaten before the plan gave way to another stays, in the portion eaten', () => {
  const { whole, eaten: so } = dayNutrients(day, eaten('omelette', 100), catalogue);
  expect(inKcal(so)).toBe(100);
  expect(inKcal(whole)).toBe(700);
});

it('the foods without a figure are named', () => {
  const { foods, undetermined } = dayNutrients(day, nothing, catalogue);
  expect([...foods].sort()).toEqual(['egg', 'kale']);
  expect([...(undetermined.get('choline_mg') ?? [])]).toEqual(['egg']);
  expect(undetermined.has('vit_c_mg')).toBe(false);
});
