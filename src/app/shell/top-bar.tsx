import { chakra, Flex } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import Menu from 'lucide-react/icons/menu';
import type { ReactNode } from 'react';
import { Button } from '../../ui/show/button.tsx';

const Frame = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', md: '4' },
    pt: 'max(1rem, env(safe-area-inset-top))',
    pb: '3',
  },
});
const Round = chakra('a', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minW: '44px',
    minH: '44px',
    borderRadius: 'full',
    color: 'ink',
    textDecoration: 'none',
    '&:hover': { bg: 'leaf-soft' },
  },
});
const Badge = chakra('span', {
  base: {
    position: 'absolute',
    top: '2px',
    insetEnd: '2px',
    minW: '20px',
    height: '20px',
    px: '1',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'full',
    bg: 'tomato-ink',
    color: 'paper',
    fontSize: '0.75rem',
    fontWeight: 700,
    lineHeight: 1,
  },
});

/** The dashboard's header: menu button, greeting, notification bell and a link to the profile. */
export function TopBar(props: {
  greeting: ReactNode;
  unread: number;
  photo: ReactNode;
  onOpenMenu: () => void;
}) {
  const bellLabel = props.unread === 0 ? 'Notifications' : `Notifications, ${props.unread} unread`;
  return (
    <Frame>
      <Button
        look="quiet"
        size="icon"
        display={{ base: 'inline-flex', lg: 'none' }}
        aria-label="Open menu"
        aria-haspopup="dialog"
        marginInlineStart="-2"
        color="ink"
        onClick={props.onOpenMenu}
      >
        <Menu size={22} aria-hidden="true" />
      </Button>
      {props.greeting}
      <Flex marginInlineStart="auto" gap="1" alignItems="center" flex="none">
        <Round asChild>
          <Link to="/dashboard/$" params={{ _splat: 'notifications' }} aria-label={bellLabel}>
            <Bell size={22} aria-hidden="true" />
            {props.unread === 0 ? null : (
              <Badge aria-hidden="true">{props.unread > 99 ? '99+' : props.unread}</Badge>
            )}
          </Link>
        </Round>
        <Round asChild>
          <Link to="/dashboard/$" params={{ _splat: 'profile' }} aria-label="Your profile">
            {props.photo}
          </Link>
        </Round>
      </Flex>
    </Frame>
  );
}
