import { createFileRoute } from '@tanstack/react-router';
import { TargetScreen } from '../../features/answers/onboarding/target-screen.tsx';

export const Route = createFileRoute('/_onboarding/target')({ component: TargetScreen });
