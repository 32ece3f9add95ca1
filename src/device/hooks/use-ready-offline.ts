import { useSyncExternalStore } from 'react';
import type { LocalDay } from '../../terms/local-day.ts';
import { hasUnlockWay } from '../db/unlock-row.ts';
import { readReadyUntil } from '../plan/read/week.ts';
import { usePorts } from '../ports/ports.tsx';
import type { PrefetchProgress } from '../pull/week.ts';
import { useIsTrial, useLive, useToday } from './hooks.ts';
import { useMemberSetting } from './use-member-setting.ts';

/** Returns the progress of the week's download; null while none is running. */
export const usePrefetch = (): PrefetchProgress | null => {
  const { sync } = usePorts();
  return useSyncExternalStore(sync.subscribePrefetch, sync.prefetchProgress);
};

/** The part of the plan that a member can still read after the idle lock, without a network or a password. */
export type WhileLocked = 'all' | 'today' | 'nothing';

/** Returns what the member chose to be readable when locked; undefined while it loads. */
export const useWhileLocked = (): WhileLocked | undefined => {
  const keepSignedIn = useMemberSetting('keepSignedIn').value;
  const readable = useMemberSetting('readableWhenLocked').value;
  const unlocks = useLive(hasUnlockWay, []);
  const isTrial = useIsTrial();
  if (keepSignedIn === undefined || readable === undefined || unlocks === undefined) return undefined;
  if (keepSignedIn === true || unlocks || isTrial) return 'all';
  return readable === false ? 'nothing' : 'today';
};

/**
 * Returns the last day, at most six ahead, whose meals open without a network. Returns null if not even today's do:
 * they are not on the device, the app would not start offline, or the idle lock hides them. Undefined while it loads.
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
