import { createFileRoute } from '@tanstack/react-router';
import { requireStaff } from '../app/staff-guard.ts';
import { DetailsScreen } from '../features/staff/details-screen.tsx';
import { detailsSearch } from '../features/staff/staff-search.ts';

export const Route = createFileRoute('/_authenticated/dashboard/details')({
  beforeLoad: requireStaff,
  validateSearch: detailsSearch,
  component: Details,
});

function Details() {
  return <DetailsScreen memberId={Route.useSearch().member} />;
}
