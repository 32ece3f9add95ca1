import { chakra, Stack } from '@chakra-ui/react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useVisitorPorts, type VisitorPorts, VisitorPortsProvider } from '../device/ports/ports.tsx';
import { Button } from '../ui/show/button.tsx';
import { Notice } from '../ui/show/notice.tsx';
import { PageHeading } from '../ui/show/page-heading.tsx';
import { Spinner } from '../ui/show/spinner.tsx';
import { applyUpdate, subscribeUpdate, workerState } from './browser/service-worker.ts';

const Bar = chakra('div', {
  base: {
    position: 'fixed',
    insetInline: '3',
    bottom: 'calc(5.5rem + env(safe-area-inset-bottom))',
    zIndex: 30,
    maxWidth: '30rem',
    mx: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flexWrap: 'wrap',
    p: '4',
    bg: 'card',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'card',
  },
});

/** Says that a newer version waits. Only the person's own tap switches to it: forms are never reloaded away. */
function UpdatePrompt() {
  const { updateReady } = useSyncExternalStore(subscribeUpdate, workerState);
  const [later, setLater] = useState(false);
  if (!updateReady || later) return null;
  return (
    <Bar role="status">
      <chakra.p flex="1" fontWeight={600}>
        New version ready
      </chakra.p>
      <Button size="sm" onClick={() => void applyUpdate()}>
        Update now
      </Button>
      <Button size="sm" look="quiet" onClick={() => setLater(true)}>
        Later
      </Button>
    </Bar>
  );
}

const Frame = chakra('main', {
  base: { display: 'grid', minH: '100dvh', alignContent: 'center', maxWidth: '34rem', mx: 'auto', px: '5' },
});

/** The app, until the member's data is being removed from this device. */
function UntilSignedOut({ children }: { children: ReactNode }) {
  const { signOut } = useVisitorPorts();
  const state = useSyncExternalStore(signOut.subscribe, signOut.state);
  if (state === 'none') return children;
  return (
    <Frame>
      {state === 'leaving' ? (
        <Spinner label="Removing your data from this device" />
      ) : (
        <Stack gap="4">
          <PageHeading title="Not removed yet">Almost gone</PageHeading>
          <Notice role="alert" tone="error">
            Your data could not be removed from this device yet.
          </Notice>
          <Button onClick={() => signOut.retry()}>Try again</Button>
        </Stack>
      )}
    </Frame>
  );
}

/** Everything around the routes: the ports and the update prompt. */
export function App({ ports, children }: { ports: VisitorPorts; children: ReactNode }) {
  return (
    <VisitorPortsProvider ports={ports}>
      <UntilSignedOut>{children}</UntilSignedOut>
      <UpdatePrompt />
    </VisitorPortsProvider>
  );
}
