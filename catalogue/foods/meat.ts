import { foodsOf } from './food-entry.ts';

export const meat = foodsOf('Meat & poultry', 'meat', [
  ['bacon-cooked', 'Bacon', '10862', { slice: 11.5 }, { state: 'cooked', yield: 0.35 }],
  ['beef-ground-cooked', 'Lean ground beef', '23476', {}, { state: 'cooked', yield: 0.75 }],
  ['beef-flank-cooked', 'Beef flank steak', '23654', { slice: 28 }, { state: 'cooked', yield: 0.75 }],
  ['beef-stew-cooked', 'Beef for stewing', '23090', { piece: 25 }, { state: 'cooked', yield: 0.65 }],
  [
    'chicken-breast-cooked',
    'Chicken breast',
    '05064',
    { cup: 140, breast: 172 },
    { state: 'cooked', yield: 0.75 },
  ],
  [
    'chicken-thigh-cooked',
    'Chicken thigh, boneless',
    '05098',
    { thigh: 116 },
    { state: 'cooked', yield: 0.72 },
  ],
  ['chicken-ground-cooked', 'Ground chicken', '05333', {}, { state: 'cooked', yield: 0.75 }],
  ['chorizo', 'Chorizo', '07019', { link: 60 }],
  ['ham', 'Sliced ham', '07029', { slice: 28 }],
  ['lamb-ground-cooked', 'Ground lamb', '17225', {}, { state: 'cooked', yield: 0.72 }],
  ['lamb-stew-cooked', 'Lamb for stewing', '17060', {}, { state: 'cooked', yield: 0.65 }],
  ['pork-ground-cooked', 'Ground pork', '10220', {}, { state: 'cooked', yield: 0.72 }],
  [
    'pork-tenderloin-cooked',
    'Pork tenderloin',
    '10061',
    { tenderloin: 333 },
    { state: 'cooked', yield: 0.75 },
  ],
  ['turkey-breast-cooked', 'Turkey breast', '05220', { slice: 28 }, { state: 'cooked', yield: 0.75 }],
  ['turkey-ground-cooked', 'Lean ground turkey', '05666', {}, { state: 'cooked', yield: 0.75 }],
]);
