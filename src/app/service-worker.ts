import type { Workbox } from 'workbox-window';
import type { Background } from '../sync/environment.ts';
import { createBackgroundSend } from './background-send.ts';
import { untilQuiet } from './quiet-page.ts';
import { trustedScriptUrl } from './trusted-script.ts';

export interface WorkerState {
  /** Whether everything the app needs to open without a network is on the device. */
  readonly offline: 'preparing' | 'ready' | 'unavailable';
  /** Whether a newer version waits for the person's word. */
  readonly updateReady: boolean;
}

let state: WorkerState = { offline: 'preparing', updateReady: false };
let workbox: Workbox | null = null;
/** Another tab has already switched to the new version: this one only has to reload. */
let switchedElsewhere = false;
const listeners = new Set<() => void>();

function change(next: Partial<WorkerState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

/** Calls back after every change of `workerState`; returns how to stop. Fits `useSyncExternalStore`. */
export function subscribeUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const workerState = (): WorkerState => state;

/** Switches to the waiting version and reloads. Call it only when nothing unsaved is on the screen. */
export function applyUpdate(): void {
  if (switchedElsewhere) {
    location.reload();
    return;
  }
  workbox?.addEventListener('controlling', () => location.reload());
  workbox?.messageSkipWaiting();
}

async function lookForUpdate(): Promise<void> {
  // Without a network, or with one that leads nowhere, there is nothing to find: the next return looks again.
  if (document.visibilityState !== 'visible' || !navigator.onLine) return;
  await workbox?.update().catch(() => undefined);
}

/** The worker as the one who sends when the page is gone. */
export const backgroundSend: Background = createBackgroundSend(
  typeof navigator === 'undefined' ? undefined : navigator.serviceWorker,
);

const KITCHEN_TAG = 'kitchen';

/** Phones show notifications through the worker alone. The answer takes it away. Rejects without a worker. */
export async function showNotification(title: string): Promise<() => void> {
  const registration = await navigator.serviceWorker.ready;
  await registration.showNotification(title, {
    tag: KITCHEN_TAG,
    requireInteraction: true,
    icon: '/icons/icon-192.png',
  });
  return () => {
    void registration.getNotifications({ tag: KITCHEN_TAG }).then((shown) => {
      for (const notification of shown) notification.close();
    });
  };
}

/** Takes away whatever is shown; a browser without any shows none. */
export async function takeNotificationsAway(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const shown = (await registration?.getNotifications().catch(() => [])) ?? [];
  for (const notification of shown) notification.close();
}

/** Registers the worker once the first screen is at rest; call once. A browser that refuses it is no failure. */
export async function startServiceWorker(): Promise<void> {
  if (import.meta.env.DEV) return;
  if (!('serviceWorker' in navigator)) return change({ offline: 'unavailable' });
  await untilQuiet();
  try {
    const { Workbox } = await import('workbox-window');
    const worker = new Workbox(trustedScriptUrl('/sw.js'), { updateViaCache: 'none' });
    worker.addEventListener('waiting', () => change({ updateReady: true }));
    worker.addEventListener('controlling', ({ isUpdate }) => {
      if (!isUpdate) return;
      switchedElsewhere = true;
      change({ updateReady: true });
    });
    document.addEventListener('visibilitychange', () => void lookForUpdate());
    await worker.register();
    workbox = worker;
    await navigator.serviceWorker.ready;
    change({ offline: 'ready' });
  } catch {
    // Storage blocked, private window, no HTTPS, or the signal went: the app works, and says that it will not open offline.
    change({ offline: 'unavailable' });
  }
}
