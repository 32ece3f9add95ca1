import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import salad from './art/green-salad.svg';

const Row = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minH: '64px',
    px: '4',
    py: '3',
    borderRadius: 'md',
    bg: 'leaf-soft',
    color: 'ink',
    textDecoration: 'none',
    '& > svg': { flex: 'none', marginInlineStart: 'auto', color: 'leaf-strong' },
    '&:hover strong': { textDecoration: 'underline' },
  },
});
const Name = chakra('strong', { base: { display: 'block', fontWeight: 650, color: 'leaf-strong' } });
const Note = chakra('span', { base: { display: 'block', fontSize: 'sm' } });

/** The way to the one page that a locked device may show. Sign-in's state comes along, and back with who signs in then. */
export function LockedPlanLink() {
  return (
    <Row asChild>
      <Link to="/today" state={true}>
        <img src={salad} alt="" width="36" height="36" />
        <span>
          <Name>Today's plan</Name>
          <Note>Read and cook today's meals without signing in.</Note>
        </span>
        <ChevronRight size={20} aria-hidden="true" />
      </Link>
    </Row>
  );
}
