import { ALLERGENS, type Allergen } from '../../domain/catalogue/types.ts';

const labels: Readonly<Record<Allergen, string>> = {
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

export const allergenOptions = ALLERGENS.map((value) => ({ value, label: labels[value] }));
