import type { KitchenAlarm, NotificationState } from '../ports/kitchen-device.ts';
import type { Chime } from './chime.ts';

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
