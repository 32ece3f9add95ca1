import { foodsOf } from './food-entry.ts';

export const fish = foodsOf('Fish & seafood', 'fish', [
  ['anchovies', 'Anchovies in oil', '15002', { fillet: 4 }, { allergens: ['fish'] }],
  [
    'cod-cooked',
    'Cod fillet',
    '15016',
    { fillet: 180 },
    { state: 'cooked', yield: 0.8, allergens: ['fish'] },
  ],
  [
    'mackerel-cooked',
    'Mackerel fillet',
    '15201',
    { fillet: 88 },
    { state: 'cooked', yield: 0.8, allergens: ['fish'] },
  ],
  ['salmon-canned', 'Pink salmon, canned', '15260', { can: 315 }, { allergens: ['fish'] }],
  [
    'salmon-cooked',
    'Salmon fillet',
    '15237',
    { fillet: 178 },
    { state: 'cooked', yield: 0.82, allergens: ['fish'] },
  ],
  ['salmon-smoked', 'Smoked salmon', '15179', { slice: 28 }, { allergens: ['fish'] }],
  ['sardines', 'Sardines in oil', '15088', { can: 92 }, { allergens: ['fish'] }],
  [
    'shrimp-cooked',
    'Peeled shrimp',
    '15151',
    { piece: 5.5 },
    { state: 'cooked', yield: 0.8, allergens: ['crustacean'] },
  ],
  [
    'tilapia-cooked',
    'Tilapia fillet',
    '15262',
    { fillet: 87 },
    { state: 'cooked', yield: 0.8, allergens: ['fish'] },
  ],
  ['tuna-canned', 'Tuna in water', '15121', { can: 165 }, { allergens: ['fish'] }],
]);
