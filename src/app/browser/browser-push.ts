import type { BrowserSubscription, PushDevice } from '../../device/ports/push-device.ts';
import { workerRegistration as registration } from './service-worker.ts';

interface InstalledSafari extends Navigator {
  /** Safari on iPhone and iPad alone has it: whether the page is an app of the home screen. */
  readonly standalone?: boolean;
}

const read = (subscription: PushSubscription | null | undefined): BrowserSubscription | null => {
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  return endpoint === undefined || p256dh === undefined || auth === undefined
    ? null
    : { endpoint, p256dh, auth };
};

export const browserPush: PushDevice = {
  state: () => {
    if (!('Notification' in window) || !('PushManager' in window))
      return (navigator as InstalledSafari).standalone === false ? 'needs-install' : 'unavailable';
    return Notification.permission === 'denied' ? 'refused' : 'ready';
  },
  subscribe: async (publicKey) => {
    try {
      if ((await Notification.requestPermission()) !== 'granted') return null;
      const worker = await registration();
      await (await worker?.pushManager.getSubscription())?.unsubscribe();
      return read(
        await worker?.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }),
      );
    } catch {
      return null;
    }
  },
  current: async () => read(await (await registration())?.pushManager?.getSubscription().catch(() => null)),
  unsubscribe: async () => {
    await (await (await registration())?.pushManager?.getSubscription())?.unsubscribe();
  },
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
};
