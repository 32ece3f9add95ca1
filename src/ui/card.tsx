import { chakra } from '@chakra-ui/react';

/** The one surface of the product: paper-white, hairline border, round corners. */
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
