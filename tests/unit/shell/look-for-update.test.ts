import { afterEach, expect, test, vi } from 'vitest';
import { startServiceWorker, workerState } from '../../../src/app/boot/service-worker.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

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
  page.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).not.toHaveBeenCalled();

  registration.waiting = {};
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => workerState().updateReady).toBe(true);
  expect(registration.update).toHaveBeenCalledOnce();
});
