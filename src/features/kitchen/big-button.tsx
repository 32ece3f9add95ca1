import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/show/button.tsx';

/** Tall enough for a knuckle. */
export const BigButton = chakra(Button, {
  base: { minH: '72px', px: '4', borderRadius: 'lg', fontSize: 'xl', fontWeight: 700 },
});

export const BigButtons = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: '3',
    maxWidth: { lg: '40rem' },
  },
});
