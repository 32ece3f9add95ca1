import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import ChefHat from 'lucide-react/icons/chef-hat';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { dayOfPlan, type PlanDay } from '../../../device/db/device-plan.ts';
import { useDishArt } from '../../../device/hooks/food/use-dish-art.ts';
import { useCookbook, useToday } from '../../../device/hooks/hooks.ts';
import type { LockedPlan } from '../../../device/plan/read/locked-plan.ts';
import { weekdayOf } from '../../../domain/calendar/days.ts';
import type { Slot } from '../../../terms/food.ts';
import { AccordionSection } from '../../../ui/show/accordion-section.tsx';
import { ButtonLink } from '../../../ui/show/button.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { DishArt } from '../../../ui/show/dish-art.tsx';
import { EmptyState } from '../../../ui/show/empty-state.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import { type DayFacts, type DishLine, dayView, UNMARKED } from '../day/day-view.ts';
import { SlotMarks } from '../day/slot-marks.tsx';
import { dishView } from './dish-view.ts';
import { RecipeIngredients } from './recipe-ingredients.tsx';

const SlotName = chakra('h2', { base: { color: 'muted', fontSize: 'sm', fontWeight: 600 } });
const Part = chakra('h4', { base: { fontSize: 'sm', fontWeight: 650, color: 'muted', mt: '3' } });
const Name = chakra('span', { base: { minW: 0, lineHeight: 1.3 } });
const PlainDish = chakra('h3', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minH: '56px', fontSize: 'md', fontWeight: 600 },
});
const Steps = chakra('ol', {
  base: {
    listStyle: 'decimal',
    ps: '6',
    '& > li': { py: '2' },
    '& > li::marker': { color: 'var(--leaf-strong)', fontWeight: 700 },
  },
});
const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm', py: '2' } });

/** Amounts for the planned portion, the steps, and the kitchen that shows them one by one. */
function Recipe(props: { recipeId: string; portion: number; canCook: boolean }) {
  const { recipeId, portion } = props;
  const { catalogue, error } = useCookbook();
  const dish = catalogue?.dishes.get(recipeId);
  if (catalogue === null && error === null) return <Skeleton height="160px" />;
  if (catalogue === null || dish === undefined) return <Muted>This recipe is not on this device.</Muted>;
  return (
    <>
      <Part>Ingredients</Part>
      <RecipeIngredients lines={dishView(dish, catalogue.foods, portion).ingredients} />
      <Part>Steps</Part>
      <Steps>
        {dish.steps.map((step) => (
          <li key={step.text}>
            {step.text}
            {step.minutes === null ? '' : ` (${step.minutes}\u00a0min)`}
          </li>
        ))}
      </Steps>
      {props.canCook ? (
        <ButtonLink asChild wide my="3">
          <Link to="/today" search={{ cook: recipeId }} state={true}>
            <ChefHat size={20} aria-hidden="true" />
            Cook this
          </Link>
        </ButtonLink>
      ) : null}
    </>
  );
}

function Dish(props: { dish: DishLine; art: string | undefined; canCook: boolean }) {
  const { dish, art, canCook } = props;
  const [open, setOpen] = useState(false);
  const heading = (
    <>
      <DishArt src={art} tint="amber" size="sm" />
      <Name>{dish.name}</Name>
    </>
  );
  if (dish.detail === null) return <PlainDish>{heading}</PlainDish>;
  return (
    <AccordionSection open={open} onToggle={() => setOpen(!open)} heading={heading}>
      <Recipe recipeId={dish.detail.recipeId} portion={dish.detail.portion} canCook={canCook} />
    </AccordionSection>
  );
}

/** The locked device tells the plan, and nothing of what the member did with it: only what must not be eaten. */
const factsWith = (isForbidden: (slot: Slot) => boolean): DayFacts => ({
  log: { eaten: new Map(), foods: new Map() },
  foods: new Map(),
  marksOf: (slot) => ({ ...UNMARKED, forbidden: isForbidden(slot) }),
  potOf: () => null,
});

/** A day's dishes, each with what goes into it and how it is made. */
function LockedMeals({ day, isForbidden }: { day: PlanDay; isForbidden: (slot: Slot) => boolean }) {
  const artOf = useDishArt();
  const slots = dayView(day, factsWith(isForbidden)).slots.filter(({ dishes }) => dishes.length > 0);
  return (
    <Stack gap="3">
      {slots.map((view) => (
        <Card key={view.slot} aria-labelledby={`meal-${view.slot}`} pt="4" pb="2">
          <Flex gap="2" alignItems="center">
            <SlotName id={`meal-${view.slot}`}>{view.label}</SlotName>
            <SlotMarks slot={view} />
          </Flex>
          {view.dishes.map((dish) => (
            <Dish
              key={dish.key}
              dish={dish}
              art={artOf(dish.detail?.recipeId)}
              canCook={!isForbidden(view.slot)}
            />
          ))}
        </Card>
      ))}
    </Stack>
  );
}

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
          Locked: you can only read today's meals here.
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
