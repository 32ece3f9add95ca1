import { foodsOf } from './food-entry.ts';

export const sweeteners = foodsOf('Sweeteners & sweets', 'vegan', [
  ['agave', 'Agave syrup', '19912', { tbsp: 21, tsp: 6.9 }],
  ['brown-sugar', 'Brown sugar', '19334', { tbsp: 13.8, tsp: 4.6 }],
  ['cocoa', 'Cocoa powder', '19165', { cup: 86, tbsp: 5.4 }],
  ['dark-chocolate', 'Dark chocolate', '19904', { bar: 101 }, { diet: 'lacto', allergens: ['milk', 'soy'] }],
  ['honey', 'Honey', '19296', { tbsp: 21, tsp: 7 }, { diet: 'honey' }],
  ['jam', 'Fruit jam', '19297', { tbsp: 20 }],
  ['maple-syrup', 'Maple syrup', '19353', { tbsp: 20, tsp: 6.7 }],
  ['molasses', 'Molasses', '19304', { tbsp: 20 }],
  ['sugar', 'Sugar', '19335', { tbsp: 12.5, tsp: 4.2, cup: 200 }],
]);
