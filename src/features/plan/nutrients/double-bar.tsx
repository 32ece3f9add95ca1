import { chakra } from '@chakra-ui/react';
import { useComfort } from '../../../ui/show/comfort.tsx';

const Picture = chakra('svg', {
  base: { width: '100%', height: '10px', borderRadius: 'full', bg: 'track', overflow: 'hidden' },
});
const HUNDRED = 100;

const clamped = (fraction: number): number => Math.max(0, Math.min(1, fraction)) * HUNDRED;

/** An amount and the part of it that is done, both as fractions of a goal; `label` is its text alternative. */
export function DoubleBar(props: { whole: number; part: number; tone: 'leaf' | 'tomato'; label: string }) {
  const { calm } = useComfort();
  const colour = calm ? 'var(--muted)' : `var(--${props.tone})`;
  return (
    <Picture viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label={props.label}>
      <rect width={clamped(props.whole)} height="10" fill={colour} opacity="0.38" />
      <rect width={clamped(props.part)} height="10" fill={colour} />
    </Picture>
  );
}
