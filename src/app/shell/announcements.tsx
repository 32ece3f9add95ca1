import { usePreparationNotices } from '../../ports/use-preparation-notices.ts';
import { useReminders } from '../../ports/use-reminders.ts';

/** Shows nothing: puts under the bell what is due. */
export function Announcements() {
  useReminders();
  usePreparationNotices();
  return null;
}
