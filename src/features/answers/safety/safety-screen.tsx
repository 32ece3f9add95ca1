import { chakra, Stack } from '@chakra-ui/react';
import { useLive } from '../../../device/hooks/hooks.ts';
import { usePlanInputs } from '../../../device/hooks/plan/use-plan-inputs.ts';
import { useMember } from '../../../device/hooks/use-member.ts';
import { readInputsStay } from '../../../device/rows/plan-inputs.ts';
import { Card } from '../../../ui/show/card.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import { OpinionsCard } from './opinions-card.tsx';
import { SafetyPanel } from './safety-panel.tsx';

const Muted = chakra('p', { base: { color: 'muted' } });

/** The same questions at any time. */
export function SafetyScreen() {
  const access = usePlanInputs();
  const { profile } = useMember();
  const stays = useLive(readInputsStay, []);
  return (
    <Stack gap="4" maxWidth="44rem">
      <PageHeading title="Allergies and safety">Allergies and safety</PageHeading>
      <Muted>What your plan must leave out or know. All of it is optional.</Muted>
      {access.inputs === null ? (
        <Notice>
          This device does not have your answers yet. What you save here replaces what you saved on another
          device.
        </Notice>
      ) : null}
      {access.travels && stays === true ? (
        <Notice>
          These answers are only on this device. Your server does not have them. Save them again to send them.
        </Notice>
      ) : null}
      <Card>
        {access.inputs === undefined || profile === null ? (
          <Skeleton height="320px" />
        ) : (
          <SafetyPanel access={access} profile={profile} onSaved={() => access.setCard('done')} />
        )}
      </Card>
      <OpinionsCard />
    </Stack>
  );
}
