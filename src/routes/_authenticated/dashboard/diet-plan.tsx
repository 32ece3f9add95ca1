import { createFileRoute } from '@tanstack/react-router';
import { DietPlanScreen } from '../../../features/plan/diet-plan-screen.tsx';
import { readWeekAhead } from '../../../features/plan/use-week.ts';

export const Route = createFileRoute('/_authenticated/dashboard/diet-plan')({
  loader: ({ context }) => readWeekAhead(context.member),
  component: DietPlanScreen,
  codeSplitGroupings: [['component', 'loader']],
});
