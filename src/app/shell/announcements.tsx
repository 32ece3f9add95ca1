import { usePreparationNotices } from '../../ports/hooks/use-preparation-notices.ts';
import { useReminders } from '../../ports/hooks/use-reminders.ts';
import { useTodaySnapshot } from './use-today-snapshot.ts';

/** Shows nothing: puts under the bell what is due, and keeps today's meals for the next start. */
export function Announcements() {
  useReminders();
  usePreparationNotices();
  useTodaySnapshot();
  return null;
}
