import { chakra, Grid, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { Budget } from '../../contract/plan.ts';
import type { StoredBudget } from '../../device/db/stored-rows.ts';
import { useLive, useOnline, useSession, useToday } from '../../device/hooks/hooks.ts';
import { useMemberPlan } from '../../device/hooks/plan/use-member-plan.ts';
import { useMember } from '../../device/hooks/use-member.ts';
import { readJournalDays } from '../../device/journal/journal.ts';
import type { MemberPlan } from '../../device/plan/member-plan.ts';
import { readPlan } from '../../device/plan/read/plan.ts';
import { usePorts } from '../../device/ports/ports.tsx';
import { countedUpTo, readBudgets } from '../../device/rows/budget.ts';
import {
  type DayAmounts,
  type DayFigures,
  dayAmounts,
  lastDays,
} from '../../domain/body/progress/day-amounts.ts';
import { goalLine } from '../../domain/body/progress/goal-line.ts';
import { addDays } from '../../domain/calendar/days.ts';
import { ADULT_AGE } from '../../terms/adult-age.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { ButtonLink } from '../../ui/show/button.tsx';
import { Card, CardTitle } from '../../ui/show/card.tsx';
import { Figure, useComfort, useFigures } from '../../ui/show/comfort.tsx';
import { PageHeading } from '../../ui/show/page-heading.tsx';
import { Skeleton } from '../../ui/show/skeleton.tsx';
import { CardTabs } from '../../ui/tabs/card-tabs.tsx';
import { DayBars } from './day-bars.tsx';
import { type DaysView, dishDays, energyDays, waterDays } from './day-views.ts';
import { TableView } from './table-view.tsx';
import { WeightSection } from './weight-section.tsx';

const DAYS = 14;

const figuresOf = (budget: Budget): DayFigures => ({
  countedUpTo: countedUpTo(budget),
  kcal: budget.calories_breakfast + budget.calories_snacks + budget.calories_lunch + budget.calories_dinner,
  kcalGoal:
    budget.calories_breakfast_goal +
    budget.calories_snacks_goal +
    budget.calories_lunch_goal +
    budget.calories_dinner_goal,
  waterLitres: budget.current_water_intake,
  waterGoal: budget.daily_water_goal,
});

/** The goals of days that this device counts by itself. */
const goalsOf = ({ plan }: MemberPlan): DayFigures => ({
  countedUpTo: 0,
  kcal: 0,
  kcalGoal: plan.targets?.kcal ?? 0,
  waterLitres: 0,
  waterGoal: plan.waterGoal ?? 0,
});

/** True where the copy was read after the day had ended, so that it will not change any more. */
const isFinal = ({ day, fetchedAt }: StoredBudget): boolean =>
  fetchedAt >= new Date(`${addDays(day, 1)}T00:00:00`).getTime();

/** The last two weeks, oldest first; undefined while the device is read. */
const useDays = (today: LocalDay): readonly DayAmounts[] | undefined => {
  const { sync } = usePorts();
  const online = useOnline();
  const session = useSession();
  const hasJournal = session?.extensions.includes('journal') === true;
  const reachable = online && session?.access != null && !hasJournal;
  const member = useMemberPlan();
  const days = lastDays(today, DAYS);
  const read = useLive(
    async (db) => {
      const first = days[0] ?? today;
      const [budgets, journal] = await Promise.all([
        readBudgets(db, days),
        readJournalDays(db, ['meal.eaten', 'food.eaten', 'water.add'], first, today),
      ]);
      return { budgets, journal };
    },
    [today],
  );

  const known = read?.budgets.filter(isFinal).map(({ day }) => day);
  const open = known === undefined ? '' : days.filter((day) => day !== today && !known.includes(day)).join();
  useEffect(() => {
    if (!reachable || open === '') return;
    let stopped = false;
    const bring = async (): Promise<void> => {
      for (const day of open.split(',')) {
        if (stopped || !(await sync.refresh(`budget:${day}`)).ok) return;
      }
    };
    void bring();
    return () => {
      stopped = true;
    };
  }, [sync, reachable, open]);

  return read === undefined
    ? undefined
    : days.map((day) => {
        const budget = read.budgets.find((copy) => copy.day === day)?.budget;
        const entries = read.journal.filter((entry) => entry.day === day);
        const goals = hasJournal && member != null && entries.length > 0 ? goalsOf(member) : null;
        return dayAmounts(day, entries, budget === undefined ? goals : figuresOf(budget));
      });
};

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

/**
 * The member's progress. Nobody under age reads about weight or energy here. `energy` is what another feature tells of
 * the energy that their body uses.
 */
export function ProgressScreen({ energy }: { energy: ReactNode }) {
  const today = useToday();
  const { profile } = useMember();
  const plan = useLive(readPlan, []);
  const days = useDays(today);
  const { calm } = useComfort();
  const isAdult = profile !== null && profile.age >= ADULT_AGE;
  const weight = isAdult ? (
    <Stack gap="4">
      <WeightSection today={today} goalKg={goalLine(profile, plan?.plan.maintenanceOnly ?? false)} />
      {energy}
    </Stack>
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
      <ButtonLink asChild look="outline" alignSelf="flex-start">
        <Link to="/dashboard/report">A report for your doctor or dietitian</Link>
      </ButtonLink>
    </Stack>
  );
}
