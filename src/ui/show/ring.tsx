import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useComfort } from './comfort.tsx';

const RADIUS = 26;
const LENGTH = 2 * Math.PI * RADIUS;
const stroke = { low: 'var(--tomato)', middle: 'var(--amber)', high: 'var(--leaf)' } as const;
const Frame = chakra('div', { base: { position: 'relative', width: '72px', height: '72px', flex: 'none' } });
const Middle = chakra('div', {
  base: { position: 'absolute', inset: '15px', display: 'grid', placeItems: 'center' },
});

/**
 * A progress ring; `fraction` 0 to 1, `label` is its text alternative ("Breakfast: 410 of 420 Cal"). Calm, it has
 * one quiet colour whatever the amount.
 */
export function Ring(props: {
  fraction: number;
  tone: keyof typeof stroke;
  label: string;
  children?: ReactNode;
}) {
  const { calm } = useComfort();
  const shown = Math.max(0, Math.min(1, props.fraction));
  return (
    <Frame>
      <svg viewBox="0 0 64 64" role="img" aria-label={props.label}>
        <circle cx="32" cy="32" r={RADIUS} fill="none" stroke="var(--track)" strokeWidth="7" />
        {shown > 0 ? (
          <circle
            cx="32"
            cy="32"
            r={RADIUS}
            fill="none"
            stroke={calm ? 'var(--muted)' : stroke[props.tone]}
            strokeWidth="7"
            strokeLinecap="round"
            strokeDasharray={`${shown * LENGTH} ${LENGTH}`}
            transform="rotate(-90 32 32)"
          />
        ) : null}
      </svg>
      <Middle aria-hidden="true">{props.children}</Middle>
    </Frame>
  );
}
