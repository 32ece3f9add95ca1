import { createFileRoute } from '@tanstack/react-router';
import { PlanReasonsScreen } from '../../../features/plan/reasons/plan-reasons-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/plan-reasons')({
  component: PlanReasonsScreen,
});
