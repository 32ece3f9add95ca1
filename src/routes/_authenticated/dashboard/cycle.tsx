import { createFileRoute } from '@tanstack/react-router';
import { CycleScreen } from '../../../features/progress/cycle/cycle-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/cycle')({ component: CycleScreen });
