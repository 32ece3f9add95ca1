import { createFileRoute } from '@tanstack/react-router';
import { NutrientsScreen } from '../../../features/nutrients/nutrients-screen.tsx';
import { nutrientsSearch } from '../../../features/nutrients/nutrients-search.ts';

export const Route = createFileRoute('/_authenticated/dashboard/nutrients')({
  validateSearch: nutrientsSearch,
  component: NutrientsPage,
});

function NutrientsPage() {
  return <NutrientsScreen chosen={Route.useSearch().day} />;
}
