import { createFileRoute } from '@tanstack/react-router';
import { GenderScreen } from '../../features/answers/onboarding/gender-screen.tsx';

export const Route = createFileRoute('/_onboarding/gender')({ component: GenderScreen });
