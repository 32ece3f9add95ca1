import { expect, test } from 'vitest';
import { realCatalogue } from '../../../../tests/support/real-catalogue.ts';
import { dishNamesOf, findDishes } from './find-dishes.ts';

const catalogue = realCatalogue();
const names = dishNamesOf([...catalogue.dishes.values()], catalogue);
const holds = (food: RegExp) => (dish: { readonly ingredients: readonly { readonly food: string }[] }) =>
  dish.ingredients.some((line) => food.test(line.food));

test('a word of the name comes before a word of an ingredient', () => {
  const found = findDishes(names, 'salmon');
  const lastNamed = found.findLastIndex(({ name }) => /salmon/i.test(name));
  expect(found.slice(0, lastNamed + 1).every(({ name }) => /salmon/i.test(name))).toBe(true);
  expect(found.every(holds(/salmon/))).toBe(true);
});

test('two ingredients that no name has together are found', () => {
  const found = findDishes(names, 'chickpeas spinach');
  expect(found.length).toBeGreaterThan(0);
  expect(found.every((dish) => holds(/chickpea/)(dish) && holds(/spinach/)(dish))).toBe(true);
});

test('without a word every dish is there, by name', () => {
  const found = findDishes(names, ' ');
  expect(found).toHaveLength(catalogue.dishes.size);
  expect(found.map(({ name }) => name)).toEqual(
    found.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other)),
  );
});
