import { createFileRoute } from '@tanstack/react-router';
import { DietPlanScreen } from '../../../features/meal-plan/diet-plan-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/diet-plan')({ component: DietPlanScreen });
