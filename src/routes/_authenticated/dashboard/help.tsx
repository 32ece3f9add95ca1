import { createFileRoute } from '@tanstack/react-router';
import { HelpScreen } from '../../../features/account/help/help-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/help')({ component: HelpScreen });
