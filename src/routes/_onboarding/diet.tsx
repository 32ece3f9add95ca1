import { createFileRoute } from '@tanstack/react-router';
import { DietScreen } from '../../features/answers/onboarding/diet-screen.tsx';

export const Route = createFileRoute('/_onboarding/diet')({ component: DietScreen });
