import { createFileRoute } from '@tanstack/react-router';
import { GoalAndBodyScreen } from '../../../features/answers/goal-and-body/goal-and-body-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/goal')({ component: GoalAndBodyScreen });
