declare const self: ServiceWorkerGlobalScope;

async function openApp(): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (page === undefined) await self.clients.openWindow('/dashboard');
  else await page.focus();
}

/** A tap on a notification leads back to the app: to a page that is open, else to a new one. */
export function openFromNotification(): void {
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openApp());
  });
}
