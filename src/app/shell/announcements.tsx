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
  const food = useArrivals().at(-1);
  if (food === undefined) return null;
  return (
    <Notice role="status" tone="success" mb="4">
      Arrived: {food.name}. What you logged of it has its figures now.{' '}
      <TextLink asChild tall>
        <Link to="/dashboard/food/$foodId" params={{ foodId: food.id }}>
          Check it against the pack
        </Link>
      </TextLink>
    </Notice>
  );
}
