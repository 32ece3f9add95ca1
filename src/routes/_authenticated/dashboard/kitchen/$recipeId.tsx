import { createFileRoute } from '@tanstack/react-router';
import { KitchenScreen } from '../../../../features/kitchen/kitchen-screen.tsx';
import { kitchenSearch } from '../../../../features/kitchen/kitchen-search.ts';

export const Route = createFileRoute('/_authenticated/dashboard/kitchen/$recipeId')({
  validateSearch: kitchenSearch,
  component: KitchenPage,
});

function KitchenPage() {
  const { recipeId } = Route.useParams();
  const { portion, people, date } = Route.useSearch();
  return (
    <KitchenScreen
      key={`${date}/${recipeId}`}
      recipeId={recipeId}
      portion={portion}
      people={people}
      date={date}
    />
  );
}
