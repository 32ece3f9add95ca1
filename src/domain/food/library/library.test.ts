import { expect, it } from 'vitest';
import { realLibrary } from '../../../../tests/support/real-catalogue.ts';
import { NUTRIENTS } from '../../../terms/nutrients.ts';
import { withUsualAmount } from '../diary/eaten-choices.ts';
import { kcalOf as kcalIn } from '../diary/food-amounts.ts';
import type { LibraryFood } from './library.ts';
import { isAsEaten } from './match-food.ts';

const library = realLibrary();

const foodOf = (id: string): LibraryFood => {
  const food = library.food(id);
  if (food === null) throw new Error(`no food ${id}`);
  return food;
};
const amountIn = (id: string, nutrient: (typeof NUTRIENTS)[number]): number | null =>
  foodOf(id).per100[NUTRIENTS.indexOf(nutrient)] ?? null;

it('the food library has the foods of USDA and the dishes that are not among them', () => {
  expect(library.ids.filter((id) => id.length === 7)).toHaveLength(8335);
  expect(library.ids.filter((id) => id.length === 10).length).toBeGreaterThan(4000);
  expect(new Set(library.ids).size).toBe(library.ids.length);
  expect(new Set(library.names).size).toBe(library.names.length);
});

it('the food library keeps the figures, the tags and the measures of a food', () => {
  expect(foodOf('l:01001')).toMatchObject({
    name: 'Salted butter',
    category: 'Dairy & eggs',
    diet: 'lacto',
    allergens: ['milk'],
  });
  expect(foodOf('l:01001').measures).toContainEqual({ label: 'tbsp', grams: 14.2 });
  expect(amountIn('l:01001', 'energy_kcal')).toBe(717);
  expect(amountIn('l:01001', 'sodium_mg')).toBe(643);
  expect(library.food('l:00000')).toBeNull();
});

it('the food library leaves unknown what nobody determined', () => {
  expect(amountIn('l:11100000', 'manganese_mg')).toBeNull();
  expect(amountIn('l:01001', 'vit_c_mg')).toBe(0);
});

it('the food library has energy and the three macronutrients of every food', () => {
  const needed = ['energy_kcal', 'protein_g', 'fat_g', 'carbs_g'] as const;
  const without = library.ids.filter((id) => needed.some((nutrient) => amountIn(id, nutrient) === null));
  expect(without).toEqual([]);
});

it('the food library says which food a word means, which stands in, and what the stand-in lacks', () => {
  const termsOf = (id: string) => library.termsAt((library.ids as readonly string[]).indexOf(id));
  expect(termsOf('l:11209')).toContainEqual({ words: 'aubergine', kind: 'meant' });
  expect(termsOf('l:01229')).toContainEqual({ words: 'paneer', kind: 'stand-in' });
  expect(library.allergensBeside('l:02020', 'hing')).toEqual(['gluten']);
  expect(library.allergensBeside('l:02020', 'garlic powder')).toEqual([]);
});

it.each([
  ['strudel', 'l:53440600', 'gluten'],
  ['licorice', 'l:91721000', 'gluten'],
  ['codfish balls', 'l:27250030', 'fish'],
  ['seafood dip', 'l:14620130', 'fish'],
] as const)('the food library warns of what is usually in %s', (_, id, allergen) => {
  expect(foodOf(id).allergens).toContain(allergen);
});

it('the food library takes each word of an eater for one food, by a helping that somebody eats at once', () => {
  const meant = library.ids.flatMap((id, at) =>
    library.termsAt(at).flatMap(({ words, kind }) => (isAsEaten(kind) ? [{ words, id }] : [])),
  );
  const words = meant.map((each) => each.words);
  expect(meant.length).toBeGreaterThan(4000);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  const kcalOf = (id: string): number => {
    const { food, grams } = withUsualAmount(foodOf(id));
    return kcalIn(food, grams);
  };
  expect(meant.filter(({ id }) => kcalOf(id) > 1200)).toEqual([]);
});
