import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['that its worker controls opens offline at once', { serviceWorker: { controller: {} } }, 'ready'],
  ['without its worker is not known to', { serviceWorker: { controller: null } }, 'preparing'],
  ['of a browser without workers is not known to', {}, 'preparing'],
])('a page %s', async (_, navigator, offline) => {
  vi.stubGlobal('navigator', navigator);
  const { workerState } = await import('../../../src/app/boot/service-worker.ts');
  expect(workerState().offline).toBe(offline);
});
