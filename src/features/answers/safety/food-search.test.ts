import { expect, it } from 'vitest';
import { realCatalogue } from '../../../../tests/support/real-catalogue.ts';
import { foodIdsNamed, GROUP_PICKS } from '../../../domain/food/catalogue/food-ids.ts';
import { findFoods, foodPicks, sayNotFound } from './food-search.ts';

const { foods } = realCatalogue();
const picks = foodPicks(foods);
const names = (text: string): string[] => findFoods(picks, foods, text).map(({ name }) => name);

it.each([
  ['aubergine', /eggplant|aubergine/i],
  ['courgette', /zucchini|courgette/i],
  ['coriander', /cilantro|coriander/i],
  ['spring onions', /scallion|spring onion/i],
])('finds "%s" by what it is called elsewhere', (text, name) => {
  expect(names(text).some((found) => name.test(found))).toBe(true);
});

it('a search for foods offers a group first', () => {
  expect(names('mushrooms')[0]).toBe('All mushrooms');
  expect(names('berries')[0]).toBe('All berries');
});

it('picks hold every name once, and one pick leaves out all foods of that name', () => {
  const called = picks.map(({ name }) => name.toLowerCase());
  expect(new Set(called).size).toBe(called.length);
  for (const food of foods.values()) {
    const pick = picks.find(({ name }) => name.toLowerCase() === food.name.toLowerCase());
    expect(foodIdsNamed([pick?.id ?? ''], { foods })).toContain(food.id);
  }
});

it.each(GROUP_PICKS)('the pick "%s" leaves something out', (group) => {
  expect(foodIdsNamed([group.toLowerCase()], { foods }).length).toBeGreaterThan(1);
});

it('what is said where nothing is found tells a food that no dish uses from a word that nobody knows', () => {
  expect(sayNotFound(foods, 'rhubarb')).toBe('No recipe uses that.');
  expect(sayNotFound(foods, 'qqqq')).toBe('We do not know that word. Please try another one.');
});

it('what is said where nothing is found leads to the allergies, and tells what is chosen already', () => {
  expect(sayNotFound(foods, 'gluten')).toBe('Please choose it under Allergies above.');
  expect(sayNotFound(foods, 'shiitake')).toBe('That is left out already.');
});
