import { createFileRoute } from '@tanstack/react-router';
import { FitnessScreen } from '../../features/onboarding/fitness-screen.tsx';

export const Route = createFileRoute('/_onboarding/fitness')({ component: FitnessScreen });
