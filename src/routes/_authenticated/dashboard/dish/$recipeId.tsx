import { createFileRoute } from '@tanstack/react-router';
import { DishScreen } from '../../../../features/plan/dish/dish-screen.tsx';
import { dishSearch } from '../../../../features/plan/dish/dish-search.ts';

export const Route = createFileRoute('/_authenticated/dashboard/dish/$recipeId')({
  validateSearch: dishSearch,
  component: DishPage,
});

function DishPage() {
  const { recipeId } = Route.useParams();
  const { portion, date, slot } = Route.useSearch();
  return <DishScreen recipeId={recipeId} portion={portion} date={date} slot={slot} />;
}
