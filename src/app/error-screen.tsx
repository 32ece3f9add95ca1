import { chakra, Stack } from '@chakra-ui/react';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

const Frame = chakra('main', { base: { maxWidth: '34rem', mx: 'auto', px: '5', py: '12' } });

/** What a person sees when a screen fails: nothing entered is gone, and two ways on. */
export function ErrorScreen({ reset }: { reset: () => void }) {
  return (
    <Frame>
      <Stack gap="4">
        <PageHeading title="Something went wrong">Something went wrong</PageHeading>
        <p>This screen could not be shown. Everything you entered is still on this device.</p>
        <Stack direction="row" gap="3" flexWrap="wrap">
          <Button onClick={reset}>Try again</Button>
          <ButtonLink look="outline" href="/dashboard">
            Go to today
          </ButtonLink>
        </Stack>
      </Stack>
    </Frame>
  );
}
