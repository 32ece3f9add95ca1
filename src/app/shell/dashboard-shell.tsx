import { chakra } from '@chakra-ui/react';
import { Link, Outlet, useLocation, useMatch } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useToday } from '../../device/hooks/hooks.ts';
import { useFirstPlanAsked } from '../../device/hooks/plan/use-first-plan.ts';
import { useTimers } from '../../device/hooks/plan/use-kitchen-timers.ts';
import { useComfortSettings } from '../../device/hooks/use-comfort-settings.ts';
import { useMember } from '../../device/hooks/use-member.ts';
import { usePorts } from '../../device/ports/ports.tsx';
import { lazyExtra } from '../../ui/browser/lazy-extra.ts';
import { Avatar } from '../../ui/show/avatar.tsx';
import { Button } from '../../ui/show/button.tsx';
import { ComfortProvider } from '../../ui/show/comfort.tsx';
import { Notice } from '../../ui/show/notice.tsx';
import { TextLink } from '../../ui/show/text-link.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Drawer } from './drawer.tsx';
import { Greeting } from './greeting.tsx';
import { NavList } from './nav-list.tsx';
import { ShellNote } from './shell-note.tsx';
import { markOf } from './state/status-sentences.ts';
import { useAppBadge } from './state/use-app-badge.ts';
import { useDeviceState } from './state/use-device-state.ts';
import { useLogout } from './state/use-logout.ts';
import { SignInBanner, SyncMark } from './sync-mark.tsx';
import { TopBar } from './top-bar.tsx';

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

function Brand({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <Mark asChild>
      <Link to="/dashboard" onClick={onNavigate}>
        <img src="/favicon.svg" alt="" width="28" height="28" />
        Sorrel
      </Link>
    </Mark>
  );
}

/** The pages that ask it themselves. */
const ASKING = ['/dashboard', '/dashboard/safety'];

/** The first plan waits for the allergy card: said on every page that would show some of it. */
function FirstPlanNote() {
  const { pathname } = useLocation();
  const asked = useFirstPlanAsked();
  if (!asked || ASKING.includes(pathname.replace(/\/$/, ''))) return null;
  return (
    <Notice role="status" mb="4">
      One question before your first plan: is there anything you must not eat?{' '}
      <TextLink asChild tall>
        <Link to="/dashboard">Answer or skip it</Link>
      </TextLink>
    </Notice>
  );
}

const LogToday = lazy(async () => ({
  default: (await import('../../features/food/log/log-today.tsx')).LogToday,
}));

/** Loaded with the first timer: most days have none. */
const TimerWatch = lazy(async () => ({
  default: (await import('../../features/kitchen/timer-watch.tsx')).TimerWatch,
}));

/** After the screen: nobody waits for it. */
const Announcements = lazyExtra(async () => (await import('./announcements.tsx')).Announcements);

/** Loaded when it has something to ask. */
const LogoutDialog = lazy(async () => ({
  default: (await import('./logout-dialog.tsx')).LogoutDialog,
}));

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '248px minmax(0, 1fr)' },
    minH: '100dvh',
    '&[data-kitchen]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 40,
    px: '4',
    py: '3',
    borderRadius: 'md',
    bg: 'leaf',
    color: 'on-leaf',
    fontWeight: 650,
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});
const Side = chakra('aside', {
  base: {
    display: { base: 'none', lg: 'flex' },
    flexDirection: 'column',
    gap: '6',
    position: 'sticky',
    top: 0,
    height: '100dvh',
    overflowY: 'auto',
    bg: 'card',
    borderInlineEnd: '1px solid var(--line)',
    p: '5',
  },
});
const Page = chakra('div', {
  base: {
    width: '100%',
    maxWidth: '1200px',
    mx: 'auto',
    px: { base: '4', md: '6', lg: '8' },
    pb: { base: 'calc(5.5rem + env(safe-area-inset-bottom))', lg: '10' },
    '[data-kitchen] > &': { pb: 0 },
  },
});
const Main = chakra('main', { base: { pt: '2', outline: 'none', '[data-kitchen] &': { pt: 0 } } });

/** Sidebar, header and content of every signed-in page. */
export function DashboardShell() {
  const { sync } = usePorts();
  const logout = useLogout();
  const member = useMember();
  const state = useDeviceState();
  const today = useToday();
  const comfort = useComfortSettings();
  const timers = useTimers() ?? [];
  /** A kitchen has the whole screen. */
  const cooks =
    useMatch({ from: '/_authenticated/dashboard/kitchen/$recipeId', shouldThrow: false }) !== undefined;
  useAppBadge(state.known ? (comfort.calm ? 0 : state.refused) : null);
  const [menuOpen, setMenuOpen] = useState(false);
  const refreshedFor = useRef(today);
  useEffect(() => {
    if (refreshedFor.current === today) return;
    refreshedFor.current = today;
    void sync.refreshAll();
  }, [sync, today]);
  /** Loaded with the first tap; it stays for what may be taken back. */
  const [logging, setLogging] = useState<'never' | 'open' | 'closed'>('never');
  const openMenu = (): void => setMenuOpen(true);
  const closeMenu = (): void => setMenuOpen(false);
  const startLogout = (): void => {
    closeMenu();
    void logout.start();
  };
  return (
    <ComfortProvider value={comfort}>
      <Frame data-calm={comfort.calm || undefined} data-kitchen={cooks || undefined}>
        <SkipLink href="#content">Skip to content</SkipLink>
        {cooks ? null : (
          <Side>
            <Brand />
            <Button onClick={() => setLogging('open')}>
              <Plus size={20} aria-hidden="true" />
              Log food
            </Button>
            <NavList isClient={member.isClient} onLogout={startLogout} />
          </Side>
        )}
        <Page>
          {cooks ? null : (
            <>
              <TopBar
                greeting={<Greeting username={member.username} />}
                unread={comfort.calm ? 0 : state.unread}
                photo={<Avatar name={member.username} src={member.photo} />}
                onOpenMenu={openMenu}
              />
              <SyncMark mark={state.known ? markOf(state, today) : null} calm={comfort.calm} />
              {state.online && !state.hasAccess ? <SignInBanner waiting={state.waiting} /> : null}
            </>
          )}
          <Main id="content" tabIndex={-1}>
            <ShellNote />
            <FirstPlanNote />
            <Suspense>
              <Announcements />
            </Suspense>
            <Outlet />
          </Main>
          {logging === 'never' || cooks ? null : (
            <Suspense>
              <LogToday isOpen={logging === 'open'} onClose={() => setLogging('closed')} />
            </Suspense>
          )}
          {timers.length === 0 ? null : (
            <Suspense>
              <TimerWatch timers={timers} docked={!cooks} />
            </Suspense>
          )}
        </Page>
        {cooks ? null : <BottomBar onMore={openMenu} onLog={() => setLogging('open')} />}
        {menuOpen ? (
          <Drawer title={<Brand onNavigate={closeMenu} />} onClose={closeMenu}>
            <NavList isClient={member.isClient} onNavigate={closeMenu} onLogout={startLogout} />
          </Drawer>
        ) : null}
        {logout.asking ? (
          <Suspense>
            <LogoutDialog
              question={logout.question}
              sending={logout.sending}
              onChoose={(choice) => void logout.choose(choice)}
              onClose={logout.cancel}
            />
          </Suspense>
        ) : null}
      </Frame>
    </ComfortProvider>
  );
}
