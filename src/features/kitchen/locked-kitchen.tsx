import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCookbook, useToday } from '../../device/hooks/hooks.ts';
import type { LockedPlan } from '../../device/plan/read/locked-plan.ts';
import { beginCooking, type Cooking, moveStep, toggleFood } from '../../domain/kitchen/cooking/cooking.ts';
import type { Catalogue, Recipe } from '../../terms/food.ts';
import { ButtonLink } from '../../ui/show/button.tsx';
import { EmptyState } from '../../ui/show/empty-state.tsx';
import { PageHeading } from '../../ui/show/page-heading.tsx';
import { Skeleton } from '../../ui/show/skeleton.tsx';
import { plannedPlace } from './finish.ts';
import { useScreenAwake } from './screen-note.tsx';
import { StartView } from './start-view.tsx';
import { StepView, spokenStep } from './step-view.tsx';
import { useKitchenKeys } from './use-kitchen-keys.ts';

const Page = chakra('main', { base: { px: { base: '4', md: '6' }, minH: '100dvh' } });
const NOTHING_EATEN: ReadonlySet<string> = new Set();

interface Turning {
  /** As in `Cooking`; it comes from the address. */
  readonly step: number;
  readonly onStep: (step: number) => void;
  readonly onLeave: () => void;
}

/** The kitchen on a locked device, for today's dishes alone. */
export function LockedKitchenScreen({
  plan,
  recipeId,
  ...turning
}: Turning & { plan: LockedPlan | null; recipeId: string }) {
  const today = useToday();
  const { catalogue, error } = useCookbook();
  useScreenAwake();
  const place = plannedPlace(plan?.plan ?? null, { recipeId, date: today, eaten: null }, NOTHING_EATEN);
  const state = place === null ? undefined : plan?.stateOf(today, place.slot);
  const dish = catalogue?.dishes.get(recipeId);
  const isOfToday = place !== null && state?.forbidden === false;
  if (isOfToday && catalogue === null && error === null) return <Skeleton height="100dvh" />;
  return (
    <Page>
      {isOfToday && catalogue !== null && dish !== undefined ? (
        <LockedKitchen
          dish={dish}
          catalogue={catalogue}
          portion={place.portion}
          people={state.people}
          {...turning}
        />
      ) : (
        <NotOfToday />
      )}
    </Page>
  );
}

const NotOfToday = () => (
  <>
    <PageHeading title="Kitchen">Not among today's meals</PageHeading>
    <EmptyState
      title="Nothing to cook here"
      action={
        <ButtonLink asChild>
          <Link to="/today" state={true}>
            To today's plan
          </Link>
        </ButtonLink>
      }
    >
      While this device is locked, only today's dishes open. Sign in to see the others.
    </EmptyState>
  </>
);

/** Ticks and amounts last as long as the page; nothing is logged or stored. */
function LockedKitchen(
  props: Turning & {
    readonly dish: Recipe;
    readonly catalogue: Catalogue;
    readonly portion: number;
    readonly people: number;
  },
) {
  const { dish, catalogue, portion, people } = props;
  const steps = dish.steps.length;
  const [begun, setBegun] = useState(() =>
    beginCooking({ recipeId: dish.id, date: null, portion, people, later: 0 }),
  );
  const cooking: Cooking = { ...begun, step: Math.min(props.step, steps) };
  const move = (by: 1 | -1): void => {
    const next = moveStep(cooking, by, steps);
    if (next.step > steps) props.onLeave();
    else props.onStep(next.step);
  };
  /** No key or swipe begins or ends it by accident. */
  const turn = (by: 1 | -1): void => {
    const to = cooking.step + by;
    if (cooking.step > 0 && to > 0 && to <= steps) props.onStep(to);
  };
  useKitchenKeys(turn);
  const view = {
    cooking,
    dish,
    catalogue,
    title: `Cooking ${dish.name}`,
    locked: true,
    onToggle: (food: string) => setBegun(toggleFood(cooking, food)),
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {spokenStep(cooking, dish)}
      </p>
      {cooking.step === 0 ? (
        <StartView {...view} onChange={setBegun} onStart={() => move(1)} />
      ) : (
        <StepView {...view} onMove={move} onTurn={turn} />
      )}
    </>
  );
}
