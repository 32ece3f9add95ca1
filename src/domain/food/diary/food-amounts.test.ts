import { expect, it } from 'vitest';
import { food } from '../../../../tests/support/unit/plain-food.ts';
import { amountUnits, countInWords, gramsInWords } from './food-amounts.ts';

const apple = food('apple', { energy_kcal: 52 }, { cup: 125, large: 223, medium: 182 });
const butter = food('butter', { energy_kcal: 717 }, { tsp: 4.7, tbsp: 14.2 });
const mince = food('mince', { energy_kcal: 250 });

it('amountUnits offers whole things before cups before spoons, and weight last', () => {
  expect(amountUnits(apple).map(({ label }) => label)).toEqual(['medium', 'large', 'cup', 'g']);
  expect(amountUnits(butter).map(({ label }) => label)).toEqual(['tsp', 'tbsp', 'g']);
  expect(amountUnits(food('garlic', {}, { tsp: 2.8, clove: 3 })).map(({ label }) => label)).toEqual([
    'clove',
    'tsp',
    'g',
  ]);
  expect(amountUnits(mince).map(({ label }) => label)).toEqual(['g']);
});

it('the usual amount is never a vessel full of what is eaten by the spoon, nor a size of the shop', () => {
  const peanutButter = food('peanut-butter', { energy_kcal: 598 }, { cup: 258, tbsp: 16 });
  expect(amountUnits(peanutButter).map(({ label }) => label)).toEqual(['tbsp', 'g', 'cup']);
  const milk = food('milk', { energy_kcal: 61 }, { quart: 976, cup: 244, 'fl oz': 30.5 });
  expect(amountUnits(milk).map(({ label }) => label)).toEqual(['cup', 'fl oz', 'g', 'quart']);
  expect(amountUnits(food('pesto', { energy_kcal: 418 }))[0]).toMatchObject({ label: 'g', usual: 30 });
});

it.each([
  [1, 'cup', '1 cup'],
  [1.5, 'cup', '1½ cups'],
  [2, 'slice', '2 slices'],
  [2, 'medium', '2 medium'],
  [150, 'g', '150 g'],
])('%d %s is "%s"', (count, label, words) => {
  expect(countInWords(count, { label, grams: 1 })).toBe(words);
});

it('an amount in words says halves of a measure by the measure', () => {
  expect(gramsInWords(apple, 182)).toBe('1 medium');
  expect(gramsInWords(apple, 273)).toBe('1½ medium');
  expect(gramsInWords(butter, 14.2)).toBe('1 tbsp');
});

it('an amount in words says a helping with its grams, or by the piece that weighs as much', () => {
  const chicken = food('chicken', { energy_kcal: 165 }, { portion: 120, slice: 60, medium: 200 });
  expect(amountUnits(chicken)[0]?.label).toBe('portion');
  expect(gramsInWords(chicken, 120)).toBe('1 portion (120 g)');
  expect(gramsInWords(chicken, 180)).toBe('3 slices');
  expect(gramsInWords(food('cream', {}, { portion: 15, tbsp: 15 }), 15)).toBe('1 tbsp');
});

it('an amount in words says drinks by volume, and nothing of no amount', () => {
  expect(gramsInWords({ measures: [], per: 'ml' }, 333)).toBe('333 ml');
  expect(gramsInWords({ measures: [], per: 'ml' }, 1250)).toBe('1250 ml');
  expect(amountUnits({ measures: [], per: 'ml' }).map(({ label }) => label)).toEqual(['ml']);
  expect(gramsInWords(mince, 0)).toBe('');
});
