import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import LogOut from 'lucide-react/icons/log-out';
import { useIsTrial } from '../../device/hooks/hooks.ts';
import { helpItem, moreItems, type NavItem, sidebarItems } from './navigation.ts';

const Nav = chakra('nav', {
  base: { display: 'flex', flexDirection: 'column', gap: '1', flex: '1', minH: 0 },
});
const List = chakra('ul', { base: { display: 'grid', gap: '1' } });
const row = {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: '100%',
    minH: '48px',
    px: '4',
    borderRadius: 'md',
    color: 'muted',
    fontWeight: 600,
    textAlign: 'start',
    textDecoration: 'none',
    '&:hover': { bg: 'leaf-soft', color: 'ink' },
    '&[aria-current=page]': { bg: 'leaf-soft', color: 'leaf-strong' },
  },
} as const;
const Row = chakra('a', row);
const RowButton = chakra('button', row);

function Item({ item, onNavigate }: { item: NavItem; onNavigate: (() => void) | undefined }) {
  const { label, to, icon: Icon } = item;
  return (
    <li>
      <Row asChild>
        <Link to={to} activeOptions={{ exact: to === '/dashboard' }} onClick={onNavigate}>
          <Icon size={20} aria-hidden="true" />
          {label}
        </Link>
      </Row>
    </li>
  );
}

/** The content of sidebar and drawer: pages, with Help and Logout at the bottom. */
export function NavList(props: { isClient: boolean; onNavigate?: () => void; onLogout: () => void }) {
  const isTrial = useIsTrial();
  return (
    <Nav aria-label="Dashboard">
      <List>
        {sidebarItems(props.isClient).map((item) => (
          <Item key={item.to} item={item} onNavigate={props.onNavigate} />
        ))}
      </List>
      <List mt="4" pt="4" borderTop="1px solid var(--line)">
        {moreItems.map((item) => (
          <Item key={item.to} item={item} onNavigate={props.onNavigate} />
        ))}
      </List>
      <List mt="auto" pt="6">
        <Item item={helpItem} onNavigate={props.onNavigate} />
        <li>
          <RowButton type="button" onClick={props.onLogout}>
            <LogOut size={20} aria-hidden="true" />
            {isTrial ? 'Delete this trial' : 'Logout'}
          </RowButton>
        </li>
      </List>
    </Nav>
  );
}
