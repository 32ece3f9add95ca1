import { expect, it } from 'vitest';
import { nameAsEaten } from './eaten-food.ts';
import { findNamed } from './find-named.ts';

const foods = [
  { name: 'Tomatoes', weight: 9 },
  { name: 'Tomato paste', weight: 20 },
  { name: 'Crème fraîche', weight: 1 },
  { name: 'Blueberries', weight: 3 },
  { name: 'Eggplant, cooked', weight: 4 },
  { name: 'Eggs', weight: 8 },
  { name: 'Greek yogurt', weight: 8 },
];
const found = (text: string) => findNamed(foods, text).map(({ name }) => name);

it.each([
  ['tomato', ['Tomatoes', 'Tomato paste']],
  ['TOMATOES', ['Tomatoes', 'Tomato paste']],
  ['creme', ['Crème fraîche']],
  ['berry', ['Blueberries']],
  ['berries', ['Blueberries']],
  ['egg', ['Eggs', 'Eggplant, cooked']],
  ['aubergine', ['Eggplant, cooked']],
  ['yoghurt greek', ['Greek yogurt']],
  ['tom pas', ['Tomato paste']],
  ['e', []],
  ['  ', []],
  ['marzipan', []],
  ['.*', []],
])('"%s" finds %j', (text, names) => {
  expect(found(text)).toEqual(names);
});

it.each([
  ['pasta-cooked', 'Pasta', 'Pasta, cooked'],
  ['white-beans-cooked', 'White beans, dried', 'White beans, cooked'],
  ['egg-boiled', 'Eggs', 'Eggs, boiled'],
  ['apple', 'Apples', 'Apples'],
])('%s is %s on the shelf and %s on the plate', (id, name, eaten) => {
  expect(nameAsEaten({ id, name })).toBe(eaten);
});
