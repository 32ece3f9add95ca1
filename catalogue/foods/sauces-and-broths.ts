import { foodsOf } from './food-entry.ts';

export const saucesAndBroths = foodsOf('Sauces & broths', 'vegan', [
  [
    'chicken-broth',
    'Chicken broth, reduced sodium',
    '06183',
    { cup: 240 },
    { diet: 'meat', allergens: ['celery', 'gluten'] },
  ],
  ['fish-sauce', 'Fish sauce', '06179', { tbsp: 18 }, { diet: 'fish', allergens: ['fish'] }],
  ['hot-sauce', 'Hot pepper sauce', '06168', { tsp: 4.7 }],
  ['ketchup', 'Tomato ketchup', '11935', { tbsp: 17, cup: 240 }, { allergens: ['celery'] }],
  ['miso', 'Miso paste', '16112', { tbsp: 17, tsp: 5.7 }, { allergens: ['gluten', 'soy'] }],
  ['mustard', 'Mustard', '02046', { tsp: 5, tbsp: 15 }, { allergens: ['mustard'] }],
  [
    'oyster-sauce',
    'Oyster sauce',
    '06176',
    { tbsp: 18 },
    { diet: 'fish', allergens: ['gluten', 'mollusc', 'soy'] },
  ],
  ['salsa', 'Tomato salsa', '06164', { tbsp: 18, cup: 259 }],
  ['salsa-verde', 'Green tomatillo salsa', '27047', { tbsp: 15 }],
  [
    'soy-sauce',
    'Soy sauce, reduced sodium',
    '16424',
    { tbsp: 14.2, tsp: 4.7 },
    { allergens: ['gluten', 'soy'] },
  ],
  ['sriracha', 'Sriracha', '06631', { tsp: 6.5, tbsp: 20 }],
  ['tamari', 'Tamari', '16124', { tbsp: 18, tsp: 6 }, { allergens: ['soy'] }],
  ['tomato-passata', 'Tomato passata', '11547', { cup: 250 }],
  ['vegetable-broth', 'Vegetable broth', '06700', { cup: 221 }, { allergens: ['celery', 'gluten'] }],
  [
    'worcestershire-sauce',
    'Worcestershire sauce',
    '06971',
    { tbsp: 17, cup: 275 },
    { diet: 'fish', allergens: ['fish', 'gluten'] },
  ],
]);
