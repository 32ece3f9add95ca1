import { expect, it } from 'vitest';
import { amountOf } from '../../../src/domain/catalogue/nutrients.ts';
import { realCatalogue } from '../../support/real-catalogue.ts';

it('reaches the phone: what has no figure counts as 0 there', () => {
  const foods = [...realCatalogue().foods.values()].filter(({ undetermined }) => undetermined.length > 0);
  expect(foods.length).toBeGreaterThan(20);
  for (const food of foods)
    for (const nutrient of food.undetermined) expect(amountOf(food.per100, nutrient)).toBe(0);
});
