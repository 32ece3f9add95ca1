import { foodsOf } from './food-entry.ts';

export const dairyAndEggs = foodsOf('Dairy & eggs', 'lacto', [
  ['butter', 'Unsalted butter', '01145', { tbsp: 14.2, tsp: 4.7 }, { allergens: ['milk'] }],
  ['cheddar', 'Cheddar cheese', '01009', { slice: 28, cup: 113 }, { allergens: ['milk'] }],
  ['cottage-cheese', 'Cottage cheese, 2 % fat', '01015', { cup: 226, tbsp: 14 }, { allergens: ['milk'] }],
  ['cream', 'Heavy cream', '01053', { cup: 238, tbsp: 15 }, { allergens: ['milk'] }],
  ['cream-cheese', 'Cream cheese', '01017', { tbsp: 14.5, cup: 232 }, { allergens: ['milk'] }],
  ['egg', 'Eggs', '01123', { large: 50, medium: 44 }, { refuse: 0.12, diet: 'ovo', allergens: ['egg'] }],
  [
    'egg-boiled',
    'Eggs',
    '01129',
    { large: 50, medium: 44 },
    { state: 'boiled', refuse: 0.12, diet: 'ovo', allergens: ['egg'] },
  ],
  ['feta', 'Feta cheese', '01019', { cup: 150, tbsp: 9 }, { allergens: ['milk'] }],
  ['ghee', 'Ghee', '01003', { tbsp: 12.8, cup: 205 }, { allergens: ['milk'] }],
  ['goat-cheese', 'Soft goat cheese', '01159', { tbsp: 14 }, { allergens: ['milk'] }],
  ['greek-yogurt', 'Greek yogurt, 2 % fat', '01287', { cup: 245, tbsp: 15 }, { allergens: ['milk'] }],
  ['milk', 'Reduced-fat milk', '01079', { cup: 244 }, { allergens: ['milk'] }],
  ['mozzarella', 'Mozzarella cheese', '01028', { slice: 28, cup: 112 }, { allergens: ['milk'] }],
  ['paneer', 'Paneer', '01229', { slice: 30, cup: 118 }, { allergens: ['milk'] }],
  ['parmesan', 'Parmesan-style hard cheese', '01033', { tbsp: 5 }, { allergens: ['milk'] }],
  ['queso-fresco', 'Queso fresco', '01228', { cup: 122 }, { allergens: ['milk'] }],
  ['ricotta', 'Ricotta', '01037', { cup: 246, tbsp: 15 }, { allergens: ['milk'] }],
  ['sour-cream', 'Sour cream', '01056', { tbsp: 12, cup: 230 }, { allergens: ['milk'] }],
  ['yogurt', 'Plain yogurt', '01117', { cup: 245, tbsp: 15 }, { allergens: ['milk'] }],
]);
