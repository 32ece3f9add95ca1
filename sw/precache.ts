import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

/** Both documents, every route's chunk, fonts, dish art and the catalogue: what is listed opens without signal. */
export function precacheShell(): void {
  cleanupOutdatedCaches();
  precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false });
}
