import { useSyncExternalStore } from 'react';
import { readReadyUntil } from '../data/repositories/week.ts';
import type { LocalDay } from '../domain/planner/types.ts';
import type { PrefetchProgress } from '../sync/week.ts';
import { useLive, useToday } from './hooks.ts';
import { usePorts } from './ports.tsx';

/** How far the week is on its way to this device; null while none is. */
export const usePrefetch = (): PrefetchProgress | null => {
  const { sync } = usePorts();
  return useSyncExternalStore(sync.subscribePrefetch, sync.prefetchProgress);
};

/**
 * The last day, at most six ahead, up to which this device has every day's meals; null where it has none for
 * today or the app itself would not open without a network, undefined while it is read.
 */
export const useReadyUntil = (): LocalDay | null | undefined => {
  const today = useToday();
  const { opensOffline } = usePorts();
  const opens = useSyncExternalStore(opensOffline.subscribe, opensOffline.current);
  const until = useLive(readReadyUntil, [today]);
  return until === undefined || opens ? until : null;
};
