import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ListChecks from 'lucide-react/icons/list-checks';
import Menu from 'lucide-react/icons/menu';
import Plus from 'lucide-react/icons/plus';
import Sun from 'lucide-react/icons/sun';

const Frame = chakra('nav', {
  base: {
    display: { base: 'grid', lg: 'none' },
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    position: 'fixed',
    inset: 'auto 0 0 0',
    zIndex: 10,
    bg: 'card',
    borderTop: '1px solid var(--line)',
    pb: 'env(safe-area-inset-bottom)',
    px: 'env(safe-area-inset-left)',
  },
});
const item = {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '2px',
    minH: '60px',
    width: '100%',
    color: 'muted',
    fontSize: '0.75rem',
    fontWeight: 600,
    textDecoration: 'none',
    '& > svg': { width: '44px', height: '28px', p: '3px 10px', borderRadius: 'full' },
    '&[aria-current=page]': {
      color: 'leaf-strong',
      '& > svg': { bg: 'leaf-soft' },
    },
    '&[data-log] > svg': { bg: 'leaf', color: 'on-leaf' },
    _focusVisible: { outlineOffset: '-3px' },
  },
} as const;
const Item = chakra('a', item);
const ItemButton = chakra('button', item);

/** The five things done daily, within reach of a thumb. */
export function BottomBar(props: { onMore: () => void; onLog: () => void }) {
  return (
    <Frame aria-label="Daily">
      <Item asChild>
        <Link to="/dashboard" activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}>
          <Sun aria-hidden="true" />
          Today
        </Link>
      </Item>
      <Item asChild>
        <Link to="/dashboard/diet-plan">
          <CalendarDays aria-hidden="true" />
          Plan
        </Link>
      </Item>
      <ItemButton
        type="button"
        data-log=""
        aria-label="Log food"
        aria-haspopup="dialog"
        onClick={props.onLog}
      >
        <Plus aria-hidden="true" />
        Log
      </ItemButton>
      <Item asChild>
        <Link to="/dashboard/$" params={{ _splat: 'shopping' }}>
          <ListChecks aria-hidden="true" />
          Shopping
        </Link>
      </Item>
      <ItemButton type="button" aria-haspopup="dialog" onClick={props.onMore}>
        <Menu aria-hidden="true" />
        More
      </ItemButton>
    </Frame>
  );
}
