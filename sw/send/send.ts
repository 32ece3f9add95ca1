import { createWebLocks } from '../../src/device/outbox/drain/locks.ts';
import { dishesToName, logReminder } from '../../src/device/outbox/drain/reminder-log.ts';
import { readUserCookie, USER_COOKIE } from '../../src/device/session/session.ts';
import { createWorkerDrain } from '../../src/device/sync/worker-drain.ts';
import { localDayAt } from '../../src/domain/calendar/days.ts';
import type { SendingWorker } from '../sending-worker.ts';

declare const self: SendingWorker & {
  readonly cookieStore?: { get(name: string): Promise<{ readonly value: string } | null> };
};

const readCookie = async (): Promise<string | null> =>
  (await self.cookieStore?.get(USER_COOKIE))?.value ?? null;

const signedIn = async (): Promise<string | null> => {
  const value = await readCookie();
  return value === null ? null : (readUserCookie(`${USER_COOKIE}=${value}`)?.id ?? null);
};

// The worker loads this script to send and to log changes. It defines the worker's only globals.
self.sendWaiting = createWorkerDrain({
  fetch: (url, init) => fetch(url, init),
  backendUrl: (import.meta.env.VITE_BACKEND_URL ?? '').replace(/\/$/, ''),
  readCookie,
  locks: createWebLocks(navigator.locks),
  clock: { now: () => Date.now() },
  random: () => Math.random(),
});

self.logReminder = async (message) => {
  const now = Date.now();
  const today = localDayAt(now, -new Date(now).getTimezoneOffset());
  return logReminder({ message, signedIn: await signedIn(), now, today });
};
self.dishesToName = async (message) => dishesToName({ message, signedIn: await signedIn() });
