import { USER_COOKIE } from '../../src/data/session/session.ts';
import { createWebLocks } from '../../src/sync/locks.ts';
import { createWorkerDrain } from '../../src/sync/outbox/worker-drain.ts';
import type { SendingWorker } from '../sending-worker.ts';

declare const self: SendingWorker & {
  readonly cookieStore?: { get(name: string): Promise<{ readonly value: string } | null> };
};

// The worker loads this script to send changes. It defines the worker's only global.
self.sendWaiting = createWorkerDrain({
  fetch: (url, init) => fetch(url, init),
  backendUrl: (import.meta.env.VITE_BACKEND_URL ?? '').replace(/\/$/, ''),
  readCookie: async () => (await self.cookieStore?.get(USER_COOKIE))?.value ?? null,
  locks: createWebLocks(navigator.locks),
  clock: { now: () => Date.now() },
  random: () => Math.random(),
});
