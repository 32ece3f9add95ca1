import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFoodFacts } from './food-facts.ts';

const NUTRIMENTS = {
  'energy-kcal_100g': 46,
  'energy-kj_100g': 193,
  proteins_100g: 1,
  fat_100g: 1.5,
  'saturated-fat_100g': 0.2,
  carbohydrates_100g: 6.7,
  sugars_100g: 4,
  salt_100g: 0.1,
};
const read = (nutriments: object, product: object = {}) =>
  readFoodFacts({ status: 1, product: { product_name: 'Oat drink', nutriments, ...product } });

it('a product is read in our units, and what it does not say is unknown', () => {
  expect(read(NUTRIMENTS, { brands: 'A brand, Another', quantity: '1 l' })).toEqual({
    name: 'Oat drink',
    brand: 'A brand',
    per: 'ml',
    kcal: 46,
    proteinG: 1,
    fatG: 1.5,
    saturatedFatG: 0.2,
    carbsG: 6.7,
    sugarsG: 4,
    fiberG: null,
    sodiumMg: 40,
  });
});

it.each<[string, object, number | null]>([
  ['kcal', { 'energy-kcal_100g': 250 }, 250],
  ['kJ alone', { 'energy-kj_100g': 1000 }, 239],
  ['energy without a unit, which is kJ', { energy_100g: 1000 }, 239],
  ['text', { 'energy-kcal_100g': '250,4' }, 250],
  ['none', { 'energy-kcal_100g': 0 }, 0],
  ['nothing', {}, null],
  ['empty text', { 'energy-kcal_100g': '' }, null],
  ['kJ in the place of kcal', { 'energy-kcal_100g': 1046, 'energy-kj_100g': 1046 }, null],
  ['kcal in the place of kJ', { 'energy-kcal_100g': 250, 'energy-kj_100g': 250 }, null],
  ['more than pure fat', { 'energy-kcal_100g': 901 }, null],
  ['more than pure fat in kJ', { 'energy-kj_100g': 4000 }, null],
  ['less than nothing', { 'energy-kcal_100g': -5 }, null],
  ['no number', { 'energy-kcal_100g': Number.NaN }, null],
])('a product has the energy of %s', (_, nutriments, kcal) => {
  expect(read(nutriments)?.kcal).toBe(kcal);
});

it.each<[object, number | null]>([
  [{ sodium_100g: 0.04 }, 40],
  [{ salt_100g: 1 }, 400],
  [{ salt_100g: 1, sodium_100g: 0.4 }, 400],
  [{ salt_100g: 100 }, 40_000],
  [{ salt_100g: 250 }, null],
  [{ sodium_100g: 400 }, null],
  [{ sodium_100g: 400, salt_100g: 1 }, 400],
  [{}, null],
])('a product has the sodium of %j: %j mg', (nutriments, sodiumMg) => {
  expect(read(nutriments)?.sodiumMg).toBe(sodiumMg);
});

it('a product has no value that no food can have', () => {
  expect(read({ ...NUTRIMENTS, proteins_100g: 120 })).toMatchObject({ proteinG: null, fatG: 1.5 });
  expect(read({ ...NUTRIMENTS, proteins_100g: 60, carbohydrates_100g: 60 })).toMatchObject({
    proteinG: null,
    fatG: null,
    carbsG: null,
    sugarsG: null,
    saturatedFatG: null,
    kcal: 46,
  });
  expect(read({ ...NUTRIMENTS, sugars_100g: 40, 'saturated-fat_100g': 9 })).toMatchObject({
    sugarsG: null,
    saturatedFatG: null,
    carbsG: 6.7,
  });
});

it('a product that tells nothing is none', () => {
  for (const answer of [
    null,
    'x',
    [],
    {},
    { status: 0, product: { product_name: 'x' } },
    { status: 1 },
    { status: 1, product: { brands: 'x', nutriments: {} } },
  ]) {
    expect(readFoodFacts(answer)).toBeNull();
  }
  expect(read({}, { product_name: ' A\u0000\u202e name ' })?.name).toBe('A name');
});

it('a product of any JSON is read without a failure, within the bounds', () => {
  const value = fc.oneof(fc.double(), fc.string(), fc.constant(null), fc.integer({ min: -10, max: 2000 }));
  const nutriments = fc.dictionary(
    fc.oneof(fc.constantFrom(...Object.keys(NUTRIMENTS), 'sodium_100g', 'energy_100g'), fc.string()),
    value,
  );
  fc.assert(
    fc.property(nutriments, fc.anything(), (known, anything) => {
      const food = read(known, { quantity: anything, brands: anything });
      if (food === null) return;
      const { name: _, brand: __, per: ___, kcal, sodiumMg, ...grams } = food;
      for (const [most, each] of [
        [900, kcal],
        [40_000, sodiumMg],
        ...Object.values(grams).map((gram) => [100, gram] as const),
      ] as const) {
        expect(each === null || (each >= 0 && each <= most)).toBe(true);
      }
    }),
  );
});
