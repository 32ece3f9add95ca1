import type { SessionStore } from '../data/session.ts';
import type { Connectivity, Visibility } from './environment.ts';

/**
 * Everything that may mean "now it could work". None of them sends anything itself: they only wake the
 * drain and the refresh, which decide by what is stored.
 */
export type WakeReason = 'start' | 'online' | 'visible' | 'session';

export interface WakeSources {
  readonly connectivity: Connectivity;
  readonly visibility: Visibility;
  readonly session: Pick<SessionStore, 'subscribe' | 'current'>;
}

/** Wakes at once, then on each event; the answer stops it. */
export const onWakeup = (sources: WakeSources, wake: (reason: WakeReason) => void): (() => void) => {
  let access = sources.session.current()?.access ?? null;
  const stops = [
    sources.connectivity.subscribe(() => {
      if (sources.connectivity.online()) wake('online');
    }),
    sources.visibility.subscribe(() => {
      if (sources.visibility.visible()) wake('visible');
    }),
    sources.session.subscribe(() => {
      const now = sources.session.current()?.access ?? null;
      if (now !== null && now !== access) wake('session');
      access = now;
    }),
  ];
  wake('start');
  return () => {
    for (const stop of stops) stop();
  };
};
