import { createFileRoute } from '@tanstack/react-router';
import { requireStaff } from '../../../app/guards/staff-guard.ts';
import { MembersScreen } from '../../../features/staff/members-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/members-list')({
  beforeLoad: requireStaff,
  component: MembersScreen,
});
