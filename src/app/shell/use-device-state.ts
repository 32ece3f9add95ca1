import { readBudget } from '../../data/repositories/budget.ts';
import { countUnreadNotices } from '../../data/repositories/notices.ts';
import { listOutbox } from '../../data/repositories/outbox.ts';
import { readPlan } from '../../data/repositories/plan.ts';
import { useLive, useOnline, useSession, useToday } from '../../ports/hooks.ts';
import { usePorts } from '../../ports/ports.tsx';
import { copyTime } from './copy-time.ts';

export interface DeviceState {
  readonly online: boolean;
  readonly hasAccess: boolean;
  /** Changes that do not get through at the moment; what is just on its way is not counted. */
  readonly waiting: number;
  readonly copyFrom: string | null;
  readonly unread: number;
}

/** What the shell says about this device's copy and its queue. */
export const useDeviceState = (): DeviceState => {
  const { clock } = usePorts();
  const online = useOnline();
  const hasAccess = useSession()?.access != null;
  const today = useToday();
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
