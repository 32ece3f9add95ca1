import { createFileRoute } from '@tanstack/react-router';
import { WeekPrintScreen } from '../../../features/plan/week-print-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/week-print')({ component: WeekPrintScreen });
