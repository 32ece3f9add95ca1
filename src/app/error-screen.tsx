import { chakra, Stack } from '@chakra-ui/react';
import { isStorageFailure } from '../domain/storage-failure.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

const Frame = chakra('main', { base: { maxWidth: '34rem', mx: 'auto', px: '5', py: '12' } });

/** What a person sees when a screen fails: nothing that was stored is gone, and two ways on. */
export function ErrorScreen({ error, reset }: { error: unknown; reset: () => void }) {
  const isFull = isStorageFailure(error);
  const title = isFull ? 'This device cannot read its storage' : 'Something went wrong';
  return (
    <Frame>
      <Stack gap="4">
        <PageHeading title={title}>{title}</PageHeading>
        <p>
          {isFull
            ? 'Its disk may be full. Free some space, then try again. Everything that was saved is still on this device.'
            : 'This screen could not be shown. Everything you entered is still on this device.'}
        </p>
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
