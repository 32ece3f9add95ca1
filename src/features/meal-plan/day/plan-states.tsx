import { chakra, Stack } from '@chakra-ui/react';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

const Words = chakra('p', { base: { fontFamily: 'heading', fontSize: 'xl', textAlign: 'center' } });
const Muted = chakra('p', { base: { color: 'muted', textAlign: 'center' } });

const ASKED = 'It is shown when you have answered or skipped one question on Today.';

const waitingWords = (online: boolean, failed: boolean): string => {
  if (!online) return 'You are offline. Your week arrives as soon as you are connected again.';
  return failed
    ? 'The server does not answer as it should. This page tries again by itself.'
    : 'This takes a few seconds. You can leave this page; your week will be here.';
};

/**
 * While the first plan is being made; the page turns into it by itself. `failed` is true after a failed load, `asked`
 * where the plan is shown once the member has answered what it must leave out.
 */
export function Generating({ online, failed, asked }: { online: boolean; failed: boolean; asked: boolean }) {
  return (
    <Card py="10">
      <Stack gap="4" role="status">
        {online && !asked ? <Spinner label="Working" /> : null}
        <Words>We are generating diet plan for you....</Words>
        <Muted>{asked ? ASKED : waitingWords(online, failed)}</Muted>
      </Stack>
    </Card>
  );
}

/** Below nine years no plan is generated. */
export function NoPlanForChildren() {
  return (
    <Card py="8">
      <Stack gap="3">
        <Words>No plan below nine years</Words>
        <Muted>
          What a young child needs is best decided with a clinician. The recipes are here for the whole
          family.
        </Muted>
      </Stack>
    </Card>
  );
}

/** The page's outline while the device reads its own copy. */
export function PlanSkeleton() {
  return (
    <Stack gap="4" aria-hidden="true">
      <Skeleton height="52px" />
      <Skeleton height="440px" borderRadius="lg" />
      <Skeleton height="300px" borderRadius="lg" />
    </Stack>
  );
}
