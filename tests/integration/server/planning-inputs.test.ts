import { expect, it } from 'vitest';
import { loadCatalogue } from '../../../catalogue/load.ts';
import { readAllergyText } from '../../../src/domain/plan/rules/allergy-text.ts';

const catalogue = loadCatalogue();
const read = (text: string) => readAllergyText(text, catalogue.foods);

it.each([
  ['', []],
  ['none', []],
  ['Peanuts, shrimp and Milk', ['peanut', 'crustacean', 'milk']],
  ['tree_nut; gluten', ['tree_nut', 'gluten']],
  ['shellfish', ['crustacean', 'mollusc']],
  ['lactose & soya', ['milk', 'soy']],
  ['soybeans', ['soy']],
  ['Seafood', ['fish', 'crustacean', 'mollusc']],
  ['nuts', ['peanut', 'tree_nut']],
  ['pine nuts', ['tree_nut']],
  ['casein, couscous and sardines', ['milk', 'gluten', 'fish']],
])('reads "%s" as allergens', (text, allergens) => {
  expect([...read(text).allergies].sort()).toEqual([...allergens].sort());
});

it('takes anything else for the name of a food', () => {
  const { allergies, foods, unread } = read('Mushrooms, unobtainium');
  expect(allergies).toEqual([]);
  expect(unread).toEqual(['unobtainium']);
  expect(foods.length).toBeGreaterThan(0);
  for (const id of foods) expect(catalogue.foods.get(id)?.name.toLowerCase()).toContain('mushroom');
});
