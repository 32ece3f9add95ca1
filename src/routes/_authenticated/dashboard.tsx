import { createFileRoute } from '@tanstack/react-router';
import { DashboardShell } from '../../app/shell/dashboard-shell.tsx';
import { shellSearch } from '../../app/shell/shell-note.tsx';

export const Route = createFileRoute('/_authenticated/dashboard')({
  validateSearch: shellSearch,
  component: DashboardShell,
});
