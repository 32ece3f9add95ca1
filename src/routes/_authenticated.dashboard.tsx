import { createFileRoute } from '@tanstack/react-router';
import { DashboardShell } from '../app/dashboard-shell.tsx';

export const Route = createFileRoute('/_authenticated/dashboard')({ component: DashboardShell });
