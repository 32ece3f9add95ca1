import { chakra } from '@chakra-ui/react';

const Plate = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: 'md',
    '& img': { width: '82%', height: '82%' },
  },
  variants: {
    tint: {
      amber: { bg: 'amber-soft' },
      tomato: { bg: 'tomato-soft' },
      leaf: { bg: 'leaf-soft' },
      water: { bg: 'water-soft' },
      plain: { bg: 'transparent' },
    },
    size: {
      sm: { width: '40px', height: '40px', borderRadius: 'sm' },
      md: { width: '56px', height: '56px' },
      lg: { width: '112px', height: '112px', borderRadius: 'lg' },
    },
  },
  defaultVariants: { tint: 'amber', size: 'md' },
});

type Tint = 'amber' | 'tomato' | 'leaf' | 'water' | 'plain';

/** A picture on a tinted plate; decorative, the dish's name stands beside it. */
export function DishArt({
  src,
  tint,
  size,
}: {
  src: string | undefined;
  tint: Tint;
  size?: 'sm' | 'md' | 'lg';
}) {
  return (
    <Plate tint={tint} size={size ?? 'md'} aria-hidden="true">
      {src === undefined ? null : <img src={src} alt="" width="64" height="64" />}
    </Plate>
  );
}
