import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Leaf } from 'lucide-react';

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
        <Leaf size={24} aria-hidden="true" />
        Sorrel
      </Link>
    </Mark>
  );
}
