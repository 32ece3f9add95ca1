import { chakra } from '@chakra-ui/react';
import { Card } from '../show/card.tsx';

/** A card of several questions, in two columns on a wide screen. */
export const QuestionCard = chakra(Card, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '5',
    '& > h2, & > p': { gridColumn: '1 / -1' },
  },
});
