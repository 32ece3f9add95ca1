import type { Allergen } from '../../../terms/food.ts';

export const ALLERGEN_LABELS: Readonly<Record<Allergen, string>> = {
  gluten: 'Wheat, rye, barley',
  gluten_oats: 'Oats',
  milk: 'Milk',
  egg: 'Eggs',
  soy: 'Soy',
  peanut: 'Peanuts',
  tree_nut: 'Tree nuts',
  sesame: 'Sesame',
  fish: 'Fish',
  crustacean: 'Shrimp, crab, lobster',
  mollusc: 'Mussels, squid',
  celery: 'Celery',
  mustard: 'Mustard',
  coconut: 'Coconut',
};

/** Inside a sentence: "milk, tree nuts". */
export const allergensInWords = (allergens: readonly Allergen[]): string =>
  allergens.map((allergen) => ALLERGEN_LABELS[allergen].toLowerCase()).join(', ');
