import { createFileRoute } from '@tanstack/react-router';
import { requireStaff } from '../../../app/guards/staff-guard.ts';
import { DetailsScreen } from '../../../features/staff/details-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/details')({
  beforeLoad: requireStaff,
  component: DetailsScreen,
});
