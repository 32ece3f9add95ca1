import { expect, test } from 'vitest';
import { createBrowserStorage } from '../app/browser/browser-storage.ts';
import { roomAdvice } from './device-room.ts';

test('a device that is almost full says what to do, one with room and one that does not tell say nothing', () => {
  expect(roomAdvice({ freeBytes: 1_000_000 })).toBe(
    'This device is almost full. Free some space, so that you can save what you enter.',
  );
  expect(roomAdvice({ freeBytes: 500_000_000 })).toBeNull();
  expect(roomAdvice({ freeBytes: null })).toBeNull();
});

test('the free room is what the browser grants less what is used; a browser may tell nothing', async () => {
  const storage = createBrowserStorage({
    estimate: () => Promise.resolve({ usage: 300, quota: 1000 }),
    persisted: () => Promise.resolve(false),
  });
  expect(await storage.report()).toEqual({ usedBytes: 300, freeBytes: 700, persistent: false });
  expect(await createBrowserStorage(undefined).report()).toEqual({
    usedBytes: null,
    freeBytes: null,
    persistent: null,
  });
});
