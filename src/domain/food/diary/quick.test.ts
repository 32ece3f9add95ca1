import { expect, it } from 'vitest';
import { foodOfDescribed } from '../catalogue/eaten-food.ts';
import {
  alcoholInWords,
  alcoholOf,
  DRINKS,
  drinkWithAlcohol,
  gramsOfAlcohol,
  unitsInWords,
} from './alcohol.ts';
import { kcalOf } from './food-amounts.ts';
import { nameWithoutFigures, ownNameOf, quickEnergy } from './quick-energy.ts';

it('quick energy has the name that the member gave, else one without a figure for who hides them', () => {
  const named = quickEnergy('dinner', 900, ' Pizza at Ana’s ');
  const nameless = quickEnergy('dinner', 900, '');
  expect([named.name, ownNameOf(named), ownNameOf(nameless)]).toEqual([
    'Pizza at Ana’s',
    'Pizza at Ana’s',
    '',
  ]);
  expect(nameWithoutFigures(named, named.name ?? '')).toBe('Pizza at Ana’s');
  expect(nameWithoutFigures(nameless, nameless.name ?? '')).toBe('Something eaten');
});

it.each([
  ['Beer', '13 g of alcohol', '1.3 units', 141],
  ['Wine', '15 g of alcohol', '1.5 units', 125],
  ['Spirits', '13 g of alcohol', '1.3 units', 88],
])('the drink %s is %s, %s, and counts %i kcal whole', (name, alcohol, units, kcal) => {
  const drink = DRINKS.find((each) => each.name === name);
  if (drink === undefined) throw new Error(name);
  const grams = gramsOfAlcohol(drink.ml, drink.strength);
  const eaten = drinkWithAlcohol('dinner', drink, drink.ml, drink.strength);
  expect([alcoholInWords(grams), unitsInWords(grams), eaten.kcal]).toEqual([alcohol, units, kcal]);
  expect(alcoholOf(eaten)).toBe(alcohol);
});

it('drinks with alcohol are millilitres with their strength in the name, and are counted anew for another amount', () => {
  const eaten = drinkWithAlcohol('dinner', DRINKS[0], 330, 5);
  expect(eaten).toMatchObject({ food: 'quick:alcohol', name: 'Beer, 5 %', grams: 330, per: 'ml' });
  const again = foodOfDescribed(eaten);
  expect(again?.per).toBe('ml');
  expect(again === null ? null : kcalOf(again, 500)).toBe(213);
  expect(alcoholOf({ food: 'apple', grams: 100 })).toBeNull();
});
