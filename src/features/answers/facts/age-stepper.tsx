import { chakra } from '@chakra-ui/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useRef } from 'react';
import { AGE_MAX, AGE_MIN } from '../../../domain/constants.ts';
import { Button } from '../../../ui/show/button.tsx';
import { stepAge, windowAround } from './age.ts';

const Row = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2' },
});
const Window = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1.4fr 1fr',
    alignItems: 'center',
    flex: '1',
    textAlign: 'center',
    bg: 'card',
    border: '1px solid var(--line)',
    borderRadius: 'lg',
    boxShadow: 'card',
    userSelect: 'none',
    touchAction: 'pan-y',
    cursor: 'ew-resize',
    minH: '120px',
  },
});
const Neighbour = chakra('span', { base: { color: 'muted', fontSize: 'xl', fontWeight: 550 } });
const Middle = chakra('span', {
  base: {
    fontSize: '3.5rem',
    fontWeight: 750,
    lineHeight: 1,
    color: 'leaf',
    borderInline: '1px solid var(--line)',
    py: '5',
  },
});

const STEP_BY_KEY: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -AGE_MAX,
  End: AGE_MAX,
};
const SWIPE_PX_PER_YEAR = 36;

/** Three ages in a window: buttons, arrow keys and swiping move them by a year. */
export function AgeStepper({ age, onChange }: { age: number | null; onChange: (age: number) => void }) {
  const { before, middle, after } = windowAround(age);
  const swipe = useRef<{ readonly x: number; readonly from: number } | null>(null);
  const pressKey = (event: KeyboardEvent) => {
    const by = STEP_BY_KEY[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onChange(stepAge(middle, by));
  };
  return (
    <Row>
      <Button
        look="outline"
        size="icon"
        aria-label="One year younger"
        disabled={before === null}
        onClick={() => onChange(stepAge(middle, -1))}
      >
        <ChevronLeft size={22} aria-hidden="true" />
      </Button>
      <Window
        role="spinbutton"
        tabIndex={0}
        aria-label="Age"
        aria-valuenow={middle}
        aria-valuemin={AGE_MIN}
        aria-valuemax={AGE_MAX}
        aria-valuetext={`${middle} years`}
        onKeyDown={pressKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          swipe.current = { x: event.clientX, from: middle };
        }}
        onPointerMove={(event) => {
          if (swipe.current === null) return;
          const years = Math.round((swipe.current.x - event.clientX) / SWIPE_PX_PER_YEAR);
          const reached = stepAge(swipe.current.from, years);
          if (reached !== middle) onChange(reached);
        }}
        onPointerUp={() => {
          swipe.current = null;
        }}
        onPointerCancel={() => {
          swipe.current = null;
        }}
      >
        <Neighbour>{before}</Neighbour>
        <Middle>{middle}</Middle>
        <Neighbour>{after}</Neighbour>
      </Window>
      <Button
        look="outline"
        size="icon"
        aria-label="One year older"
        disabled={after === null}
        onClick={() => onChange(stepAge(middle, 1))}
      >
        <ChevronRight size={22} aria-hidden="true" />
      </Button>
    </Row>
  );
}
