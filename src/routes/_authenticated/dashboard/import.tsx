import { createFileRoute } from '@tanstack/react-router';
import { ImportScreen } from '../../../features/food/recipes/import-screen.tsx';
import { sharedSearch } from '../../../features/food/recipes/shared-search.ts';

export const Route = createFileRoute('/_authenticated/dashboard/import')({
  validateSearch: sharedSearch,
  component: ImportPage,
});

function ImportPage() {
  return <ImportScreen shared={Route.useSearch()} />;
}
