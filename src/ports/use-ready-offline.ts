import { useSyncExternalStore } from 'react';
import { readReadyUntil } from '../data/repositories/week.ts';
import type { LocalDay } from '../domain/planner/types.ts';
import type { PrefetchProgress } from '../sync/week.ts';
import { useLive, useToday } from './hooks.ts';
import { usePorts } from './ports.tsx';
import { useMemberSetting } from './use-member-setting.ts';

/** Progress of the week's download; null while none runs. */
export const usePrefetch = (): PrefetchProgress | null => {
  const { sync } = usePorts();
  return useSyncExternalStore(sync.subscribePrefetch, sync.prefetchProgress);
};

/** The part of the plan that opens without a network and without the password after the idle lock. */
export type WhileLocked = 'all' | 'today' | 'nothing';

/** Undefined while it is read. */
export const useWhileLocked = (): WhileLocked | undefined => {
  const keepSignedIn = useMemberSetting('keepSignedIn').value;
  const readable = useMemberSetting('readableWhenLocked').value;
  if (keepSignedIn === undefined || readable === undefined) return undefined;
  if (keepSignedIn === true) return 'all';
  return readable === false ? 'nothing' : 'today';
};

/**
 * The last day, at most six ahead, whose meals open without a network, come what may: null where today's do not, since
 * they are not here, the app would not open or the idle lock takes them away; undefined while it is read.
 */
export const useReadyUntil = (): LocalDay | null | undefined => {
  const today = useToday();
  const { opensOffline } = usePorts();
  const opens = useSyncExternalStore(opensOffline.subscribe, opensOffline.current);
  const until = useLive(readReadyUntil, [today]);
  const locked = useWhileLocked();
  if (until === undefined || locked === undefined) return undefined;
  if (!opens || locked === 'nothing' || until === null) return null;
  return locked === 'today' && until > today ? today : until;
};
