import type { Clock, Connectivity, Visibility } from '../outbox/drain/environment.ts';
import type { SessionStore } from '../session/session.ts';

/**
 * An event after which sending or fetching may work again. It only wakes the drain and the refresh, which then decide
 * what to do from what is stored.
 */
export type WakeReason = 'start' | 'online' | 'visible' | 'session' | 'minute';

export interface WakeSources {
  readonly connectivity: Connectivity;
  readonly visibility: Visibility;
  readonly session: Pick<SessionStore, 'subscribe' | 'current'>;
  readonly clock: Pick<Clock, 'after'>;
}

/** This tab has no timer for entries of a tab that was closed, so it looks for them every minute. */
const MINUTE_MS = 60_000;

/** Calls `wake` at once and on each event. Returns a function that stops it. */
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
  let cancelMinute = (): void => undefined;
  const everyMinute = (): void => {
    cancelMinute = sources.clock.after(MINUTE_MS, () => {
      wake('minute');
      everyMinute();
    });
  };
  everyMinute();
  wake('start');
  return () => {
    cancelMinute();
    for (const stop of stops) stop();
  };
};
