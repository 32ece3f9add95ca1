import { useEffect, useState } from 'react';
import { usePorts } from '../../device/ports/ports.tsx';
import { type KitchenTimer, untilNextSecond } from '../../domain/kitchen/cooking/timers.ts';

/** The time, moving whenever one of these timers shows another second; still while none runs. */
export const useNow = (timers: readonly KitchenTimer[]): number => {
  const { clock } = usePorts();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    let cancel = (): void => undefined;
    const move = (): void => {
      const current = clock.now();
      setNow(current);
      const wait = untilNextSecond(timers, current);
      if (wait !== null) cancel = clock.after(wait, move);
    };
    move();
    return () => cancel();
  }, [clock, timers]);
  return now;
};
