import { chakra } from '@chakra-ui/react';

/** The surface that groups related content on a screen. */
export const Card = chakra('section', {
  base: {
    bg: 'card',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'card',
    p: '5',
  },
});

export const CardTitle = chakra('h2', { base: { fontSize: 'lg', fontWeight: 700, lineHeight: 1.3 } });
