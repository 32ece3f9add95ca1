import { createFileRoute } from '@tanstack/react-router';
import { HereditaryIssuesScreen } from '../../../features/answers/wellness/wellness-screens.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/hereditary-issues')({
  component: HereditaryIssuesScreen,
});
