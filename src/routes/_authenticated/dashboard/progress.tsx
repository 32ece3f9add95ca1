import { createFileRoute } from '@tanstack/react-router';
import { ProgressScreen } from '../../../features/progress/progress-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/progress')({ component: ProgressScreen });
