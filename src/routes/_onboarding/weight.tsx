import { createFileRoute } from '@tanstack/react-router';
import { WeightScreen } from '../../features/answers/onboarding/weight-screen.tsx';

export const Route = createFileRoute('/_onboarding/weight')({ component: WeightScreen });
