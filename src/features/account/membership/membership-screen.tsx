import { chakra, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useSession } from '../../../device/hooks/hooks.ts';
import { Notice } from '../../../ui/show/notice.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { PlanCard } from './plan-card.tsx';
import { standings } from './plans.ts';

const Lead = chakra('p', { base: { color: 'muted', maxWidth: '64ch' } });
const Plans = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** The four plans; nothing can be bought here, and the page says so. */
export function MembershipScreen() {
  const plans = standings(useSession()?.membershipType ?? 'free');
  const current = plans.find(({ standing }) => standing === 'current')?.plan.name ?? '';
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <Stack gap="4">
      <PageHeading title="Membership">Membership</PageHeading>
      <Lead>
        You cannot pay for anything here. Every plan always includes offline use, your own data and its
        export.
      </Lead>
      <chakra.div role="status" _empty={{ display: 'none' }}>
        {asked === null ? null : (
          <Notice>
            You cannot buy {asked} in the app. Nothing was charged, and your plan is still {current}.
          </Notice>
        )}
      </chakra.div>
      <Plans>
        {plans.map(({ plan, standing }, at) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            standing={standing}
            below={plans[at - 1]?.plan.name ?? null}
            onStart={() => setAsked(plan.name)}
          />
        ))}
      </Plans>
    </Stack>
  );
}
