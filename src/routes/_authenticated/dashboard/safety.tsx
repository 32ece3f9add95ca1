import { createFileRoute } from '@tanstack/react-router';
import { SafetyScreen } from '../../../features/answers/safety/safety-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/safety')({ component: SafetyScreen });
