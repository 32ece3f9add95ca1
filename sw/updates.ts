declare const self: ServiceWorkerGlobalScope;

/** Lets a new version wait until the person asks for it. The first version takes over the page that installed it. */
export function acceptUpdates(): void {
  self.addEventListener('message', (event) => {
    if (event.data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  });
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
}
