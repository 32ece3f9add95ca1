import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';

const Mark = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '44px',
    fontFamily: 'heading',
    fontSize: 'xl',
    color: 'ink',
    textDecoration: 'none',
    '& svg': { color: 'leaf' },
  },
});

export function Brand({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <Mark asChild>
      <Link to="/dashboard" onClick={onNavigate}>
        <img src="/favicon.svg" alt="" width="28" height="28" />
        Sorrel
      </Link>
    </Mark>
  );
}
