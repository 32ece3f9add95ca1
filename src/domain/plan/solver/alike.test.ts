import { expect, test } from 'vitest';
import { realCatalogue } from '../../../../tests/support/real-catalogue.ts';
import { kindAlike } from './alike.ts';

const { dishes, foods } = realCatalogue();
const kindOf = (name: string): number => {
  const dish = [...dishes.values()].find((one) => one.name === name);
  if (dish === undefined) throw new Error(`no dish ${name}`);
  return kindAlike(dish, foods);
};

test('dishes that stand on the same staple are alike, a side or a topping of it makes them nothing', () => {
  expect(kindOf('Turkey taco bowl with beans and rice')).toBe(
    kindOf('Ginger mackerel with spinach and rice'),
  );
  expect(kindOf('Soba with edamame and sesame')).not.toBe(kindOf('Ginger mackerel with spinach and rice'));
  expect(kindOf('Warm salmon salad with avocado and edamame')).toBe(0);
});
