import type { ScreenAwake } from '../ports/kitchen-device.ts';
import type { Visibility } from '../sync/environment.ts';

/** The part of the platform's `navigator.wakeLock` that is used. */
export interface WakeLocks {
  request(type: 'screen'): Promise<WakeSentinel>;
}
interface WakeSentinel {
  release(): Promise<void>;
  addEventListener(type: 'release', listener: () => void): void;
}

/** `locks` is undefined where the browser has none. */
export const createScreenAwake = (locks: WakeLocks | undefined, visibility: Visibility): ScreenAwake => {
  const listeners = new Set<() => void>();
  let holders = 0;
  let sentinel: WakeSentinel | null = null;
  let asking = false;
  let state: ReturnType<ScreenAwake['state']> = 'off';
  let stopWatching = (): void => undefined;

  const change = (next: typeof state): void => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  /** The browser ends a lock whenever the page goes out of view. */
  const onReleased = (ended: WakeSentinel): void => {
    if (sentinel !== ended) return;
    sentinel = null;
    change('off');
  };

  const take = async (): Promise<void> => {
    if (holders === 0 || asking || sentinel !== null || !visibility.visible()) return;
    if (locks === undefined) return change('unavailable');
    asking = true;
    try {
      const taken = await locks.request('screen');
      sentinel = taken;
      taken.addEventListener('release', () => onReleased(taken));
      change('on');
    } catch {
      // Refused by a flat battery or a setting: the kitchen works without, and says so.
      change('unavailable');
    }
    asking = false;
    if (holders === 0) await letGo();
  };

  const letGo = async (): Promise<void> => {
    const held = sentinel;
    sentinel = null;
    change('off');
    await held?.release();
  };

  return {
    hold: () => {
      holders += 1;
      if (holders === 1) stopWatching = visibility.subscribe(() => void take());
      void take();
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        holders -= 1;
        if (holders > 0) return;
        stopWatching();
        void letGo();
      };
    },
    wanted: () => holders > 0,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
