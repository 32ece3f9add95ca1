import { Grid, Stack } from '@chakra-ui/react';
import { Link, useNavigate } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { dayOfPlan } from '../../../device/db/device-plan.ts';
import { useCatalogue, useLive, useToday } from '../../../device/hooks/hooks.ts';
import { type KnownGoals, useNutrientGoals } from '../../../device/hooks/plan/use-nutrient-goals.ts';
import { useLastKnown } from '../../../device/hooks/use-last-known.ts';
import { readJournalKind } from '../../../device/journal/journal.ts';
import { dayNutrients } from '../../../device/plan/day-nutrients.ts';
import type { MemberPlan } from '../../../device/plan/member-plan.ts';
import { readMemberPlan } from '../../../device/plan/read/plan-of-member.ts';
import { addDays } from '../../../domain/calendar/days.ts';
import { weekTabs } from '../../../domain/calendar/week-tabs.ts';
import { foldDay } from '../../../domain/food/journal/fold.ts';
import { type DayNutrients, meanOfDays } from '../../../domain/plan/week/day-nutrients.ts';
import type { Catalogue } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { ButtonLink } from '../../../ui/show/button.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import { TabList } from '../../../ui/tabs/tab-list.tsx';
import { gapsOf } from './gaps.ts';
import { GapsCard } from './gaps-card.tsx';
import { MainCard } from './main-card.tsx';
import { aimRows, mainRows } from './nutrient-rows.ts';
import { TableCard } from './table-card.tsx';

interface NutrientFacts {
  readonly member: MemberPlan | null;
  readonly catalogue: Catalogue;
  readonly goals: KnownGoals;
  /** Null where the day is neither planned nor eaten of. */
  readonly nutrientsOf: (day: LocalDay) => DayNutrients | null;
}

/** Data about the days from `first` to `last`; undefined while it is read or the catalogue loads. */
const useNutrients = (first: LocalDay, last: LocalDay, today: LocalDay): NutrientFacts | undefined => {
  const { catalogue } = useCatalogue();
  const goals = useNutrientGoals();
  const read = useLastKnown(
    useLive(
      async (db) => {
        const [member, meals, foods] = await Promise.all([
          readMemberPlan(db, catalogue, today),
          readJournalKind(db, 'meal.eaten', first, last),
          readJournalKind(db, 'food.eaten', first, last),
        ]);
        return { member, entries: [...meals, ...foods] };
      },
      [first, last, today, catalogue !== null],
    ),
    `${first} ${last}`,
  );
  if (read === undefined || catalogue === null || goals === undefined) return undefined;
  const { member, entries } = read;
  return {
    member,
    catalogue,
    goals,
    nutrientsOf: (day) => {
      const planned = member === null ? null : dayOfPlan(member.plan, day);
      const log = foldDay(entries.filter((entry) => entry.day === day));
      if (planned === null && log.eaten.size + log.foods.size === 0) return null;
      return dayNutrients(planned, log, catalogue);
    },
  };
};

const PANEL = 'nutrients-of';
const WEEK = 'week';
const tabId = (value: string): string => `tab-${value}`;

/** A day's or the week's nutrients against the member's goals. `chosen` is a day or "week". */
export function NutrientsScreen({ chosen }: { chosen: string | undefined }) {
  const today = useToday();
  const navigate = useNavigate();
  const days = weekTabs(today);
  const tabs = [{ value: WEEK, label: 'Week' }, ...days.map(({ date, label }) => ({ value: date, label }))];
  const selected = tabs.some(({ value }) => value === chosen) ? (chosen ?? today) : today;
  const { error } = useCatalogue();
  const facts = useNutrients(addDays(today, -1), addDays(today, days.length), today);
  return (
    <Stack gap="4">
      <div>
        <ButtonLink asChild look="quiet" size="sm" marginInlineStart="-3">
          <Link to="/dashboard/diet-plan">
            <ChevronLeft size={18} aria-hidden="true" />
            Diet Plan
          </Link>
        </ButtonLink>
        <PageHeading title="Nutrients">What is in your food</PageHeading>
      </div>
      <TabList
        label="Day or week"
        look="pills"
        tabs={tabs}
        selected={selected}
        panelId={PANEL}
        tabId={tabId}
        onSelect={(value) =>
          void navigate({ to: '/dashboard/nutrients', search: { day: value }, replace: true })
        }
      />
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(selected)}>
        {facts === undefined && error !== null ? (
          <Notice role="status" tone="warning">
            The foods are not on this device yet. They load when you are online.
          </Notice>
        ) : facts === undefined ? (
          <Stack gap="4" aria-hidden="true">
            <Skeleton height="360px" borderRadius="lg" />
            <Skeleton height="420px" borderRadius="lg" />
          </Stack>
        ) : (
          <Panel facts={facts} selected={selected} days={days.map(({ date }) => date)} />
        )}
      </div>
    </Stack>
  );
}

function Panel(props: { facts: NutrientFacts; selected: string; days: readonly LocalDay[] }) {
  const { facts, selected } = props;
  const isWeek = selected === WEEK;
  const { member, catalogue, goals } = facts;
  const nutrients: DayNutrients | null = isWeek
    ? meanOfDays(
        props.days.map(facts.nutrientsOf).filter((day) => day !== null),
        catalogue,
      )
    : facts.nutrientsOf(selected);
  if (nutrients === null) return <Card>Nothing is planned or eaten on this day.</Card>;
  const isPlain = member === null || member.plan.source === 'plain';
  if (isPlain && nutrients.foods.size === 0)
    return (
      <Card>
        Your plan gives only names and calories, so nothing else in its dishes can be counted here. What you
        log yourself can.
      </Card>
    );
  const targets = member?.plan.targets ?? null;
  const rules = member?.solverInput?.rules ?? null;
  const rows = aimRows(nutrients, goals, targets);
  return (
    <Grid
      gap="4"
      alignItems="start"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }}
    >
      <Stack gap="4">
        {targets === null ? null : (
          <MainCard
            title={isWeek ? 'A day of this week, on average' : 'Energy and what it is made of'}
            rows={mainRows(nutrients, targets, goals)}
            showsEaten={!isWeek}
          />
        )}
        {rules === null || isPlain ? null : (
          <GapsCard gaps={gapsOf(rows, rules, catalogue)} diet={rules.diet} isWeek={isWeek} />
        )}
      </Stack>
      <TableCard
        rows={rows}
        foodCount={nutrients.foods.size}
        showsEaten={!isWeek}
        kidneyDisease={goals.kidneyDisease}
      />
    </Grid>
  );
}
