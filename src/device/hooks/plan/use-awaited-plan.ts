import { useEffect } from 'react';
import { usePorts } from '../../ports/ports.tsx';

/** Asks for the first plan while the device has none. `hasPlan` is null while that is being read. */
export const useAwaitedPlan = (hasPlan: boolean | null): void => {
  const { sync } = usePorts();
  useEffect(() => (hasPlan === false ? sync.watchForPlan() : undefined), [hasPlan, sync]);
};
