import { createFileRoute } from '@tanstack/react-router';
import { DishesScreen } from '../../../features/plan/library/dishes-screen.tsx';
import { dishesSearch } from '../../../features/plan/library/dishes-search.ts';

export const Route = createFileRoute('/_authenticated/dashboard/dishes')({
  validateSearch: dishesSearch,
  component: Dishes,
});

function Dishes() {
  const navigate = Route.useNavigate();
  return (
    <DishesScreen
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true })}
    />
  );
}
