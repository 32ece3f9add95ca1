import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useDishArt } from '../../device/hooks/food/use-dish-art.ts';
import { useCatalogue } from '../../device/hooks/hooks.ts';
import type { Day } from '../../device/hooks/plan/use-day.ts';
import { missingPlanWords, useMissingPlan } from '../../device/hooks/plan/use-missing-plan.ts';
import { refusalInWords } from '../../domain/plan/rules/refusal-words.ts';
import { eventOf } from '../../domain/plan/week/cooking-events.ts';
import { isLeftover, potMark } from '../../domain/plan/week/pot-words.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import type { PlanRefusal } from '../../terms/plan.ts';
import { Card } from '../../ui/show/card.tsx';
import { TextLink } from '../../ui/show/text-link.tsx';
import type { NextMeal } from './next-meal.ts';
import { NextMealCard } from './next-meal-card.tsx';

const Muted = chakra('p', { base: { color: 'muted' } });

/** The next meal, or why there is none. */
export function NextMealSection(props: {
  today: LocalDay;
  day: Day;
  coming: NextMeal | null;
  refusal: PlanRefusal | null;
}) {
  const { today, day, coming, refusal } = props;
  const artOf = useDishArt();
  const { catalogue } = useCatalogue();
  const missing = useMissingPlan();
  if (refusal !== null)
    return (
      <Card aria-label="Next meal" role="status">
        <Muted>{refusalInWords(refusal).title}.</Muted>
        <TextLink asChild tall mt="2">
          <Link to="/dashboard/diet-plan">See why</Link>
        </TextLink>
      </Card>
    );
  if (day.plan === null)
    return (
      <Card aria-label="Next meal" role="status">
        <Muted>{missingPlanWords(missing)}</Muted>
        {missing === 'asked' ? <Muted>Answer or skip the question above to see it.</Muted> : null}
      </Card>
    );
  if (coming === null)
    return (
      <Card aria-label="Next meal">
        <Muted>Nothing left to eat today. Tomorrow is planned.</Muted>
      </Card>
    );
  const recipeId = coming.detail?.recipeId;
  const dish = recipeId === undefined ? undefined : catalogue?.dishes.get(recipeId);
  const meal = { day: today, slot: coming.slot, recipeId: recipeId ?? '' };
  const event = eventOf(day.plan.events, meal);
  return (
    <NextMealCard
      meal={coming}
      date={today}
      art={artOf(recipeId)}
      minutes={dish?.minutesTotal ?? null}
      leftover={event !== undefined && isLeftover(event, meal) ? potMark(event, meal) : null}
      forbidden={day.plan.stateOf(today, coming.slot).forbidden}
    />
  );
}
