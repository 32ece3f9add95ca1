import { chakra, Stack } from '@chakra-ui/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useVisitorPorts, type VisitorPorts, VisitorPortsProvider } from '../ports/ports.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

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
