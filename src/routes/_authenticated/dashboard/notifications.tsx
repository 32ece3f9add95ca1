import { createFileRoute } from '@tanstack/react-router';
import { NotificationsScreen } from '../../../features/account/notifications/notifications-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/notifications')({
  component: NotificationsScreen,
});
