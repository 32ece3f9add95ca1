import { createFileRoute } from '@tanstack/react-router';
import { FitnessScreen } from '../../features/answers/onboarding/fitness-screen.tsx';

export const Route = createFileRoute('/_onboarding/fitness')({ component: FitnessScreen });
