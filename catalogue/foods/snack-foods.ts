import { foodsOf } from './food-entry.ts';

export const snackFoods = foodsOf('Snacks', 'vegan', [
  ['popcorn', 'Popcorn', '19806', { cup: 8 }],
  ['rice-cakes', 'Brown rice cakes', '19816', { cake: 9 }],
]);
