import { chakra } from '@chakra-ui/react';
import { useState } from 'react';

const Round = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'leaf-soft',
    color: 'leaf-strong',
    fontWeight: 700,
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
  variants: {
    size: { md: {}, lg: { width: '96px', height: '96px', fontSize: '3xl' } },
  },
  defaultVariants: { size: 'md' },
});

/** A person's photo, or the first letter of the name; decorative, the name stands beside it. */
export function Avatar({ name, src, size }: { name: string; src: string | null; size?: 'md' | 'lg' }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Round aria-hidden="true" size={size ?? 'md'}>
      {src === null || src === broken ? (
        name.slice(0, 1).toUpperCase()
      ) : (
        <img src={src} alt="" width="44" height="44" onError={() => setBroken(src)} />
      )}
    </Round>
  );
}
