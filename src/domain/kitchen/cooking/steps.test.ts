import { expect, it } from 'vitest';
import { realCookbook } from '../../../../tests/support/real-catalogue.ts';
import type { Recipe, RecipeStep } from '../../../terms/food.ts';
import { foodsByStep, timerLabel } from './steps.ts';

const catalogue = realCookbook();
const step = (text: string): RecipeStep => ({ text, minutes: 5 });

it.each([
  ['Cook the rice.', 'Cook the rice'],
  ['Add tomatoes and chickpeas to the pan, bring to a boil, then simmer.', 'Simmer'],
  ['Soften the onion in the rest of the oil over low heat.', 'Soften'],
  ['Close the jars and leave them in the fridge for six hours.', 'Chill'],
  ['Whisk it into a smooth batter with the milk. Let it rest.', 'Rest'],
  ['Add the beef to the hot oil and brown it well on all sides.', 'Brown'],
  ['Put the brown rice on, with the lid on the pot.', 'Brown rice'],
])('the timer of "%s" is called %s', (text, label) => {
  expect(timerLabel(step(text), 3, 'Brown rice')).toBe(label);
});

const dish = (
  ingredients: readonly string[],
  steps: readonly string[],
): Pick<Recipe, 'ingredients' | 'steps'> => ({
  ingredients: ingredients.map((food) => ({ food, grams: 100, measure: null })),
  steps: steps.map((text) => ({ text, minutes: null })),
});
const named = (ingredients: readonly string[], text: string): readonly string[] => [
  ...(foodsByStep(dish(ingredients, [text]), catalogue.foods)[0] ?? []),
];

it('the foods of a step are those it speaks of, whatever their number', () => {
  const all = ['tomatoes-diced', 'chickpeas-canned', 'garam-masala', 'olive-oil', 'salt'];
  expect(named(all, 'Tip in the tomatoes and a chickpea, with the salt.')).toEqual([
    'tomatoes-diced',
    'chickpeas-canned',
    'salt',
  ]);
});

it('the foods of a step tell coconut milk from soy milk, and an adjective from a food', () => {
  const all = ['coconut-milk', 'soy-milk', 'red-lentils-cooked'];
  expect(named(all, 'Pour in the coconut milk.')).toEqual(['coconut-milk']);
  expect(named(all, 'Add the red pepper.')).toEqual([]);
});
