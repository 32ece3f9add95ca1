import type { Visibility } from '../../device/outbox/drain/environment.ts';
import type {
  KitchenAlarm,
  KitchenDevice,
  NotificationState,
  ScreenAwake,
} from '../../device/ports/kitchen-device.ts';
import { type Chime, createChime } from './chime.ts';
import { showNotification } from './service-worker.ts';

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

/** Names nobody and no dish: anybody may see a lock screen. */
export const TIMER_DONE = 'A kitchen timer is done';
const VIBRATION_MS = [400, 200, 400, 200, 400];

/** The parts of a browser that the alarm uses. */
export interface AlarmBrowser {
  readonly chime: Chime;
  /** Undefined where the browser shows no notifications. */
  readonly permission: { current(): NotificationPermission; ask(): Promise<unknown> } | undefined;
  /** Shows the one notification of the kitchen; the answer takes it away. */
  readonly notify: (title: string) => Promise<() => void>;
  readonly vibrate: ((pattern: number[]) => boolean) | undefined;
  /** The next touch or key; the answer stops listening. */
  readonly onTouch: (listener: () => void) => () => void;
}

const STATES: Readonly<Record<NotificationPermission, NotificationState>> = {
  granted: 'allowed',
  denied: 'refused',
  default: 'unasked',
};

export const createKitchenAlarm = ({
  chime,
  permission,
  notify,
  vibrate,
  onTouch,
}: AlarmBrowser): KitchenAlarm => {
  const listeners = new Set<() => void>();
  const notifications = (): NotificationState =>
    permission === undefined ? 'unavailable' : STATES[permission.current()];
  return {
    allowSound: chime.allow,
    allowSoundSoon: () => onTouch(chime.allow),
    notifications,
    askToNotify: async () => {
      await permission?.ask();
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ring: () => {
      const silence = chime.play();
      vibrate?.(VIBRATION_MS);
      let takeAway = (): void => undefined;
      let over = false;
      const show = async (): Promise<void> => {
        takeAway = await notify(TIMER_DONE);
        if (over) takeAway();
      };
      // Without a worker there is none: the sound and the page say it.
      if (notifications() === 'allowed') show().catch(() => undefined);
      return () => {
        over = true;
        silence();
        vibrate?.([]);
        takeAway();
      };
    },
  };
};

/** Events that browsers count as a tap. A finger's `pointerdown` is not one yet. */
const TOUCHES = ['click', 'keydown'] as const;

/** A page that nobody has touched may not vibrate, and browsers complain of one that tries. */
const mayVibrate = (): boolean => navigator.userActivation?.hasBeenActive === true;

/** The browser's part of the kitchen: screen, sound, vibration and notifications. */
export const createBrowserKitchen = (visibility: Visibility): KitchenDevice => ({
  screen: createScreenAwake('wakeLock' in navigator ? navigator.wakeLock : undefined, visibility),
  alarm: createKitchenAlarm({
    chime: createChime(() => new AudioContext()),
    permission:
      'Notification' in window
        ? { current: () => Notification.permission, ask: () => Notification.requestPermission() }
        : undefined,
    notify: showNotification,
    vibrate: 'vibrate' in navigator ? (pattern) => mayVibrate() && navigator.vibrate(pattern) : undefined,
    onTouch: (listener) => {
      for (const touch of TOUCHES) addEventListener(touch, listener, { passive: true });
      return () => {
        for (const touch of TOUCHES) removeEventListener(touch, listener);
      };
    },
  }),
});
