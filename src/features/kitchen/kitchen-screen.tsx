import { Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { DevicePlan } from '../../device/db/device-plan.ts';
import { useCookbook, useToday } from '../../device/hooks/hooks.ts';
import { useMemberPlan } from '../../device/hooks/plan/use-member-plan.ts';
import { beginCooking, type Cooking, moveStep, toggleFood } from '../../domain/kitchen/cooking/cooking.ts';
import { eventOf, freshServings, laterServings, servingsOf } from '../../domain/plan/week/cooking-events.ts';
import type { Catalogue, Recipe } from '../../terms/food.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { ButtonLink } from '../../ui/show/button.tsx';
import { EmptyState } from '../../ui/show/empty-state.tsx';
import { Notice } from '../../ui/show/notice.tsx';
import { PageHeading } from '../../ui/show/page-heading.tsx';
import { Skeleton } from '../../ui/show/skeleton.tsx';
import { DoneView } from './done-view.tsx';
import { plannedPlace } from './finish.ts';
import { useScreenAwake } from './screen-note.tsx';
import { StartView } from './start-view.tsx';
import { StepView, spokenStep } from './step-view.tsx';
import { type CookingStart, type CookingState, useCooking } from './use-cooking.ts';
import { useFinish } from './use-finish.ts';
import { useKitchenKeys } from './use-kitchen-keys.ts';

const NOTHING_EATEN: ReadonlySet<string> = new Set();

/** The kitchen for one dish: it starts as the address or the plan asks; what was begun goes on. */
export function KitchenScreen(props: {
  recipeId: string;
  portion: number | undefined;
  people: number | undefined;
  date: LocalDay | undefined;
}) {
  const { recipeId, date = null } = props;
  const { catalogue, error } = useCookbook();
  const member = useMemberPlan();
  useScreenAwake();
  const dish = catalogue?.dishes.get(recipeId);
  if (catalogue !== null && dish !== undefined && member !== undefined) {
    const plan = member?.plan ?? null;
    const place = plannedPlace(plan, { recipeId, date, eaten: null }, NOTHING_EATEN);
    const pot =
      place === null || date === null || member === null
        ? undefined
        : eventOf(member.events, { day: date, slot: place.slot, recipeId });
    const meal = place === null || date === null ? null : { day: date, slot: place.slot };
    const later = pot === undefined || meal === null ? 0 : laterServings(pot, meal);
    const people = place === null || date === null ? 1 : (member?.stateOf(date, place.slot).people ?? 1);
    return (
      <Kitchen
        start={{
          recipeId,
          date,
          portion: props.portion ?? place?.portion ?? 1,
          people: props.people ?? people,
          later,
          anew:
            pot === undefined || meal === null || later === 0
              ? 0
              : servingsOf(pot) - freshServings(pot, meal),
        }}
        dish={dish}
        catalogue={catalogue}
        plan={plan}
      />
    );
  }
  if (error !== null || (catalogue !== null && dish === undefined))
    return <NoRecipe missing={error === null} />;
  return <Waiting />;
}

const Waiting = () => <Skeleton height="70dvh" borderRadius="lg" mt="4" />;

function NoRecipe({ missing }: { missing: boolean }) {
  return (
    <Stack gap="3" pt="8">
      <PageHeading title="Kitchen">
        {missing ? 'Recipe not found' : 'This recipe is not on this device yet'}
      </PageHeading>
      <EmptyState
        title="Nothing to cook here"
        action={
          <ButtonLink asChild>
            <Link to="/dashboard/diet-plan">To your plan</Link>
          </ButtonLink>
        }
      >
        {missing ? 'This dish is not in this version of Sorrel.' : 'It loads when you are online.'}
      </EmptyState>
    </Stack>
  );
}

interface KitchenProps {
  readonly dish: Recipe;
  readonly catalogue: Catalogue;
  readonly plan: DevicePlan | null;
}

function Kitchen({ start, ...props }: KitchenProps & { readonly start: CookingStart }) {
  const state = useCooking(start);
  return state === null ? <Waiting /> : <OpenKitchen state={state} {...props} />;
}

function OpenKitchen({ state, dish, catalogue, plan }: KitchenProps & { readonly state: CookingState }) {
  const { cooking, change, show } = state;
  const finish = useFinish(cooking, dish, catalogue, plan);
  const today = useToday();
  /** A dish for a later day is not eaten yet. */
  const isAhead = cooking.date !== null && cooking.date > today;
  const steps = dish.steps.length;
  const title = `Cooking ${dish.name}`;
  const toggle = (food: string): void => change(toggleFood(cooking, food));

  /** If storing fails the kitchen goes on, and the meal can be marked again. */
  const markEaten = async (next: Cooking, eaten: boolean): Promise<void> => {
    const marked = { ...next, eaten: eaten ? (finish.place?.slot ?? null) : null };
    if (await finish.markEaten(marked, eaten)) show(marked);
    else change(next);
  };
  const take = async (taken: boolean): Promise<void> => {
    const next = { ...cooking, taken };
    if (await finish.takeFromPantry(next, taken)) show(next);
  };
  const move = (by: 1 | -1): void => {
    const next = moveStep(cooking, by, steps);
    if (next.step > steps && cooking.step <= steps && cooking.eaten === null && !isAhead)
      void markEaten(next, true);
    else if (next.step !== cooking.step) change(next);
  };
  /** Ends and beginnings want a button: no key or swipe may mark a meal by accident. */
  const turn = (by: 1 | -1): void => {
    const to = cooking.step + by;
    if (cooking.step > 0 && cooking.step <= steps && to > 0 && to <= steps) move(by);
  };
  useKitchenKeys(turn);

  const view =
    cooking.step === 0 ? (
      <StartView
        cooking={cooking}
        dish={dish}
        catalogue={catalogue}
        title={title}
        onChange={change}
        onToggle={toggle}
        onStart={() => move(1)}
      />
    ) : cooking.step > steps ? (
      <DoneView
        cooking={cooking}
        dish={dish}
        title={title}
        planned={finish.place !== null}
        failed={finish.failed}
        onEaten={(eaten) => void markEaten(cooking, eaten)}
        onTaken={(taken) => void take(taken)}
        onBack={() => move(-1)}
        onAgain={() => change(beginCooking(cooking))}
      />
    ) : (
      <StepView
        cooking={cooking}
        dish={dish}
        catalogue={catalogue}
        title={title}
        onToggle={toggle}
        onMove={move}
        onTurn={turn}
      />
    );
  return (
    <>
      <p className="visually-hidden" role="status">
        {spokenStep(cooking, dish)}
      </p>
      {view}
      {state.unsaved ? (
        <Notice role="alert" tone="error" position="fixed" insetInline="4" bottom="7rem" zIndex="20">
          This device could not save your place. Please try again.
        </Notice>
      ) : null}
    </>
  );
}
