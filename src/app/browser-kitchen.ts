import type { KitchenDevice } from '../ports/kitchen-device.ts';
import type { Visibility } from '../sync/environment.ts';
import { createChime } from './chime.ts';
import { createKitchenAlarm } from './kitchen-alarm.ts';
import { createScreenAwake } from './screen-awake.ts';
import { showNotification } from './service-worker.ts';

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
