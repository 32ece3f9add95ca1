import { createFileRoute } from '@tanstack/react-router';
import { SharedReportScreen } from '../features/progress/report/shared-report-screen.tsx';

export const Route = createFileRoute('/shared-report')({ component: SharedReportScreen });
