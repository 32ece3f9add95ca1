import { cacheAll, cached, keyOf, type PrecacheEntry, type Shell, takeOver } from './precache-store.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly PrecacheEntry[] };

const shell: Shell = new Map(
  self.__WB_MANIFEST.map((entry) => [`/${entry.url}`, keyOf(entry, self.location.href)]),
);

/** The kept copy of a listed address, from the network where the browser lost it. */
export async function precached(path: string): Promise<Response> {
  return (await cached(shell.get(path) ?? path)) ?? fetch(path);
}

/**
 * Caches both documents, every route's chunk, fonts, dish pictures and the catalogue, so that they open without a
 * network. A new version is installed beside the old one, whose files are deleted when the new one takes over.
 */
export function precacheShell(): void {
  self.addEventListener('install', (event) => event.waitUntil(cacheAll(shell)));
  self.addEventListener('activate', (event) => event.waitUntil(takeOver(shell, self.registration)));
  self.addEventListener('fetch', (event) => {
    const { origin, pathname } = new URL(event.request.url);
    if (origin === self.location.origin && event.request.method === 'GET' && shell.has(pathname))
      event.respondWith(precached(pathname));
  });
}
