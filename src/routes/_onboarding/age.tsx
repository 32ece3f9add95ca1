import { createFileRoute } from '@tanstack/react-router';
import { AgeScreen } from '../../features/answers/onboarding/age-screen.tsx';

export const Route = createFileRoute('/_onboarding/age')({ component: AgeScreen });
