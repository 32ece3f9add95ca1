import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { dayOfPlan } from '../../data/device-plan.ts';
import type { LockedPlan } from '../../data/repositories/locked-plan.ts';
import { weekdayOf } from '../../domain/calendar/days.ts';
import { useToday } from '../../ports/hooks.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { LockedMeals } from './locked-meals.tsx';

const Page = chakra('div', {
  base: {
    width: '100%',
    maxWidth: '40rem',
    mx: 'auto',
    px: { base: '4', md: '6' },
    pt: 'max(1rem, env(safe-area-inset-top))',
    pb: 'max(2rem, env(safe-area-inset-bottom))',
  },
});
const Brand = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '2', fontFamily: 'heading', fontSize: 'xl' },
});
const Quiet = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    color: 'muted',
    fontSize: 'sm',
    '& svg': { flex: 'none' },
  },
});

/** Today's meals to cook from: nothing of the member but these dishes, and no other day. */
export function LockedPlanScreen({ plan }: { plan: LockedPlan | null }) {
  const today = useToday();
  const day = plan === null ? null : dayOfPlan(plan.plan, today);
  return (
    <Page>
      <Flex as="header" justify="space-between" align="center" gap="3" mb="5">
        <Brand>
          <img src="/favicon.svg" alt="" width="28" height="28" />
          Sorrel
        </Brand>
        <ButtonLink asChild look="outline" size="sm">
          <Link to="/sign-in" state={true}>
            Sign in
          </Link>
        </ButtonLink>
      </Flex>
      <Stack as="main" gap="4">
        <PageHeading title="Today's plan" eyebrow={weekdayOf(today)}>
          Today's plan
        </PageHeading>
        <Quiet>
          <Lock size={16} aria-hidden="true" />
          Locked: today's meals are all that can be read here.
        </Quiet>
        {plan === null || day === null ? (
          <EmptyState title="Nothing to show for today">Sign in to see the rest of your plan.</EmptyState>
        ) : (
          <LockedMeals key={today} day={day} isForbidden={(slot) => plan.stateOf(today, slot).forbidden} />
        )}
      </Stack>
    </Page>
  );
}
