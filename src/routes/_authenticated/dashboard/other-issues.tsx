import { createFileRoute } from '@tanstack/react-router';
import { OtherIssuesScreen } from '../../../features/answers/wellness/wellness-screens.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/other-issues')({
  component: OtherIssuesScreen,
});
