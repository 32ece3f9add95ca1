import { CHANGES_DELIVERED, OUTBOX_TAG, SEND_WAITING } from '../../device/outbox/drain/background-words.ts';
import type { Background } from '../../device/outbox/drain/environment.ts';
import { STALE_RESOURCES } from '../../device/outbox/kinds/change-kind.ts';
import { trustedScriptUrl } from './trusted-script.ts';

/** `sync` where the browser has it; the typings of the platform leave it out. */
interface WithSync {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** The worker as the one who sends when the page is gone. Without a worker it does nothing. */
const createBackgroundSend = (container: ServiceWorkerContainer | undefined): Background => {
  const ask = async (): Promise<void> => {
    const registration = (await container?.ready) as (ServiceWorkerRegistration & WithSync) | undefined;
    await registration?.sync?.register(OUTBOX_TAG);
  };

  /** Engines without `sync` let a worker that was spoken to live for a while after its page. */
  const handOver = (): void => {
    if (document.visibilityState === 'hidden') container?.controller?.postMessage({ type: SEND_WAITING });
  };

  return {
    request: () => {
      // Refused in private windows and by people who switched background work off: the page sends by itself.
      ask().catch(() => undefined);
    },
    subscribe: (listener) => {
      const onMessage = (
        event: MessageEvent<{ readonly type?: unknown; readonly stale?: unknown } | null>,
      ): void => {
        if (event.data?.type !== CHANGES_DELIVERED) return;
        const { stale } = event.data;
        // A worker of an older version does not say what is stale.
        listener(STALE_RESOURCES.filter((resource) => !Array.isArray(stale) || stale.includes(resource)));
      };
      container?.addEventListener('message', onMessage);
      document.addEventListener('visibilitychange', handOver);
      return () => {
        container?.removeEventListener('message', onMessage);
        document.removeEventListener('visibilitychange', handOver);
      };
    },
  };
};

const LOOK_MS = 50;
/** A timer that fires this late was kept waiting by a task that a slow phone takes for a long one. */
const LATE_MS = 10;
const QUIET_MS = 500;
const LONGEST_WAIT_MS = 2_500;

/**
 * Resolves once nothing has kept the page busy for half a second: installing the worker takes the network and a whole
 * core, which belong to the first screen. Resolves at once where the page is hidden, and after two and a half seconds
 * in any case.
 */
export function untilQuiet(): Promise<void> {
  const started = performance.now();
  let quietSince = started;
  return new Promise((resolve) => {
    const look = (due: number): void => {
      const now = performance.now();
      if (now - due > LATE_MS) quietSince = now;
      const enough = now - quietSince >= QUIET_MS || now - started >= LONGEST_WAIT_MS;
      if (enough || document.visibilityState === 'hidden') resolve();
      else setTimeout(look, LOOK_MS, now + LOOK_MS);
    };
    look(started);
  });
}

export interface WorkerState {
  /** True if everything the app needs to open without a network is on the device. */
  readonly offline: 'preparing' | 'ready' | 'unavailable';
  /** True if a newer version waits for the person's word. */
  readonly updateReady: boolean;
}

const WORKER = trustedScriptUrl('/sw.js');
const FRESH = { updateViaCache: 'none' } as const;
/** A signal that went in the middle of the installation comes back. */
const RETRY_MS = 60_000;

/** A worker takes a page over only with everything on the device that the app needs to open without a network. */
const isControlled = (): boolean => globalThis.navigator?.serviceWorker?.controller != null;

let state: WorkerState = { offline: isControlled() ? 'ready' : 'preparing', updateReady: false };
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

/**
 * Switches to the waiting version and reloads; where none waits any more, another tab has switched. Call it only when
 * nothing unsaved is on the screen. The worker itself is watched: a tab that was reloaded past it never hears who
 * controls it.
 */
export async function applyUpdate(): Promise<void> {
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  if (waiting == null) return location.reload();
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') location.reload();
  });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

/**
 * Starts to watch for a new version that another tab switches to. Call it with the first script: the tab registers its
 * worker late, and may have come without one.
 */
export function watchForSwitch(): void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  let controlled = container?.controller != null;
  container?.addEventListener('controllerchange', () => {
    if (controlled) change({ updateReady: true });
    controlled = true;
  });
}

async function lookForUpdate(): Promise<void> {
  // Without a network, or with one that leads nowhere, there is nothing to find: the next return looks again.
  if (document.visibilityState !== 'visible' || !navigator.onLine) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update().catch(() => undefined);
  if (registration?.waiting != null) change({ updateReady: true });
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

/** Undefined before the worker is installed, and in browsers without any. */
export const workerRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration();

/** Takes away whatever is shown, the number on the icon too, and ends reminders; a browser without any shows none. */
export async function takeNotificationsAway(): Promise<void> {
  await navigator.clearAppBadge?.().catch(() => undefined);
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  // Nobody is reminded here any more: what is still sent to this subscription ends nowhere.
  const subscription = await registration?.pushManager?.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => undefined);
  const shown = (await registration?.getNotifications().catch(() => [])) ?? [];
  for (const notification of shown) notification.close();
}

/** Rejects once the browser has given the version up: a file of it could not be had. */
const untilGivenUp = (version: ServiceWorker | null): Promise<never> =>
  new Promise((_, reject) => {
    version?.addEventListener('statechange', () => {
      if (version.state === 'redundant') reject(new Error('Not installed'));
    });
  });

/**
 * Resolves once a version is active, and with it everything that the app needs to open without a network. It needs no
 * file that comes later: an import that failed is not asked for again.
 */
async function install(): Promise<void> {
  const { installing } = await navigator.serviceWorker.register(WORKER, FRESH);
  await Promise.race([navigator.serviceWorker.ready, untilGivenUp(installing)]);
}

/** Tells of a version that waits from now on. */
async function watchVersions(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(WORKER, FRESH);
  worker.addEventListener('waiting', () => change({ updateReady: true }));
  await worker.register();
}

/** Registers the worker once the first screen is at rest; call once. A browser that refuses it is no failure. */
export async function startServiceWorker(): Promise<void> {
  if (import.meta.env.DEV) return;
  await untilQuiet();
  while (state.offline !== 'ready') {
    try {
      await install();
      change({ offline: 'ready' });
    } catch {
      // No workers here, storage blocked, no HTTPS, or the signal went: the app works, and says that it will not open offline.
      change({ offline: 'unavailable' });
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
  document.addEventListener('visibilitychange', () => void lookForUpdate());
  // If the network fails just now, the app asks for new versions at the next return to it.
  await watchVersions().catch(() => undefined);
}
