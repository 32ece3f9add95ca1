import { createFileRoute } from '@tanstack/react-router';
import { ImportScreen } from '../../../features/own-food/import-screen.tsx';
import { sharedSearch } from '../../../features/own-food/shared-search.ts';

export const Route = createFileRoute('/_authenticated/dashboard/import')({
  validateSearch: sharedSearch,
  component: ImportPage,
});

function ImportPage() {
  return <ImportScreen shared={Route.useSearch()} />;
}
