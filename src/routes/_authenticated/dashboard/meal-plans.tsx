import { createFileRoute } from '@tanstack/react-router';
import { requireStaff } from '../../../app/guards/staff-guard.ts';
import { TemplatesScreen } from '../../../features/staff/templates-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/meal-plans')({
  beforeLoad: requireStaff,
  component: TemplatesScreen,
});
