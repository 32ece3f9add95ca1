import { foodsOf } from './food-entry.ts';

export const beverages = foodsOf('Beverages', 'vegan', [
  ['almond-milk', 'Unsweetened almond milk', '14091', { cup: 262, tbsp: 16 }, { allergens: ['tree_nut'] }],
  ['green-tea', 'Green tea', '14278', { cup: 245 }],
  ['rice-milk', 'Unsweetened rice milk', '14639', { cup: 240 }],
  ['water', 'Water', '14429', { cup: 237, tbsp: 15 }],
]);
