import { createFileRoute } from '@tanstack/react-router';
import { EnergyStressScreen } from '../../../features/answers/wellness/wellness-screens.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/energy-stress')({
  component: EnergyStressScreen,
});
