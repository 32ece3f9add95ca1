import { createFileRoute } from '@tanstack/react-router';
import { CycleScreen } from '../../../features/cycle/cycle-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/cycle')({ component: CycleScreen });
