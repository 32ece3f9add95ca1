import { chakra } from '@chakra-ui/react';
import { Card } from '../card.tsx';

/** Several questions on one surface; two beside each other where there is room. */
export const QuestionCard = chakra(Card, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '5',
    '& > h2, & > p': { gridColumn: '1 / -1' },
  },
});
