import { createFileRoute } from '@tanstack/react-router';
import { ChronicConditionsScreen } from '../../../features/answers/wellness/wellness-screens.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/chronic-conditions')({
  component: ChronicConditionsScreen,
});
