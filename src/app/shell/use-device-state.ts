import { useEffect } from 'react';
import { readBudget } from '../../data/repositories/budget.ts';
import { countUnreadNotices } from '../../data/repositories/notices.ts';
import { listOutbox } from '../../data/repositories/outbox.ts';
import { readPlan } from '../../data/repositories/plan.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { useFreshness, useLive, useOnline, useSession, useToday } from '../../ports/hooks.ts';
import { usePorts } from '../../ports/ports.tsx';
import { copyTime } from './copy-time.ts';

const RETRY_MS = 60_000;

export interface DeviceState {
  /** False also where the browser sees a network that leads nowhere. */
  readonly online: boolean;
  readonly hasAccess: boolean;
  /** Changes that do not get through at the moment; what is just on its way is not counted. */
  readonly waiting: number;
  readonly copyFrom: string | null;
  readonly unread: number;
}

/** Whether the server can be reached; a network that leads nowhere is tried again every minute. */
const useReach = (today: LocalDay, hasAccess: boolean): boolean => {
  const { clock, sync, visibility } = usePorts();
  const connected = useOnline();
  const last = useFreshness(`budget:${today}`);
  const failed = last.error?.kind === 'offline' || last.error?.kind === 'timeout';
  // Without a token nothing is asked, so an old failure says nothing about the network of now.
  const lost = connected && hasAccess && failed;
  useEffect(() => {
    if (!lost || last.running) return;
    return clock.after(RETRY_MS, () => {
      if (visibility.visible()) void sync.refreshAll();
    });
  }, [lost, last, clock, sync, visibility]);
  return connected && !lost;
};

/** What the shell says about this device's copy and its queue. */
export const useDeviceState = (): DeviceState => {
  const { clock } = usePorts();
  const today = useToday();
  const hasAccess = useSession()?.access != null;
  const online = useReach(today, hasAccess);
  const queue = useLive(listOutbox, []) ?? [];
  const stuck = queue.filter(
    (row) => row.state !== 'refused' && (!online || !hasAccess || row.lastError !== null),
  );
  const fetchedAt = useLive(
    async (db) => {
      const copies = await Promise.all([readBudget(db, today), readPlan(db)]);
      return copies.reduce((newest, copy) => Math.max(newest, copy?.fetchedAt ?? 0), 0);
    },
    [today],
  );
  return {
    online,
    hasAccess,
    waiting: stuck.length,
    copyFrom: fetchedAt ? copyTime(fetchedAt, clock.now()) : null,
    unread: useLive(countUnreadNotices, []) ?? 0,
  };
};
