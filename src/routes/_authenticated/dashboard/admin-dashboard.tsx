import { createFileRoute } from '@tanstack/react-router';
import { requireStaff } from '../../../app/guards/staff-guard.ts';
import { summarySearch } from '../../../features/staff/staff-search.ts';
import { SummaryScreen } from '../../../features/staff/summary-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/admin-dashboard')({
  beforeLoad: requireStaff,
  validateSearch: summarySearch,
  component: AdminDashboard,
});

function AdminDashboard() {
  const { start } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SummaryScreen
      start={start}
      onStart={(chosen) => void navigate({ search: { start: chosen }, replace: true })}
    />
  );
}
