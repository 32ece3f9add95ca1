import { foodsOf } from './food-entry.ts';

export const oilsAndDressings = foodsOf('Oils, fats & dressings', 'vegan', [
  ['canola-oil', 'Canola oil', '04582', { tbsp: 14, tsp: 4.5 }],
  ['cider-vinegar', 'Cider vinegar', '02048', { tbsp: 14.9, tsp: 5 }],
  ['balsamic-vinegar', 'Balsamic vinegar', '02069', { tbsp: 16, tsp: 5.3 }],
  ['coconut-oil', 'Coconut oil', '04047', { tbsp: 13.6, tsp: 4.5 }, { allergens: ['coconut'] }],
  ['mayonnaise', 'Mayonnaise', '04025', { tbsp: 13.8 }, { diet: 'ovo', allergens: ['egg', 'mustard'] }],
  ['olive-oil', 'Olive oil', '04053', { tbsp: 13.5, tsp: 4.5 }],
  ['red-wine-vinegar', 'Red wine vinegar', '02068', { tbsp: 14.9, tsp: 5 }],
  ['rice-vinegar', 'Rice vinegar', '02053', { tbsp: 14.9, tsp: 5 }],
  ['sesame-oil', 'Toasted sesame oil', '04058', { tbsp: 13.6, tsp: 4.5 }, { allergens: ['sesame'] }],
  ['sunflower-oil', 'Sunflower oil', '04060', { tbsp: 13.6, tsp: 4.5 }],
]);
