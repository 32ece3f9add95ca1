import { chakra } from '@chakra-ui/react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/show/button.tsx';

const Sheet = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    p: '5',
    bg: 'card',
    border: '1px solid var(--line)',
    borderRadius: 'lg',
    boxShadow: 'card',
  },
});
const Row = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
});
const Amount = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'center',
    flexWrap: 'wrap',
    gap: '2',
    minW: '0',
    fontSize: '2.75rem',
    fontWeight: 750,
    lineHeight: 1.1,
    color: 'leaf',
    '& small': { fontSize: '1.125rem', fontWeight: 600, color: 'muted' },
  },
});

/** A large amount between a minus and a plus button, with a slider below. */
export function AmountCard(props: {
  children: ReactNode;
  less: { readonly label: string; readonly disabled: boolean; readonly onPress: () => void };
  more: { readonly label: string; readonly disabled: boolean; readonly onPress: () => void };
  slider: ReactNode;
}) {
  return (
    <Sheet>
      <Row>
        <Button
          look="outline"
          size="icon"
          aria-label={props.less.label}
          disabled={props.less.disabled}
          onClick={props.less.onPress}
        >
          <Minus size={20} aria-hidden="true" />
        </Button>
        <Amount>{props.children}</Amount>
        <Button
          look="outline"
          size="icon"
          aria-label={props.more.label}
          disabled={props.more.disabled}
          onClick={props.more.onPress}
        >
          <Plus size={20} aria-hidden="true" />
        </Button>
      </Row>
      {props.slider}
    </Sheet>
  );
}
