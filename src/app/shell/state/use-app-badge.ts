import { useEffect } from 'react';

interface Badging {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** A badge is a courtesy: a browser that refuses it, or has none, loses nothing. */
const showBadge = (count: number): void => {
  const badging: Badging = navigator;
  const shown = count === 0 ? badging.clearAppBadge?.() : badging.setAppBadge?.(count);
  void shown?.catch(() => undefined);
};

/**
 * Puts the number on the installed app's icon; null leaves it as it is. It stays when the app is closed, and goes
 * when its member goes.
 */
export const useAppBadge = (count: number | null): void => {
  useEffect(() => {
    if (count !== null) showBadge(count);
  }, [count]);
  useEffect(() => () => showBadge(0), []);
};
