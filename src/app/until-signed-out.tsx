import { chakra, Stack } from '@chakra-ui/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useVisitorPorts } from '../ports/ports.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Spinner } from '../ui/spinner.tsx';

const Frame = chakra('main', {
  base: { display: 'grid', minH: '100dvh', alignContent: 'center', maxWidth: '34rem', mx: 'auto', px: '5' },
});

/** The app, until the member's data is being removed from this device. */
export function UntilSignedOut({ children }: { children: ReactNode }) {
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
