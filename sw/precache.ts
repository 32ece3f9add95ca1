import { OPENED_AT } from '../src/domain/opened-at.ts';
import {
  CACHE,
  cacheAll,
  cached,
  keyOf,
  type PrecacheEntry,
  type Shell,
  takeOver,
} from './precache-store.ts';
import { answerFromCaches } from './static-routes.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly PrecacheEntry[] };

const keys: ReadonlyMap<string, string> = new Map(
  self.__WB_MANIFEST.map((entry) => [`/${entry.url}`, keyOf(entry, self.location.href)]),
);

const shell: Shell = {
  keys,
  document: keys.get('/app.html') ?? '',
};
const answeredWithoutWorker: ReadonlyMap<string, string> = new Map([
  ['/assets/*', CACHE],
  ...OPENED_AT.map((address) => [address, shell.document] as const),
]);

/** Returns the cached copy of a listed path, or fetches it if the browser has evicted the copy. */
export async function precached(path: string): Promise<Response> {
  return (await cached(keys.get(path) ?? path)) ?? fetch(path);
}

/**
 * Caches both documents, every route's chunk, fonts, dish pictures and the catalogue, so that they open without a
 * network. A new version is installed beside the old one, whose files are deleted when the new one takes over.
 */
export function precacheShell(): void {
  self.addEventListener('install', (event) => {
    answerFromCaches(event, answeredWithoutWorker);
    event.waitUntil(cacheAll(shell));
  });
  self.addEventListener('activate', (event) => event.waitUntil(takeOver(shell, self.registration)));
  self.addEventListener('fetch', (event) => {
    const { origin, pathname } = new URL(event.request.url);
    if (origin === self.location.origin && event.request.method === 'GET' && keys.has(pathname))
      event.respondWith(precached(pathname));
  });
}
