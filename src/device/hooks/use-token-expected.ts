import { useSyncExternalStore } from 'react';
import { usePorts } from '../ports/ports.tsx';

/** True while the session renews itself: a missing token is no reason to ask the member for anything. */
export const useTokenExpected = (): boolean => {
  const { renewal } = usePorts();
  return useSyncExternalStore(renewal.subscribe, renewal.expected);
};
