import { useCallback, useSyncExternalStore } from 'react';
import { usePorts } from './ports.tsx';

const CHECK_MS = 30_000;

/** Minutes since the member's midnight; moves by itself. */
export const useMinuteOfDay = (): number => {
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
  return useSyncExternalStore(subscribe, () => {
    const now = new Date(clock.now());
    return now.getHours() * 60 + now.getMinutes();
  });
};
