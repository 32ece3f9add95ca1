import { createFileRoute } from '@tanstack/react-router';
import { MembershipScreen } from '../../../features/account/membership/membership-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/membership')({ component: MembershipScreen });
