import { createFileRoute } from '@tanstack/react-router';
import { ActivityScreen } from '../../features/onboarding/activity-screen.tsx';

export const Route = createFileRoute('/_onboarding/onboarding')({ component: ActivityScreen });
