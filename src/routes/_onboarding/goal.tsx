import { createFileRoute } from '@tanstack/react-router';
import { GoalScreen } from '../../features/answers/onboarding/goal-screen.tsx';

export const Route = createFileRoute('/_onboarding/goal')({ component: GoalScreen });
