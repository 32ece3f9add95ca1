import { expect, test, vi } from 'vitest';

test.each([
  ['that its worker controls opens offline at once', { serviceWorker: { controller: {} } }, 'ready'],
  ['without its worker is not known to', { serviceWorker: { controller: null } }, 'preparing'],
  ['of a browser without workers is not known to', {}, 'preparing'],
])('a page %s', async (page, navigator, offline) => {
  vi.stubGlobal('navigator', navigator);
  // The address makes it a module of its own: it looks at the browser once, when it is loaded.
  const address = `../../../src/app/boot/service-worker.ts?${encodeURIComponent(page)}`;
  const { workerState } = await import(/* @vite-ignore */ address);
  expect(workerState().offline).toBe(offline);
});
