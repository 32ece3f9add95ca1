import { Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { readPlanInputs } from '../../data/repositories/plan-inputs.ts';
import type { Allergen } from '../../domain/catalogue/types.ts';
import { useCatalogue, useLive } from '../../ports/hooks.ts';
import { useDishArt } from '../../ports/use-dish-art.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DishArticle } from './dish-article.tsx';
import { dishView } from './dish-view.ts';

/** A dish out of the catalogue on the device, for the planned portion. */
export function DishScreen(props: { recipeId: string; portion: number; date: string | undefined }) {
  const { catalogue, error } = useCatalogue();
  const artOf = useDishArt();
  const inputs = useLive(readPlanInputs, []);
  const avoids: readonly Allergen[] = inputs?.ok ? (inputs.value?.allergies ?? []) : [];
  const dish = catalogue?.dishes.get(props.recipeId);
  return (
    <Stack gap="3">
      <div>
        <ButtonLink asChild look="quiet" size="sm" marginInlineStart="-3">
          <Link to="/dashboard/diet-plan">
            <ChevronLeft size={18} aria-hidden="true" />
            Diet Plan
          </Link>
        </ButtonLink>
      </div>
      {dish !== undefined && catalogue !== null ? (
        <DishArticle
          dish={dish}
          view={dishView(dish, catalogue.foods, props.portion)}
          portion={props.portion}
          date={props.date}
          art={artOf(dish.id)}
          avoids={avoids}
        />
      ) : error !== null ? (
        <>
          <PageHeading title="Recipe">This recipe is not on this device yet</PageHeading>
          <p>It arrives with the next connection.</p>
          <Button look="outline" alignSelf="start" onClick={() => location.reload()}>
            Try again
          </Button>
        </>
      ) : catalogue === null ? (
        <Skeleton height="420px" borderRadius="lg" />
      ) : (
        <EmptyState title="Recipe not found">This dish is not in the recipe book of this version.</EmptyState>
      )}
    </Stack>
  );
}
