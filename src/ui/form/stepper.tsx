import { chakra } from '@chakra-ui/react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';

const Group = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) 56px',
    alignItems: 'center',
    gap: '3',
    textAlign: 'center',
  },
});
const Step = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '56px',
    height: '56px',
    borderRadius: 'full',
    bg: 'leaf-soft',
    color: 'leaf-strong',
    _disabled: { opacity: 0.4 },
    '@media (hover: hover)': { '&:hover:not(:disabled)': { bg: 'leaf', color: 'on-leaf' } },
  },
});

/** An amount with a button for less and one for more; `null` is where it ends. */
export function Stepper(props: {
  label: string;
  onLess: (() => void) | null;
  onMore: (() => void) | null;
  children: ReactNode;
}) {
  return (
    <Group role="group" aria-label={props.label}>
      <Step type="button" aria-label="Less" disabled={props.onLess === null} onClick={() => props.onLess?.()}>
        <Minus size={24} aria-hidden="true" />
      </Step>
      <div aria-live="polite">{props.children}</div>
      <Step type="button" aria-label="More" disabled={props.onMore === null} onClick={() => props.onMore?.()}>
        <Plus size={24} aria-hidden="true" />
      </Step>
    </Group>
  );
}
