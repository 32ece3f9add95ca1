import { expect, test } from 'vitest';
import { RECIPES } from '../recipes/index.ts';
import { lookOf } from './looks.ts';
import { pictureOf } from './picture.ts';

const dish = (name: string, foods: readonly (readonly [food: string, grams: number])[], kind = 'main') => ({
  name,
  kinds: [kind],
  ingredients: foods.map(([food, grams]) => ({ food, grams })),
});
const svgOf = (pictured: ReturnType<typeof dish>): string => pictureOf(pictured).join('');
const colourOf = (food: string): string => lookOf(food)?.fill ?? 'nothing';

test('a dish shows what is in it, on what it lies on', () => {
  const svg = svgOf(
    dish('Salmon with rice', [
      ['salmon-cooked', 140],
      ['rice-white-cooked', 180],
    ]),
  );
  expect(svg).toContain(colourOf('salmon-cooked'));
  expect(svg).toContain('#fffdf6');
  expect(svg).not.toContain(colourOf('broccoli-cooked'));
});

test('what a dish has a little of is not seen before what it has much of', () => {
  const soup = dish('Tomato soup', [
    ['tomatoes-crushed', 400],
    ['spinach-cooked', 80],
    ['mushrooms-cooked', 80],
    ['potatoes-cooked', 120],
    ['lime', 1],
  ]);
  expect(svgOf(soup)).not.toContain(colourOf('lime'));
});

test('drinks are in a glass, soups in a bowl, and toast is bread', () => {
  const oats = [['rolled-oats', 40]] as const;
  const shapes = ['Oat shake', 'Oat soup', 'Oats on toast'].map((name) => svgOf(dish(name, oats, 'snack')));
  expect(new Set(shapes).size).toBe(3);
});

test('most dishes have a picture of their own, and the same ingredients give the same one', () => {
  const pictures = RECIPES.map((recipe) => pictureOf(recipe).join(''));
  expect(new Set(pictures).size).toBeGreaterThan(RECIPES.length * 0.8);
  expect(RECIPES.map((recipe) => pictureOf(recipe).join(''))).toEqual(pictures);
});
