import { chakra, Stack } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';
import { useDishArt } from '../../device/hooks/food/use-dish-art.ts';
import { useCatalogue, useFreshness, useToday } from '../../device/hooks/hooks.ts';
import { useAwaitedPlan } from '../../device/hooks/plan/use-awaited-plan.ts';
import { useDay } from '../../device/hooks/plan/use-day.ts';
import { useSafetyCardOpen } from '../../device/hooks/plan/use-first-plan.ts';
import { usePlanRefusal } from '../../device/hooks/plan/use-plan-refusal.ts';
import { useMinuteOfDay } from '../../device/hooks/use-clock.ts';
import { useMember } from '../../device/hooks/use-member.ts';
import type { RingName } from '../../device/plan/energy-view.ts';
import { goalLine } from '../../domain/body/progress/goal-line.ts';
import { longDate } from '../../domain/calendar/day-words.ts';
import { sentenceFor } from '../../domain/error-catalogue.ts';
import { eatenName, exactAmount } from '../../domain/food/catalogue/eaten-food.ts';
import { nameWithoutFigures } from '../../domain/food/diary/quick-energy.ts';
import { type EatenFood, eatenKey } from '../../domain/food/journal/fold.ts';
import type { CookingEvent } from '../../domain/plan/week/cooking-events.ts';
import { ADULT_AGE } from '../../terms/adult-age.ts';
import type { Slot } from '../../terms/food.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { lazyExtra } from '../../ui/browser/lazy-extra.ts';
import { useComfort, useFigures } from '../../ui/show/comfort.tsx';
import { Notice } from '../../ui/show/notice.tsx';
import { Skeleton } from '../../ui/show/skeleton.tsx';
import { CardTabs } from '../../ui/tabs/card-tabs.tsx';
import { EnergyCard } from './energy-card.tsx';
import { nextMeal } from './next-meal.ts';
import { TrialNote } from './notes/trial-note.tsx';
import { ShoppingLinks } from './shopping-links.tsx';
import { Tips } from './tips.tsx';
import { TodayCard } from './today-card.tsx';
import { useTick } from './use-tick.ts';
import { useTodaysMeals } from './use-todays-meals.ts';
import { WaterSection } from './water-section.tsx';

const LeftoversCard = lazyExtra(() => import('./leftovers-card.tsx').then((module) => module.LeftoversCard));

const MacroBars = lazyExtra(() => import('./macro-bars.tsx').then((module) => module.MacroBars));
/** While there are no meals to list, and with one card at a time. */
const NextMealSection = lazyExtra(() =>
  import('./next-meal-section.tsx').then((module) => module.NextMealSection),
);
const GoalChangeNote = lazyExtra(() =>
  import('./goal-change-note.tsx').then((module) => module.GoalChangeNote),
);
/** Below what is looked at first. */
const WeightSection = lazyExtra(() => import('./weight-section.tsx').then((module) => module.WeightSection));
const InstallNote = lazyExtra(() => import('./notes/install-note.tsx').then((module) => module.InstallNote));
const TrialWeekCard = lazyExtra(() =>
  import('./notes/trial-week-card.tsx').then((module) => module.TrialWeekCard),
);

const Areas = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateAreas: { base: '"day" "side" "weight"', md: '"day side" "weight side"' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
    gridTemplateRows: { md: 'auto 1fr' },
    alignItems: 'start',
  },
});

/** Above everything until there are meals, and while it asks for allergies. It stays the same element: somebody may be in the middle of it. */
const News = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    '&:empty': { display: 'none' },
    '&[data-first]': { order: -1 },
  },
});

const RING_SLOT: Readonly<Record<RingName, Slot>> = {
  Breakfast: 'breakfast',
  Snacks: 'snacks1',
  Lunch: 'lunch',
  Dinner: 'dinner',
};

/**
 * The day at a glance. `prompt` is what another feature has to ask before the first plan, `checkIn` what one tells once
 * a week. In calm mode one card is shown at a time, without the tips, the weight and the check-in.
 */
export function OverviewScreen(props: { logsWater: boolean; prompt: ReactNode; checkIn: ReactNode }) {
  const today = useToday();
  const member = useMember();
  const day = useDay(today);
  const artOf = useDishArt();
  const { catalogue } = useCatalogue();
  const { calm } = useComfort();
  const say = useFigures();
  useAwaitedPlan(day === null ? null : day.plan !== null);
  const refusal = usePlanRefusal();
  const meals = useTodaysMeals(today, day === null ? undefined : day.plan);
  const minuteOfDay = useMinuteOfDay();
  const isAsking = useSafetyCardOpen();
  const coming = nextMeal(day?.planned ?? null, day?.eaten ?? new Map(), minuteOfDay);
  const { onTick, failed: tickFailed } = useTick(day, today);
  const list =
    meals.length === 0 || refusal !== null ? null : (
      <TodayCard
        meals={meals}
        day={today}
        onTick={onTick}
        progress={
          day && {
            eaten: new Set(day.eaten.keys()),
            next: coming?.key ?? null,
            leftovers: madeMeals(day.plan?.events ?? [], today),
          }
        }
      />
    );
  if (day === null)
    return (
      <Columns
        day={
          <>
            {list}
            <Skeleton height="240px" borderRadius="lg" />
            <Skeleton height="90px" borderRadius="lg" />
          </>
        }
        side={<Skeleton height="240px" borderRadius="lg" />}
      />
    );
  const targets = day.plan?.plan.targets ?? null;
  const pictureOf = (name: RingName): string | undefined =>
    artOf(day.planned?.slots[RING_SLOT[name]][0]?.detail?.recipeId);
  const news = (
    <>
      <TrialNote />
      <Suspense fallback={null}>
        <TrialWeekCard />
      </Suspense>
      <LoadFailure today={today} hasCopy={day.plan !== null} />
      <Suspense fallback={null}>
        <GoalChangeNote />
      </Suspense>
      <Suspense fallback={null}>
        <InstallNote />
      </Suspense>
      {props.prompt}
    </>
  );
  const alsoEaten = (eaten: EatenFood): string => {
    const name = eatenName(eaten, catalogue?.foods) ?? 'Something else';
    const said = say(name, nameWithoutFigures(eaten, name));
    return [said, exactAmount(eaten)].filter((words) => words !== '').join(', ');
  };
  const energy = (
    <EnergyCard
      username={member.username}
      photo={member.photo}
      date={longDate(today)}
      energy={day.energy}
      pictureOf={pictureOf}
      macros={
        targets === null || catalogue === null ? null : (
          <Suspense fallback={<Skeleton height="52px" mt="4" />}>
            <MacroBars day={day} targets={targets} catalogue={catalogue} />
          </Suspense>
        )
      }
      offPlanFoods={[...day.foods].map(([id, eaten]) => ({
        id,
        words: alsoEaten(eaten),
      }))}
    />
  );
  const next = (
    <Suspense fallback={<Skeleton height="120px" borderRadius="lg" />}>
      <NextMealSection today={today} day={day} coming={coming} refusal={refusal} />
    </Suspense>
  );
  const leftovers =
    day.plan === null || catalogue === null ? null : (
      <Suspense fallback={null}>
        <LeftoversCard member={day.plan} catalogue={catalogue} today={today} record={day.record} />
      </Suspense>
    );
  // The list shows the next meal, unless it leaves it out because the member's answers forbid it.
  const isListed = coming === null || day.plan?.stateOf(today, coming.slot).forbidden !== true;
  const water = (
    <WaterSection today={today} water={day.water} record={day.record} focused={props.logsWater} />
  );
  if (calm)
    return (
      <Stack gap="4">
        {news}
        <CardTabs
          label="Today"
          initial={props.logsWater ? 'water' : 'next'}
          cards={[
            {
              value: 'next',
              label: 'Next meal',
              content: (
                <Stack gap="4">
                  {next}
                  {leftovers}
                </Stack>
              ),
            },
            { value: 'energy', label: 'The day', content: energy },
            { value: 'water', label: 'Water', content: water },
          ]}
        />
      </Stack>
    );
  return (
    <Columns
      day={
        <>
          {list}
          {tickFailed ? (
            <Notice role="alert" tone="error">
              This device could not save that. Please try again.
            </Notice>
          ) : null}
          {energy}
          {list !== null && isListed ? null : next}
          {leftovers}
          <News data-first={list === null || isAsking || undefined}>{news}</News>
          <ShoppingLinks />
          {props.checkIn}
        </>
      }
      side={
        <>
          {water}
          <Tips />
        </>
      }
      weight={
        member.profile !== null && member.profile.age >= ADULT_AGE ? (
          <Suspense fallback={<Skeleton height="220px" borderRadius="lg" />}>
            <WeightSection today={today} goalKg={goalLine(member.profile, day.maintenanceOnly)} />
          </Suspense>
        ) : null
      }
    />
  );
}

/** The meals of a day that were made on an earlier one or come from the freezer, by `eatenKey`. */
const madeMeals = (events: readonly CookingEvent[], today: LocalDay): ReadonlySet<string> =>
  new Set(
    events.flatMap(({ meals }) =>
      meals
        .filter(({ day, made }) => day === today && (meals[0].day < today || made === 'thawed'))
        .map(({ slot, recipeId }) => eatenKey(slot, recipeId)),
    ),
  );

/** The same elements while the day is read and when it is there: the list on top of it stays the one it was. */
function Columns({ day, side, weight = null }: { day: ReactNode; side: ReactNode; weight?: ReactNode }) {
  return (
    <Areas>
      <Stack gap="4" gridArea="day">
        {day}
      </Stack>
      <Stack gap="4" gridArea="side">
        {side}
      </Stack>
      {weight === null ? null : (
        <Stack gap="4" gridArea="weight">
          {weight}
        </Stack>
      )}
    </Areas>
  );
}

/** Says that the server answered badly. The shell says that the member is offline or signed out. */
function LoadFailure({ today, hasCopy }: { today: LocalDay; hasCopy: boolean }) {
  const plan = useFreshness('plan');
  const figures = useFreshness(`budget:${today}`);
  const error = plan.error ?? figures.error;
  if (error === null || error.kind === 'offline' || error.kind === 'unauthorized') return null;
  return (
    <Notice role="status" tone="warning">
      {sentenceFor(hasCopy ? 'loadOverview' : 'loadFirstOverview', error)}
    </Notice>
  );
}
