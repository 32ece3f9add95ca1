import { chakra } from '@chakra-ui/react';
import { useComfort } from './comfort.tsx';

const fill = {
  leaf: 'var(--leaf)',
  amber: 'var(--amber)',
  tomato: 'var(--tomato)',
  water: 'var(--water)',
} as const;
const Picture = chakra('svg', { base: { width: '100%', height: '8px', borderRadius: 'full', bg: 'track' } });

/**
 * A horizontal amount; `fraction` 0 to 1. `label` is its text alternative, without a figure where the person
 * hides figures: the bar then tells none either. Calm, it has one colour whatever the amount.
 */
export function Bar({ fraction, tone, label }: { fraction: number; tone: keyof typeof fill; label: string }) {
  const { figures, calm } = useComfort();
  const percent = Math.round(Math.max(0, Math.min(1, fraction)) * 100);
  const value = figures
    ? { role: 'progressbar', 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': percent }
    : { role: 'img' };
  return (
    <Picture viewBox="0 0 100 8" preserveAspectRatio="none" aria-label={label} {...value}>
      <rect width={percent} height="8" fill={calm && tone !== 'water' ? 'var(--muted)' : fill[tone]} />
    </Picture>
  );
}
