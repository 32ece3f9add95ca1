import { useCallback, useSyncExternalStore } from 'react';
import type { Clock } from '../outbox/drain/environment.ts';
import { usePorts } from '../ports/ports.tsx';

const CHECK_MS = 30_000;

/**
 * Returns `read(clock)` and renders again when it changes: within half a minute, and at once when the page becomes
 * visible, because timers stand still while a device sleeps.
 */
export const useClock = <T extends string | number>(read: (clock: Clock) => T): T => {
  const { clock, visibility } = usePorts();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stopVisibility = visibility.subscribe(listener);
      let cancel = (): void => undefined;
      const check = (): void => {
        listener();
        cancel = clock.after(CHECK_MS, check);
      };
      cancel = clock.after(CHECK_MS, check);
      return () => {
        stopVisibility();
        cancel();
      };
    },
    [clock, visibility],
  );
  return useSyncExternalStore(subscribe, () => read(clock));
};

/** Minutes since the member's midnight. */
export const useMinuteOfDay = (): number =>
  useClock((clock) => {
    const now = new Date(clock.now());
    return now.getHours() * 60 + now.getMinutes();
  });
