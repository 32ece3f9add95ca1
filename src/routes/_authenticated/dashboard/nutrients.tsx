import { createFileRoute } from '@tanstack/react-router';
import { NutrientsScreen } from '../../../features/plan/nutrients/nutrients-screen.tsx';
import { nutrientsSearch } from '../../../features/plan/nutrients/nutrients-search.ts';

export const Route = createFileRoute('/_authenticated/dashboard/nutrients')({
  validateSearch: nutrientsSearch,
  component: NutrientsPage,
});

function NutrientsPage() {
  return <NutrientsScreen chosen={Route.useSearch().day} />;
}
