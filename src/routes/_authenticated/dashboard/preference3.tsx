import { createFileRoute } from '@tanstack/react-router';
import { PreferenceThird } from '../../../features/preference/preference3-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/preference3')({ component: PreferenceThird });
