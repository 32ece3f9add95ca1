import { useEffect } from 'react';
import { useFreshness, useLive, useOnline, useSession } from '../../../device/hooks/hooks.ts';
import { useOfflineByChoice } from '../../../device/hooks/use-offline-by-choice.ts';
import { useOutbox } from '../../../device/hooks/use-outbox.ts';
import { usePrefetch, useReadyUntil } from '../../../device/hooks/use-ready-offline.ts';
import { useStorageReport } from '../../../device/hooks/use-storage-report.ts';
import { useTokenExpected } from '../../../device/hooks/use-token-expected.ts';
import { readPlan } from '../../../device/plan/read/plan.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import type { PrefetchProgress } from '../../../device/pull/week.ts';
import { countUnreadNotices } from '../../../device/rows/notices.ts';
import { isShortOfRoom } from '../../../domain/device-room.ts';
import type { LocalDay } from '../../../terms/local-day.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** When the newest copy was read, as this device's clock says it: "08:14", with the day where it is another one. */
export const copyTime = (fetchedAt: number, now: number): string => {
  const at = new Date(fetchedAt);
  const clock = `${two(at.getHours())}:${two(at.getMinutes())}`;
  if (at.toDateString() === new Date(now).toDateString()) return clock;
  return `${at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}, ${clock}`;
};

const RETRY_MS = 60_000;

export interface DeviceState {
  /** False until the device has been read. */
  readonly known: boolean;
  /** False also where the browser sees a network that leads nowhere. */
  readonly online: boolean;
  /** A token is here, or comes without the member. */
  readonly hasAccess: boolean;
  /** Changes that do not get through at the moment; what is just on its way is not counted. */
  readonly waiting: number;
  /** Changes that the server did not take. */
  readonly refused: number;
  /** The member chose that nothing is sent or fetched. */
  readonly byChoice: boolean;
  /** Progress of the week's download; null while none runs. */
  readonly caching: PrefetchProgress | null;
  /** The last day that this device can show without a network; null where it lacks today. */
  readonly readyUntil: LocalDay | null;
  readonly shortOfRoom: boolean;
  /** `HH:MM` of the newest copy, or null before the first. */
  readonly copyFrom: string | null;
  readonly unread: number;
}

/** True if the server can be reached; a network that leads nowhere is tried again every minute. */
const useReach = (hasAccess: boolean): boolean => {
  const { clock, sync, visibility } = usePorts();
  const connected = useOnline();
  const last = useFreshness('profile');
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

/** The state of this device's copies and outbox, for the shell. */
export const useDeviceState = (): DeviceState => {
  const { clock } = usePorts();
  const session = useSession();
  /** Nothing is sent or fetched, with a network or without. */
  const isTrial = session?.trial === true;
  const hasToken = session?.access != null;
  const online = useReach(hasToken) || isTrial;
  const hasAccess = useTokenExpected() || hasToken || isTrial;
  const outbox = useOutbox();
  const queue = outbox ?? [];
  const readyUntil = useReadyUntil();
  const { report } = useStorageReport();
  const stuck = queue.filter(
    (row) => row.state !== 'refused' && (!online || !hasAccess || row.lastError !== null),
  );
  const fetchedAt = useLive(async (db) => (await readPlan(db))?.fetchedAt ?? 0, []);
  return {
    known: outbox !== undefined && readyUntil !== undefined && fetchedAt !== undefined,
    online,
    hasAccess,
    waiting: isTrial ? 0 : stuck.length,
    refused: queue.filter((row) => row.state === 'refused').length,
    byChoice: useOfflineByChoice().value,
    caching: usePrefetch(),
    readyUntil: readyUntil ?? null,
    shortOfRoom: report !== null && isShortOfRoom(report),
    copyFrom: fetchedAt ? copyTime(fetchedAt, clock.now()) : null,
    unread: useLive(countUnreadNotices, []) ?? 0,
  };
};
