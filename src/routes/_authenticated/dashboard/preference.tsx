import { createFileRoute } from '@tanstack/react-router';
import { PreferenceFirst } from '../../../features/answers/preference/preference-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/preference')({ component: PreferenceFirst });
