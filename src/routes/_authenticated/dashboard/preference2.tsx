import { createFileRoute } from '@tanstack/react-router';
import { PreferenceSecond } from '../../../features/answers/preference/preference2-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/preference2')({
  component: PreferenceSecond,
});
