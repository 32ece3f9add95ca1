import { createFileRoute } from '@tanstack/react-router';
import { ShoppingScreen } from '../../../features/shopping/shopping-screen.tsx';
import { shoppingSearch } from '../../../features/shopping/shopping-search.ts';

export const Route = createFileRoute('/_authenticated/dashboard/shopping')({
  validateSearch: shoppingSearch,
  component: Shopping,
});

function Shopping() {
  const { days } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ShoppingScreen
      days={days ?? 'week'}
      onDays={(chosen) => void navigate({ search: chosen === 'week' ? {} : { days: chosen }, replace: true })}
    />
  );
}
