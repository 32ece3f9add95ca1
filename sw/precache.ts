import { unpackChunks } from './chunk-names.ts';
import { cached, keepAll, keyOf, type PrecacheEntry, removeOthers } from './precache-store.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly PrecacheEntry[] };

const keys: ReadonlyMap<string, string> = new Map(
  unpackChunks(self.__WB_MANIFEST).map((entry) => [`/${entry.url}`, keyOf(entry, self.location.href)]),
);

/** The kept copy of a listed address, from the network where the browser lost it. */
export async function precached(path: string): Promise<Response> {
  return (await cached(keys.get(path) ?? path)) ?? fetch(path);
}

/**
 * Both documents, every route's chunk, fonts, dish art and the catalogue: what is listed opens without signal.
 * A new version is installed beside the old one, which is left out as soon as the new one takes over.
 */
export function precacheShell(): void {
  self.addEventListener('install', (event) => event.waitUntil(keepAll(keys)));
  self.addEventListener('activate', (event) => event.waitUntil(removeOthers(new Set(keys.values()))));
  self.addEventListener('fetch', (event) => {
    const { origin, pathname } = new URL(event.request.url);
    if (origin === self.location.origin && event.request.method === 'GET' && keys.has(pathname))
      event.respondWith(precached(pathname));
  });
}
