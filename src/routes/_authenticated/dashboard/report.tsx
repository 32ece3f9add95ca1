import { createFileRoute } from '@tanstack/react-router';
import { ReportScreen } from '../../../features/progress/report/report-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/report')({ component: ReportScreen });
