import { Grid, Stack } from '@chakra-ui/react';
import { readPlan } from '../../data/repositories/plan.ts';
import { ADULT_AGE } from '../../domain/nutrition/gates.ts';
import { goalLine } from '../../domain/progress/goal-line.ts';
import { useLive, useToday } from '../../ports/hooks.ts';
import { useMember } from '../../ports/use-member.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { dishDays, energyDays, waterDays } from './day-views.ts';
import { DaysCard } from './days-card.tsx';
import { useDays } from './use-days.ts';
import { WeightSection } from './weight-section.tsx';

/** How things went. Nobody under age reads about weight or energy here. */
export function ProgressScreen() {
  const today = useToday();
  const { profile } = useMember();
  const plan = useLive(readPlan, []);
  const days = useDays(today);
  const isAdult = profile !== null && profile.age >= ADULT_AGE;
  return (
    <Stack gap="4">
      <PageHeading title="Progress">Your progress</PageHeading>
      {isAdult ? (
        <WeightSection today={today} goalKg={goalLine(profile, plan?.plan.maintenanceOnly ?? false)} />
      ) : null}
      {days === undefined ? (
        <Skeleton height="260px" borderRadius="lg" />
      ) : (
        <Grid gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
          <DaysCard view={isAdult ? energyDays(days) : dishDays(days)} tone="leaf" />
          <DaysCard view={waterDays(days)} tone="water" />
        </Grid>
      )}
    </Stack>
  );
}
