import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { AppError } from '../../terms/app-error.ts';
import { Button, ButtonLink } from '../../ui/show/button.tsx';
import { Notice } from '../../ui/show/notice.tsx';
import { failureWords } from './words.ts';

/** Why there is nothing to see, and what to do about it. */
export function StaffFailure({ error, onRetry }: { error: AppError; onRetry: () => void }) {
  return (
    <Stack gap="3" alignItems="flex-start">
      <Notice tone={error.kind === 'offline' ? 'info' : 'error'} role="alert">
        {failureWords('readStaff', error)}
      </Notice>
      {error.kind === 'unauthorized' ? (
        <ButtonLink asChild>
          <Link to="/sign-in">Sign in</Link>
        </ButtonLink>
      ) : (
        <Button look="outline" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Stack>
  );
}

const Mark = chakra('span', {
  base: {
    borderRadius: 'full',
    bg: 'amber-soft',
    color: 'amber-ink',
    px: '3',
    py: '1',
    fontSize: 'xs',
    fontWeight: 700,
    whiteSpace: 'nowrap',
  },
});

/** Says that none of this is about a real person. */
export function SampleNote({ children }: { children: string }) {
  return (
    <Flex gap="3" alignItems="center" flexWrap="wrap" color="muted" fontSize="sm">
      <Mark>Sample data</Mark>
      <span>{children}</span>
    </Flex>
  );
}
