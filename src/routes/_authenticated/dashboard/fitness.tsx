import { createFileRoute } from '@tanstack/react-router';
import { FitnessScreen } from '../../../features/progress/fitness/fitness-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/fitness')({ component: FitnessScreen });
