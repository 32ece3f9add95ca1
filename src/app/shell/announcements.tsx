import { Link } from '@tanstack/react-router';
import { useArrivals } from '../../ports/hooks/use-arrivals.ts';
import { usePreparationNotices } from '../../ports/hooks/use-preparation-notices.ts';
import { useReminders } from '../../ports/hooks/use-reminders.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useTodaySnapshot } from './use-today-snapshot.ts';

/** Puts under the bell what is due, keeps today's meals for the next start, and tells which scanned foods arrived. */
export function Announcements() {
  useReminders();
  usePreparationNotices();
  useTodaySnapshot();
  const arrivals = useArrivals();
  if (arrivals.length === 0) return null;
  const names = arrivals.map(({ food }) => food.name).join(', ');
  return (
    <Notice role="status" tone="success" mb="4">
      Arrived: {names}.{' '}
      {arrivals.some(({ isLogged }) => isLogged) ? 'What you logged has its figures now. ' : null}
      <TextLink asChild tall>
        <Link to="/dashboard/foods">Check against the pack</Link>
      </TextLink>
    </Notice>
  );
}
