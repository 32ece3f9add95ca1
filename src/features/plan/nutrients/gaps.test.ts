import { expect, it } from 'vitest';
import { NO_RULES } from '../../../../tests/support/synthetic-catalogue.ts';
import { food } from '../../../../tests/support/unit/plain-food.ts';
import { NUTRIENTS } from '../../../terms/nutrients.ts';
import type { EatingRules } from '../../../terms/plan.ts';
import { richFoods } from './gaps.ts';
import { aimRows } from './nutrient-rows.ts';

const vitaminD = (amount: number) => ({ energy_kcal: 100, vit_d_ug: amount });
const foods = new Map(
  [
    food('salmon', vitaminD(12), {}, { name: 'Salmon fillet', diet: 'fish', allergens: ['fish'] }),
    food('milk', vitaminD(2), {}, { name: 'Milk', diet: 'lacto', allergens: ['milk'] }),
    food('soy-milk', vitaminD(3), {}, { name: 'Soy milk, fortified', allergens: ['soy'] }),
    food('mushrooms', vitaminD(13), { mushroom: 20 }, { name: 'Mushrooms' }),
    food('oat-flour', vitaminD(30), {}, { name: 'Oat flour' }),
    food('dried-herb', vitaminD(40), {}, { name: 'Herb', category: 'Herbs & spices' }),
    food('leek', vitaminD(0.1), {}, { name: 'Leeks' }),
  ].map((each) => [each.id, each]),
);
const richFor = (changed: Partial<EatingRules>) =>
  richFoods('vit_d_ug', 15, { ...NO_RULES, ...changed }, { foods });

it('the list of rich foods names what brings most in a helping, and nothing that is never eaten by itself', () => {
  expect(richFor({})).toEqual(['salmon fillet', 'soy milk (fortified)', 'mushrooms']);
});

it.each([
  [{ diet: 'vegan' }, ['soy milk (fortified)', 'mushrooms']],
  [{ diet: 'vegetarian' }, ['soy milk (fortified)', 'mushrooms', 'milk']],
  [{ diet: 'ovo_vegetarian' }, ['soy milk (fortified)', 'mushrooms']],
  [{ diet: 'ovo_vegetarian', eatsDairy: true }, ['soy milk (fortified)', 'mushrooms', 'milk']],
  [{ allergies: ['fish', 'soy'] }, ['mushrooms', 'milk']],
  [{ excludedFoods: ['salmon', 'soy-milk', 'milk'] }, ['mushrooms']],
] as const)('the list of rich foods never names what the member does not eat: %j', (changed, names) => {
  expect(richFor(changed)).toEqual(names);
});

const vector = (amounts: Readonly<Record<string, number>>) =>
  NUTRIENTS.map((nutrient) => amounts[nutrient] ?? 0);
const day = {
  eaten: vector({}),
  whole: vector({ vit_d_ug: 6, iron_mg: 18, energy_kcal: 1900, sat_fat_g: 30, sodium_mg: 1500 }),
  foods: new Set(['a', 'b']),
  undetermined: new Map([['vit_d_ug' as const, new Set(['a'])]]),
};
const goals = {
  aims: [
    { nutrient: 'iron_mg', amount: 18 },
    { nutrient: 'vit_d_ug', amount: 15 },
  ],
} as const;

it('the rows put the furthest from its goal first and say how sure it is', () => {
  expect(
    aimRows(day, goals, null).map(({ name, whole, goal, undetermined }) => [name, whole, goal, undetermined]),
  ).toEqual([
    ['Vitamin D', 6, 15, 1],
    ['Iron', 18, 18, 0],
  ]);
});
