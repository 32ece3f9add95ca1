import { chakra, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useFreshness, useToday } from '../../device/hooks/hooks.ts';
import { useAwaitedPlan } from '../../device/hooks/plan/use-awaited-plan.ts';
import { usePlanRefusal } from '../../device/hooks/plan/use-plan-refusal.ts';
import { useMember } from '../../device/hooks/use-member.ts';
import { YOUNGEST_PLANNED } from '../../domain/body/nutrition/gates.ts';
import { weekTabs } from '../../domain/calendar/week-tabs.ts';
import { sentenceFor } from '../../domain/error-catalogue.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import type { PlanRefusal } from '../../terms/plan.ts';
import { useLargeScreen } from '../../ui/browser/use-large-screen.ts';
import { Figure } from '../../ui/show/comfort.tsx';
import { groupDigits } from '../../ui/show/group-digits.ts';
import { Notice } from '../../ui/show/notice.tsx';
import { PageHeading } from '../../ui/show/page-heading.tsx';
import { TabList } from '../../ui/tabs/tab-list.tsx';
import { type DayView, potsOf } from './day/day-view.ts';
import { PlanPanel } from './day/plan-panel.tsx';
import { NoPlanForChildren, PlanMissing, PlanSkeleton } from './day/plan-states.tsx';
import { dayKcal } from './day/slot-context.ts';
import { useWeek } from './use-week.ts';

const Dish = chakra('span', {
  base: {
    display: 'block',
    color: 'ink',
    fontSize: 'xs',
    fontWeight: 500,
    lineHeight: 1.35,
    mb: '2',
    '& > small': { display: 'block', color: 'muted' },
  },
});
const Energy = chakra('span', {
  base: { display: 'block', color: 'muted', fontSize: 'xs', fontWeight: 500 },
});

/** A day of the week at a glance: each slot's dishes and the day's energy. */
function DayDishes({ view }: { view: DayView | null }) {
  if (view === null) return <Energy>Nothing planned</Energy>;
  return (
    <>
      {view.slots.map(({ slot, label, summary, eaten, dishes }) => (
        <Dish key={slot}>
          <small>{eaten ? `${label}, eaten` : label}</small>
          {summary}
          {potsOf({ dishes }).map((pot) => (
            <small key={pot}>{pot}</small>
          ))}
        </Dish>
      ))}
      <Figure>
        <Energy>{groupDigits(dayKcal(view))} kcal</Energy>
      </Figure>
    </>
  );
}

/** Seldom seen. */
const PlanRefused = lazy(() =>
  import('./day/plan-refused.tsx').then((module) => ({ default: module.PlanRefused })),
);

const PANEL = 'plan-day';
const tabId = (day: LocalDay): string => `tab-${day}`;
/** The week's plan: a day's intake and meals, the plan in figures, the ingredients. */
export function DietPlanScreen() {
  const today = useToday();
  const [chosen, setChosen] = useState<LocalDay | null>(null);
  const tabs = weekTabs(today);
  const day = tabs.some((tab) => tab.date === chosen) ? (chosen ?? today) : today;
  const drawn = useDeferredValue(day);
  const week = useWeek(today);
  const { profile } = useMember();
  const refusal = usePlanRefusal();
  const isLarge = useLargeScreen();
  useAwaitedPlan(week === undefined ? null : week !== null);
  return (
    <Stack gap="4">
      <PageHeading title="Diet Plan">Your week</PageHeading>
      {week ? <LoadFailure /> : null}
      {week === undefined ? (
        <PlanSkeleton />
      ) : refusal?.kind === 'under-nine' ? (
        <NoPlanForChildren />
      ) : week === null || refusal?.kind === 'kidney-disease' ? (
        <NoPlanYet age={profile?.age ?? 0} refusal={refusal} />
      ) : (
        <>
          {refusal === null ? null : (
            <Suspense fallback={null}>
              <PlanRefused refusal={refusal} hasOldPlan />
            </Suspense>
          )}
          <TabList
            label="Day"
            look="columns"
            tabs={tabs.map(({ date, label }) => ({
              value: date,
              label,
              ...(isLarge ? { detail: <DayDishes view={week.viewOf(date)} /> } : {}),
            }))}
            selected={day}
            panelId={PANEL}
            tabId={tabId}
            onSelect={setChosen}
          />
          <PlanPanel
            week={week}
            date={drawn}
            today={today}
            diet={profile?.diet_type ?? null}
            panelId={PANEL}
            labelledBy={tabId(drawn)}
          />
        </>
      )}
    </Stack>
  );
}

/** An age of zero is unknown, not a baby's. */
function NoPlanYet({ age, refusal }: { age: number; refusal: PlanRefusal | null }) {
  if (refusal !== null)
    return (
      <Suspense fallback={null}>
        <PlanRefused refusal={refusal} hasOldPlan={false} />
      </Suspense>
    );
  if (age > 0 && age < YOUNGEST_PLANNED) return <NoPlanForChildren />;
  return <PlanMissing />;
}

/** The server's bad answer. The shell says that the member is offline or signed out. */
function LoadFailure() {
  const { error } = useFreshness('plan');
  if (error === null || error.kind === 'offline' || error.kind === 'unauthorized') return null;
  return (
    <Notice role="status" tone="warning">
      {sentenceFor('loadPlan', error)}
    </Notice>
  );
}
