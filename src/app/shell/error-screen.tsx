import { chakra, Stack } from '@chakra-ui/react';
import { Button, ButtonLink } from '../../ui/show/button.tsx';
import { PageHeading } from '../../ui/show/page-heading.tsx';

const Frame = chakra('main', { base: { maxWidth: '34rem', mx: 'auto', px: '5', py: '12' } });

/**
 * Shown where a screen fails, for example because the device's storage cannot be read: two ways on. Trying again loads
 * the page anew, as Dexie does not recover from a database whose opening was half done.
 */
export function ErrorScreen() {
  return (
    <Frame>
      <Stack gap="4">
        <PageHeading title="Something went wrong">Something went wrong</PageHeading>
        <p>This screen could not be shown. Everything that was saved is still on this device.</p>
        <p>If the storage of this device is full, free some space, then try again.</p>
        <Stack direction="row" gap="3" flexWrap="wrap">
          <Button onClick={() => location.reload()}>Try again</Button>
          <ButtonLink look="outline" href="/dashboard">
            Go to today
          </ButtonLink>
        </Stack>
      </Stack>
    </Frame>
  );
}
