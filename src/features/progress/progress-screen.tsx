import { chakra, Grid, Stack } from '@chakra-ui/react';
import { readPlan } from '../../data/repositories/plan.ts';
import { ADULT_AGE } from '../../domain/nutrition/gates.ts';
import { goalLine } from '../../domain/progress/goal-line.ts';
import { useLive, useToday } from '../../ports/hooks.ts';
import { useMember } from '../../ports/use-member.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { CardTabs } from '../../ui/card-tabs.tsx';
import { Figure, useComfort, useFigures } from '../../ui/comfort.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DayBars } from './day-bars.tsx';
import { type DaysView, dishDays, energyDays, waterDays } from './day-views.ts';
import { TableView } from './table-view.tsx';
import { useDays } from './use-days.ts';
import { WeightSection } from './weight-section.tsx';

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

/** Fourteen days of one thing: bars, what they say, and the figures. */
function DaysCard({ view, tone }: { view: DaysView; tone: 'leaf' | 'water' }) {
  const say = useFigures();
  const hasGoal = view.bars.some(({ goal }) => goal !== null);
  const summary = view.summary === null ? null : say(view.summary, view.inWords);
  return (
    <Card aria-label={view.title}>
      <CardTitle>{view.title}</CardTitle>
      {summary === null ? (
        <Muted mt="2">{view.nothing}</Muted>
      ) : (
        <>
          <Muted>{summary}</Muted>
          <DayBars
            bars={view.bars}
            tone={tone}
            label={`${view.title} in the last ${view.bars.length} days. ${summary}`}
          />
          {hasGoal ? <Muted>{view.goalNote}</Muted> : null}
          <Figure>
            <TableView caption={view.title} columns={view.columns} rows={view.rows} />
          </Figure>
        </>
      )}
    </Card>
  );
}

/** The member's progress. Nobody under age reads about weight or energy here. */
export function ProgressScreen() {
  const today = useToday();
  const { profile } = useMember();
  const plan = useLive(readPlan, []);
  const days = useDays(today);
  const { calm } = useComfort();
  const isAdult = profile !== null && profile.age >= ADULT_AGE;
  const weight = isAdult ? (
    <WeightSection today={today} goalKg={goalLine(profile, plan?.plan.maintenanceOnly ?? false)} />
  ) : null;
  const eaten =
    days === undefined ? null : <DaysCard view={isAdult ? energyDays(days) : dishDays(days)} tone="leaf" />;
  const water = days === undefined ? null : <DaysCard view={waterDays(days)} tone="water" />;
  return (
    <Stack gap="4">
      <PageHeading title="Progress">Your progress</PageHeading>
      {calm ? (
        <CardTabs
          label="Your progress"
          initial="eaten"
          cards={[
            { value: 'eaten', label: 'Eaten', content: eaten },
            { value: 'water', label: 'Water', content: water },
            ...(isAdult ? [{ value: 'weight', label: 'Weight', content: weight } as const] : []),
          ]}
        />
      ) : (
        <>
          {weight}
          {days === undefined ? (
            <Skeleton height="260px" borderRadius="lg" />
          ) : (
            <Grid gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
              {eaten}
              {water}
            </Grid>
          )}
        </>
      )}
    </Stack>
  );
}
