import { useSyncExternalStore } from 'react';

/** The `lg` breakpoint of the design system. */
const large = (): MediaQueryList => window.matchMedia('(min-width: 1024px)');

const subscribe = (listener: () => void): (() => void) => {
  const query = large();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** True while the window is wide enough for the sidebar. */
export const useLargeScreen = (): boolean => useSyncExternalStore(subscribe, () => large().matches);
