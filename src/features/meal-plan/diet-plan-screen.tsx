import { chakra, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { weekTabs } from '../../domain/calendar/week-tabs.ts';
import { sentenceFor } from '../../domain/error-catalogue.ts';
import { YOUNGEST_PLANNED } from '../../domain/nutrition/gates.ts';
import type { LocalDay, PlanRefusal } from '../../domain/planner/types.ts';
import { useFreshness, useOnline, useToday } from '../../ports/hooks.ts';
import { useAwaitedPlan } from '../../ports/use-awaited-plan.ts';
import { useDishArt } from '../../ports/use-dish-art.ts';
import { useMember } from '../../ports/use-member.ts';
import { usePlanRefusal } from '../../ports/use-plan-refusal.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { TabList } from '../../ui/tab-list.tsx';
import { ActivePlanCard, dietWord } from './active-plan-card.tsx';
import { IngredientsList } from './ingredients-list.tsx';
import { IntakeCard } from './intake-card.tsx';
import { MealSections } from './meal-sections.tsx';
import { PlanRefused } from './plan-refused.tsx';
import { Generating, NoPlanForChildren, PlanSkeleton } from './plan-states.tsx';
import { usePlanCommands } from './use-plan-commands.ts';
import { useWeek, type Week } from './use-week.ts';

const PANEL = 'plan-day';
const tabId = (day: LocalDay): string => `tab-${day}`;
const Areas = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateAreas: {
      base: '"intake" "meals" "plan" "list"',
      md: '"meals intake" "meals plan" "list plan"',
    },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
    gridTemplateRows: { md: 'auto auto 1fr' },
  },
});

/** The week's plan: a day's intake and meals, the plan in figures, the ingredients. */
export function DietPlanScreen() {
  const today = useToday();
  const [chosen, setChosen] = useState<LocalDay | null>(null);
  const tabs = weekTabs(today);
  const day = tabs.some((tab) => tab.date === chosen) ? (chosen ?? today) : today;
  const week = useWeek(today);
  const { profile } = useMember();
  const refusal = usePlanRefusal();
  useAwaitedPlan(week === undefined ? null : week !== null);
  return (
    <Stack gap="4">
      <PageHeading title="Diet Plan">
        {profile === null ? 'Your week' : `Your ${dietWord(profile.diet_type)} week`}
      </PageHeading>
      <StaleNotice />
      {week === undefined ? (
        <PlanSkeleton />
      ) : refusal?.kind === 'under-nine' ? (
        <NoPlanForChildren />
      ) : week === null ? (
        <NoPlanYet age={profile?.age ?? 0} refusal={refusal} />
      ) : (
        <>
          {refusal === null ? null : <PlanRefused refusal={refusal} hasOldPlan />}
          <TabList
            label="Day"
            look="pills"
            tabs={tabs.map(({ date, label }) => ({ value: date, label }))}
            selected={day}
            panelId={PANEL}
            tabId={tabId}
            onSelect={setChosen}
          />
          <PlanPanel key={day} week={week} day={day} today={today} diet={profile?.diet_type ?? null} />
        </>
      )}
    </Stack>
  );
}

/** An age of zero is unknown, not a baby's. */
function NoPlanYet({ age, refusal }: { age: number; refusal: PlanRefusal | null }) {
  const online = useOnline();
  if (refusal !== null) return <PlanRefused refusal={refusal} hasOldPlan={false} />;
  return age > 0 && age < YOUNGEST_PLANNED ? <NoPlanForChildren /> : <Generating online={online} />;
}

/** Being offline or signed out is said by the shell; this is for a server that answers badly. */
function StaleNotice() {
  const { error } = useFreshness('plan');
  if (error === null || error.kind === 'offline' || error.kind === 'unauthorized') return null;
  return (
    <Notice role="status" tone="warning">
      {sentenceFor('loadPlan', error)}
    </Notice>
  );
}

function PlanPanel(props: { week: Week; day: LocalDay; today: LocalDay; diet: string | null }) {
  const { plan, shopping, waterGoal } = props.week;
  const view = props.week.viewOf(props.day);
  const commands = usePlanCommands(plan.planId, props.day, props.today);
  const artOf = useDishArt();
  return (
    <Areas id={PANEL} role="tabpanel" aria-labelledby={tabId(props.day)}>
      {view === null ? (
        <Card gridArea="meals" aria-label="Meals">
          Nothing is planned for this day.
        </Card>
      ) : (
        <>
          <chakra.div gridArea="intake">
            <IntakeCard calories={view.calories} macros={view.macros} />
          </chakra.div>
          <Stack gridArea="meals" gap="3">
            <MealSections
              date={props.day}
              slots={view.slots}
              artOf={(slot) => artOf(slot.dishes[0]?.detail?.recipeId)}
              onMark={commands.mark}
            />
            <Undo undo={commands.undo} failed={commands.failed} />
          </Stack>
        </>
      )}
      <chakra.div gridArea="plan">
        <ActivePlanCard
          diet={props.diet}
          kcal={view?.calories.planned ?? null}
          waterLitres={waterGoal}
          maintenanceOnly={plan.maintenanceOnly}
        />
      </chakra.div>
      {shopping.categories.length === 0 ? null : (
        <chakra.div gridArea="list">
          <IngredientsList shopping={shopping} onTick={commands.tick} />
        </chakra.div>
      )}
    </Areas>
  );
}

function Undo({ undo, failed }: { undo: { words: string; run: () => void } | null; failed: boolean }) {
  if (failed)
    return (
      <Notice role="alert" tone="error">
        This device could not keep that tick. Please try again.
      </Notice>
    );
  return (
    <Flex role="status" alignItems="center" justifyContent="space-between" gap="3" minH="44px" fontSize="sm">
      {undo === null ? null : (
        <>
          <span>{undo.words}</span>
          <Button look="quiet" size="sm" onClick={undo.run}>
            Undo
          </Button>
        </>
      )}
    </Flex>
  );
}
