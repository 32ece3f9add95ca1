import { chakra } from '@chakra-ui/react';
import Utensils from 'lucide-react/icons/utensils';
import X from 'lucide-react/icons/x';
import { nameWithoutFigures } from '../../../domain/food/diary/quick-energy.ts';
import { Figure } from '../../../ui/show/comfort.tsx';
import { groupDigits } from '../../../ui/show/group-digits.ts';
import type { FoodLine } from './day-view.ts';

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '48px',
    ps: '2',
    '& > svg': { flex: 'none', color: 'muted' },
  },
});
const Name = chakra('span', { base: { flex: '1', minW: 0, lineHeight: 1.3 } });
const Amount = chakra('span', { base: { display: 'block', color: 'muted', fontSize: 'sm' } });
const Kcal = chakra('span', { base: { flex: 'none', fontSize: 'sm', fontWeight: 650 } });
const Remove = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    flex: 'none',
    borderRadius: 'md',
    color: 'muted',
    '&:hover': { bg: 'leaf-soft', color: 'leaf-strong' },
  },
});

/** Off-plan foods, each with a button that removes it. */
export function FoodLines(props: { foods: readonly FoodLine[]; onRemove: (food: FoodLine) => void }) {
  return props.foods.map((food) => (
    <Row key={food.entry}>
      <Utensils size={17} aria-hidden="true" />
      <Name>
        <Figure words={nameWithoutFigures(food.eaten, food.name)}>{food.name}</Figure>
        <Amount>{food.amount === '' ? 'Eaten' : `${food.amount}, eaten`}</Amount>
      </Name>
      <Figure>
        <Kcal>{groupDigits(food.kcal)} kcal</Kcal>
      </Figure>
      <Remove type="button" aria-label={`Remove ${food.name}`} onClick={() => props.onRemove(food)}>
        <X size={18} aria-hidden="true" />
      </Remove>
    </Row>
  ));
}
