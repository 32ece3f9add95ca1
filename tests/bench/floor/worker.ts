/** A worker that keeps these addresses and answers with them. */
export const keepingWorker = (paths: readonly string[]): string => `
const kept = ${JSON.stringify(paths)};
addEventListener('install', (event) => {
  event.waitUntil(caches.open('floor').then((cache) => cache.addAll(kept)));
});
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  event.respondWith(caches.match(event.request).then((answer) => answer ?? fetch(event.request)));
});
`;
