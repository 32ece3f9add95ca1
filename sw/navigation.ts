import { documentFor } from '../src/domain/documents.ts';
import { precached } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;

/** Answered by the server alone, as is any path that names a file; a point behind the `?` is a figure ("portion=1.25"). */
const SERVER_PATHS = [/^\/(django|v1|dev|media|healthz)([/?]|$)/, /^[^?]*\.[a-z0-9]+(\?|$)/i];

/** The precached document that opens each address; an unknown one gets the landing page and stays in the bar. */
export function routeNavigations(): void {
  self.addEventListener('fetch', (event) => {
    if (event.request.mode !== 'navigate') return;
    const { pathname, search } = new URL(event.request.url);
    if (SERVER_PATHS.some((server) => server.test(pathname + search))) return;
    event.respondWith(precached(`/${documentFor(pathname)}`));
  });
}
