import { createFileRoute } from '@tanstack/react-router';
import { requireStaff } from '../app/staff-guard.ts';
import { MembersScreen } from '../features/staff/members-screen.tsx';
import { membersSearch } from '../features/staff/staff-search.ts';

export const Route = createFileRoute('/_authenticated/dashboard/members-list')({
  beforeLoad: requireStaff,
  validateSearch: membersSearch,
  component: MembersList,
});

function MembersList() {
  const navigate = Route.useNavigate();
  return <MembersScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />;
}
