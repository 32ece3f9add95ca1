import { createFileRoute } from '@tanstack/react-router';
import { PreferenceThird } from '../../../features/answers/preference/preference3-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/preference3')({ component: PreferenceThird });
