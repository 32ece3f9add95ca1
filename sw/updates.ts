declare const self: ServiceWorkerGlobalScope;

/** A new version waits until the person asks for it. The very first one takes over the page that installed it. */
export function acceptUpdates(): void {
  self.addEventListener('message', (event) => {
    if (event.data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  });
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
}
