import { Suspense } from 'react';
import { useOwn } from '../../device/hooks/hooks.ts';
import { usePreparationNotices } from '../../device/hooks/plan/use-preparation-notices.ts';
import { useReminders } from '../../device/hooks/plan/use-reminders.ts';
import { useMemberSetting } from '../../device/hooks/use-member-setting.ts';
import { lazyExtra } from '../../ui/browser/lazy-extra.ts';
import { useTodaySnapshot } from './state/use-today-snapshot.ts';

const PushUpkeep = lazyExtra(() => import('./push-upkeep.tsx').then((module) => module.PushUpkeep));
const Arrivals = lazyExtra(() => import('./arrivals.tsx').then((module) => module.Arrivals));

/** Puts under the bell what is due, keeps today's meals for the next start, tells which scanned foods arrived, and keeps reminders right. */
export function Announcements() {
  useReminders();
  usePreparationNotices();
  useTodaySnapshot();
  const hasOwnFoods = (useOwn()?.foods.size ?? 0) > 0;
  const isReminded = useMemberSetting('pushReminders').value?.on === true;
  return (
    <Suspense fallback={null}>
      {hasOwnFoods ? <Arrivals /> : null}
      {isReminded ? <PushUpkeep /> : null}
    </Suspense>
  );
}
