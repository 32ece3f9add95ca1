import { chakra, Stack } from '@chakra-ui/react';
import {
  type MissingPlan,
  missingPlanWords,
  useMissingPlan,
} from '../../../device/hooks/plan/use-missing-plan.ts';
import { Card } from '../../../ui/show/card.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import { Spinner } from '../../../ui/show/spinner.tsx';

const Words = chakra('p', { base: { fontFamily: 'heading', fontSize: 'xl', textAlign: 'center' } });
const Muted = chakra('p', { base: { color: 'muted', textAlign: 'center' } });

const REMARKS: Readonly<Record<MissingPlan, string>> = {
  asked: 'Answer or skip one question on Today to see it.',
  making: 'This takes a few seconds. You can leave this page. Your week will be here.',
  offline: 'You are offline. Your week loads when you are online again.',
  unreachable: 'This page tries again by itself.',
};

/** While the device has no plan; the page turns into it by itself. */
export function PlanMissing() {
  const missing = useMissingPlan();
  return (
    <Card py="10">
      <Stack gap="4" role="status">
        {missing === 'making' ? <Spinner label="Working" /> : null}
        <Words>{missingPlanWords(missing)}</Words>
        <Muted>{REMARKS[missing]}</Muted>
      </Stack>
    </Card>
  );
}

/** Below nine years no plan is generated. */
export function NoPlanForChildren() {
  return (
    <Card py="8">
      <Stack gap="3">
        <Words>No plan for children under nine</Words>
        <Muted>
          Please ask a clinician what a young child needs. The recipes are here for the whole family.
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
