import { chakra } from '@chakra-ui/react';

const fill = {
  leaf: 'var(--leaf)',
  amber: 'var(--amber)',
  tomato: 'var(--tomato)',
  water: 'var(--water)',
} as const;
const Picture = chakra('svg', { base: { width: '100%', height: '8px', borderRadius: 'full', bg: 'track' } });

/** A horizontal amount; `fraction` 0 to 1. `label` is its text alternative. */
export function Bar({ fraction, tone, label }: { fraction: number; tone: keyof typeof fill; label: string }) {
  const percent = Math.round(Math.max(0, Math.min(1, fraction)) * 100);
  return (
    <Picture
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <rect width={percent} height="8" fill={fill[tone]} />
    </Picture>
  );
}
