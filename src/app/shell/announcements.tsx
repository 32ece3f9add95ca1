import { Suspense } from 'react';
import { useOwn } from '../../ports/hooks/hooks.ts';
import { usePreparationNotices } from '../../ports/hooks/use-preparation-notices.ts';
import { useReminders } from '../../ports/hooks/use-reminders.ts';
import { lazyExtra } from '../../ui/lazy-extra.ts';
import { useTodaySnapshot } from './use-today-snapshot.ts';

const Arrivals = lazyExtra(() => import('./arrivals.tsx').then((module) => module.Arrivals));

/** Puts under the bell what is due, keeps today's meals for the next start, and tells which scanned foods arrived. */
export function Announcements() {
  useReminders();
  usePreparationNotices();
  useTodaySnapshot();
  const hasOwnFoods = (useOwn()?.foods.size ?? 0) > 0;
  return hasOwnFoods ? (
    <Suspense fallback={null}>
      <Arrivals />
    </Suspense>
  ) : null;
}
