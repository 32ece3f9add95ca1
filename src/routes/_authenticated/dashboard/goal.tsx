import { createFileRoute } from '@tanstack/react-router';
import { GoalAndBodyScreen } from '../../../features/onboarding/goal-and-body-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/goal')({ component: GoalAndBodyScreen });
