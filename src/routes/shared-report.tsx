import { createFileRoute } from '@tanstack/react-router';
import { SharedReportScreen } from '../features/report/shared-report-screen.tsx';

export const Route = createFileRoute('/shared-report')({ component: SharedReportScreen });
