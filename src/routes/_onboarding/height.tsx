import { createFileRoute } from '@tanstack/react-router';
import { HeightScreen } from '../../features/answers/onboarding/height-screen.tsx';

export const Route = createFileRoute('/_onboarding/height')({ component: HeightScreen });
