import { expect, test, vi } from 'vitest';
import { takeNotificationsAway } from '../../../src/app/boot/service-worker.ts';

test('who leaves takes the notifications and the number on the icon along', async () => {
  const close = vi.fn();
  const clearAppBadge = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', {
    clearAppBadge,
    serviceWorker: {
      getRegistration: async () => ({ getNotifications: async () => [{ close }, { close }] }),
    },
  });
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
