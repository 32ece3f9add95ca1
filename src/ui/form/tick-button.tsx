import { chakra } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';

const Target = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    flex: 'none',
    borderRadius: 'md',
  },
});
const Box = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '26px',
    height: '26px',
    borderRadius: '8px',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'field-line',
    color: 'transparent',
    transition: 'background-color 120ms',
    '[aria-pressed=true] > &': { bg: 'leaf', borderColor: 'leaf', color: 'on-leaf' },
  },
});

const Wide = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flex: '1',
    minW: 0,
    minH: '56px',
    py: '2',
    textAlign: 'start',
    borderRadius: 'sm',
  },
});

/** A whole row that is done or not done with one tap wherever on it. */
export function TickRow(props: { done: boolean; onToggle: () => void; children: ReactNode }) {
  return (
    <Wide type="button" aria-pressed={props.done} onClick={props.onToggle}>
      <Box aria-hidden="true" flex="none">
        <Check size={18} strokeWidth={3} />
      </Box>
      {props.children}
    </Wide>
  );
}

/** Done or not done with one tap; 44 px of target around a smaller box. */
export function TickButton(props: { label: string; done: boolean; onToggle: () => void }) {
  return (
    <Target type="button" aria-pressed={props.done} aria-label={props.label} onClick={props.onToggle}>
      <Box aria-hidden="true">
        <Check size={18} strokeWidth={3} />
      </Box>
    </Target>
  );
}
