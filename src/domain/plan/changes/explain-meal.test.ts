import { expect, test } from 'vitest';
import { syntheticCatalogue } from '../../../../tests/support/synthetic-catalogue.ts';
import type { Dish } from '../../../terms/food.ts';
import { nutrientIndex } from '../../../terms/nutrients.ts';
import { ADULT_INTAKES } from '../../body/nutrition/reference-intakes.ts';
import { explainMeal } from './explain-meal.ts';

const TARGETS = { kcal: 2000, protein: 75, fat: 67, carbs: 280, fiber: 28 };
const [anyDish] = syntheticCatalogue().dishes.values();

/** A dish that has only the given nutrients, one serving. */
const dishWith = (amounts: Partial<Record<keyof typeof nutrientIndex, number>>, minutesTotal = 40): Dish => {
  if (!anyDish) throw new Error('no dish');
  const nutrients = Object.values(nutrientIndex).map(() => 0);
  for (const [name, amount] of Object.entries(amounts))
    nutrients[nutrientIndex[name as keyof typeof nutrientIndex]] = amount;
  return { ...anyDish, nutrients, minutesTotal };
};

const whyOf = (dish: Dish, slot: 'breakfast' | 'snacks1' | 'lunch' = 'lunch', portion = 1) =>
  explainMeal({ slot, portion }, dish, { targets: TARGETS, intakes: ADULT_INTAKES });

test('a dish is explained by its fibre', () => {
  expect(whyOf(dishWith({ fiber_g: 12 }))).toBe('high in fibre');
});

test('a dish is explained by its protein, in the words of the slot', () => {
  expect(whyOf(dishWith({ protein_g: 40 }))).toBe('your protein for the day');
  expect(whyOf(dishWith({ protein_g: 40 }), 'breakfast')).toBe('a good share of your protein');
});

test('a dish is explained by its richest vitamin or mineral, and its speed', () => {
  expect(whyOf(dishWith({ iron_mg: 8, vit_c_mg: 200 }, 15))).toBe('rich in vitamin C, quick: 15 minutes');
});

test('a dish is explained by its portion, too', () => {
  expect(whyOf(dishWith({ fiber_g: 8 }), 'lunch', 1)).toBe('fits your energy for lunch');
  expect(whyOf(dishWith({ fiber_g: 8 }), 'lunch', 1.5)).toBe('high in fibre');
});
