import { createFileRoute } from '@tanstack/react-router';
import { SleepMeasuresScreen } from '../../../features/answers/wellness/wellness-screens.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/sleep-measures')({
  component: SleepMeasuresScreen,
});
