import { createFileRoute } from '@tanstack/react-router';
import { FitnessScreen } from '../../../features/fitness/fitness-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/fitness')({ component: FitnessScreen });
