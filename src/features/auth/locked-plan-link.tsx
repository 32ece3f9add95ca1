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

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The visit in which a sign-in met no server: a later one may meet it. */
    metNoServer?: number;
  }
}

/** The way to the one page that a locked device without signal may show. */
export function LockedPlanLink({ metNoServer }: { metNoServer: boolean }) {
  return (
    <Row asChild>
      <Link to="/today" state={metNoServer ? { metNoServer: performance.timeOrigin } : {}}>
        <img src={salad} alt="" width="36" height="36" />
        <span>
          <Name>Today's plan</Name>
          <Note>No signal, so no sign-in. You can read today's meals.</Note>
        </span>
        <ChevronRight size={20} aria-hidden="true" />
      </Link>
    </Row>
  );
}
