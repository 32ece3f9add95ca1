import { foodsOf } from './food-entry.ts';

export const nutsAndSeeds = foodsOf('Nuts & seeds', 'vegan', [
  ['almond-butter', 'Almond butter', '12195', { tbsp: 16, tsp: 5.3 }, { allergens: ['tree_nut'] }],
  ['almonds', 'Almonds', '12061', { cup: 143, tbsp: 9 }, { allergens: ['tree_nut'] }],
  ['cashews', 'Cashews', '12087', { cup: 137, tbsp: 9 }, { allergens: ['tree_nut'] }],
  ['chia-seeds', 'Chia seeds', '12006', { tbsp: 12, tsp: 4 }],
  ['coconut-desiccated', 'Desiccated coconut', '12108', { cup: 80, tbsp: 5 }, { allergens: ['coconut'] }],
  [
    'coconut-milk-canned',
    'Coconut milk, canned',
    '12118',
    { cup: 226, tbsp: 15 },
    { allergens: ['coconut'] },
  ],
  ['flaxseed', 'Ground flaxseed', '12220', { tbsp: 7, tsp: 2.5 }],
  ['hazelnuts', 'Hazelnuts', '12120', { cup: 135, nut: 1.4 }, { allergens: ['tree_nut'] }],
  ['hemp-seeds', 'Shelled hemp seeds', '12012', { tbsp: 10 }],
  ['peanut-butter', 'Unsalted peanut butter', '16398', { tbsp: 16, tsp: 5.3 }, { allergens: ['peanut'] }],
  ['peanuts', 'Unsalted roasted peanuts', '16390', { cup: 146, peanut: 1 }, { allergens: ['peanut'] }],
  ['pecans', 'Pecans', '12142', { cup: 109, half: 1.5 }, { allergens: ['tree_nut'] }],
  ['pine-nuts', 'Pine nuts', '12147', { tbsp: 8.5, cup: 135 }, { allergens: ['tree_nut'] }],
  ['pistachios', 'Pistachios', '12151', { cup: 123, tbsp: 8 }, { allergens: ['tree_nut'] }],
  ['pumpkin-seeds', 'Pumpkin seeds', '12014', { cup: 129, tbsp: 8 }],
  ['sesame-seeds', 'Sesame seeds', '12023', { cup: 144, tbsp: 9 }, { allergens: ['sesame'] }],
  ['sunflower-seeds', 'Sunflower seeds', '12036', { cup: 140, tbsp: 9 }],
  ['tahini', 'Tahini', '12166', { tbsp: 15, tsp: 5 }, { allergens: ['sesame'] }],
  ['walnuts', 'Walnuts', '12155', { cup: 117, half: 2 }, { allergens: ['tree_nut'] }],
]);
