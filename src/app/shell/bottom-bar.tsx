import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Droplet from 'lucide-react/icons/droplet';
import Menu from 'lucide-react/icons/menu';
import MessageCircle from 'lucide-react/icons/message-circle';
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
    _focusVisible: { outlineOffset: '-3px' },
  },
} as const;
const Item = chakra('a', item);
const ItemButton = chakra('button', item);

/** The five things done daily, within reach of a thumb. */
export function BottomBar({ onMore }: { onMore: () => void }) {
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
      <Item asChild>
        <Link to="/dashboard" search={{ log: 'water' }} activeOptions={{ exact: true, includeSearch: true }}>
          <Droplet aria-hidden="true" />
          Water
        </Link>
      </Item>
      <Item asChild>
        <Link to="/dashboard/$" params={{ _splat: 'ai-chat' }}>
          <MessageCircle aria-hidden="true" />
          Coach
        </Link>
      </Item>
      <ItemButton type="button" aria-haspopup="dialog" onClick={onMore}>
        <Menu aria-hidden="true" />
        More
      </ItemButton>
    </Frame>
  );
}
