import { expect, test, vi } from 'vitest';
import { startServiceWorker, takeNotificationsAway, workerState } from './service-worker.ts';

test('a page that stays open finds a new version when somebody comes back to it', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  const registration = { waiting: null as object | null, update: vi.fn(async () => undefined) };
  const serviceWorker = {
    register: async () => ({ installing: null }),
    ready: Promise.resolve(),
    getRegistration: async () => registration,
  };
  vi.stubEnv('DEV', false);
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true, serviceWorker });
  await startServiceWorker();
  vi.unstubAllEnvs();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).not.toHaveBeenCalled();

  registration.waiting = {};
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => workerState().updateReady).toBe(true);
  expect(registration.update).toHaveBeenCalledOnce();
});

test.each([
  ['that its worker controls opens offline at once', { serviceWorker: { controller: {} } }, 'ready'],
  ['without its worker is not known to', { serviceWorker: { controller: null } }, 'preparing'],
  ['of a browser without workers is not known to', {}, 'preparing'],
])('a page %s', async (page, navigator, offline) => {
  vi.stubGlobal('navigator', navigator);
  // The address makes it a module of its own: it looks at the browser once, when it is loaded.
  const address = `./service-worker.ts?${encodeURIComponent(page)}`;
  const worker = await import(/* @vite-ignore */ address);
  expect(worker.workerState().offline).toBe(offline);
});

test('who leaves takes the notifications and the number on the icon along', async () => {
  const close = vi.fn();
  const clearAppBadge = vi.fn(async () => undefined);
  const getNotifications = async () => [{ close }, { close }];
  const serviceWorker = { getRegistration: async () => ({ getNotifications }) };
  vi.stubGlobal('navigator', { clearAppBadge, serviceWorker });
  await takeNotificationsAway();
  expect([clearAppBadge.mock.calls.length, close.mock.calls.length]).toEqual([1, 2]);
});

test.each([
  ['refuses the number', { clearAppBadge: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ['has neither', {}],
])('a browser that %s stands in no departure’s way', async (_, browser) => {
  vi.stubGlobal('navigator', browser);
  await expect(takeNotificationsAway()).resolves.toBeUndefined();
});
