import { Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useState } from 'react';
import { useDishArt } from '../../../device/hooks/food/use-dish-art.ts';
import { useCookbook, useLive, useOwn, useToday } from '../../../device/hooks/hooks.ts';
import { useEatingRules } from '../../../device/hooks/plan/use-eating-rules.ts';
import { useMemberPlan } from '../../../device/hooks/plan/use-member-plan.ts';
import { useNutrientGoals } from '../../../device/hooks/plan/use-nutrient-goals.ts';
import { readPlanInputs } from '../../../device/rows/plan-inputs.ts';
import { mayBeEaten } from '../../../domain/plan/rules/eligibility.ts';
import { eventOf } from '../../../domain/plan/week/cooking-events.ts';
import { potSentence } from '../../../domain/plan/week/pot-words.ts';
import { dishTags } from '../../../domain/plan/wishes/dish-tags.ts';
import type { Allergen, Catalogue, Recipe, Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { Button, ButtonLink } from '../../../ui/show/button.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { EmptyState } from '../../../ui/show/empty-state.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import type { SheetName } from '../day/slot-actions.tsx';
import { solvable } from '../day/slot-context.ts';
import { useWeek } from '../use-week.ts';
import { DishArticle } from './dish-article.tsx';
import { DishPlanRow, StillPlanned } from './dish-plan-row.tsx';
import { dishMicros, dishView } from './dish-view.ts';
import { OpinionCard } from './opinion-card.tsx';
import { OwnRecipeCard } from './own-recipe-card.tsx';
import { PlanIt } from './plan-it.tsx';
import { SimilarCard } from './similar-card.tsx';

interface Address {
  readonly recipeId: string;
  /** Servings, where the plan does not say better. */
  readonly portion: number;
  /** The day and meal it was opened from. */
  readonly date: LocalDay | undefined;
  readonly slot: Slot | undefined;
}

/** A dish out of the catalogue on the device, for the planned portion. */
export function DishScreen(props: Address) {
  const { catalogue, error } = useCookbook();
  const dish = catalogue?.dishes.get(props.recipeId);
  return (
    <Stack gap="3">
      <div>
        <ButtonLink asChild look="quiet" size="sm" marginInlineStart="-3">
          {props.date === undefined ? (
            <Link to="/dashboard/dishes">
              <ChevronLeft size={18} aria-hidden="true" />
              Dishes
            </Link>
          ) : (
            <Link to="/dashboard/diet-plan">
              <ChevronLeft size={18} aria-hidden="true" />
              Diet Plan
            </Link>
          )}
        </ButtonLink>
      </div>
      {dish !== undefined && catalogue !== null ? (
        <KnownDish key={dish.id} {...props} dish={dish} catalogue={catalogue} />
      ) : error !== null ? (
        <>
          <PageHeading title="Recipe">This recipe is not on this device yet</PageHeading>
          <p>It loads when you are online.</p>
          <Button look="outline" alignSelf="start" onClick={() => location.reload()}>
            Try again
          </Button>
        </>
      ) : catalogue === null ? (
        <Skeleton height="420px" borderRadius="lg" />
      ) : (
        <EmptyState title="Recipe not found">This dish is not in this version of Sorrel.</EmptyState>
      )}
    </Stack>
  );
}

function KnownDish({ dish, catalogue, ...address }: Address & { dish: Recipe; catalogue: Catalogue }) {
  const artOf = useDishArt();
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const today = useToday();
  const week = useWeek(today);
  const goals = useNutrientGoals();
  const inputs = useLive(readPlanInputs, []);
  const planned = useMemberPlan();
  const solverInput = planned?.solverInput ?? null;
  const rules = useEatingRules(planned);
  const told: readonly Allergen[] = inputs?.ok ? (inputs.value?.allergies ?? []) : [];
  const avoids = [...new Set([...told, ...(rules?.allergies ?? [])])];
  const owned = useOwn()?.recipes.get(dish.id);
  const { date } = address;
  const day = date === undefined ? null : (week?.viewOf(date) ?? null);
  const slot = day?.slots.find((each) => each.slot === address.slot);
  const line = slot?.dishes.find(({ detail }) => detail?.recipeId === dish.id);
  const portion = line?.detail?.portion ?? address.portion;
  const meal =
    date === undefined || address.slot === undefined
      ? null
      : { day: date, slot: address.slot, recipeId: dish.id };
  const isAgainst = rules !== undefined && !mayBeEaten(dish, rules);
  const planIt =
    week == null || rules === undefined || isAgainst || dish.withheld !== undefined ? null : (
      <PlanIt dish={dish} week={week} catalogue={catalogue} today={today} />
    );
  const event = meal === null || week == null ? undefined : eventOf(week.member.events, meal);
  return (
    <DishArticle
      dish={dish}
      view={dishView(dish, catalogue.foods, portion)}
      portion={portion}
      date={date}
      art={artOf(dish.id)}
      pot={meal === null || event === undefined ? null : potSentence(event, meal, today, catalogue)}
      tags={dishTags(dish, catalogue)}
      avoids={avoids}
      against={isAgainst}
      micros={goals === undefined ? [] : dishMicros(dish, catalogue.foods, portion, goals)}
      own={
        owned === undefined ? (
          date === undefined && planIt !== null ? (
            <Card aria-label="Plan this dish" role="region">
              {planIt}
            </Card>
          ) : null
        ) : (
          <OwnRecipeCard key={owned.version} owned={owned} dish={dish} planIt={planIt} today={today} />
        )
      }
      actions={
        week == null || date === undefined || day === null || slot === undefined ? null : (
          <DishPlanRow
            week={week}
            catalogue={catalogue}
            date={date}
            today={today}
            day={day}
            slot={slot}
            recipeId={dish.id}
            sheet={sheet}
            onSheet={setSheet}
          />
        )
      }
      opinion={
        <OpinionCard
          recipeId={dish.id}
          why={line?.detail?.why ?? null}
          swapUntil={(until) =>
            week == null || solvable({ member: week.member, catalogue }) === null ? null : (
              <StillPlanned
                week={week}
                today={today}
                until={until}
                recipeId={dish.id}
                here={address}
                onSwap={() => setSheet('swap')}
              />
            )
          }
        />
      }
      similar={
        solverInput === null ? null : <SimilarCard dish={dish} member={solverInput} catalogue={catalogue} />
      }
    />
  );
}
