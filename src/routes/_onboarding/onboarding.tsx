import { createFileRoute } from '@tanstack/react-router';
import { ActivityScreen } from '../../features/answers/onboarding/activity-screen.tsx';

export const Route = createFileRoute('/_onboarding/onboarding')({ component: ActivityScreen });
