import { createHandlerBoundToURL } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { isAppPath } from '../src/domain/app-paths.ts';
import { publicDocuments } from '../src/domain/public-pages.ts';

/** Answered by the server alone, as is any address that names a file. */
const SERVER_PATHS = [/^\/(django|v1|dev|media|healthz)(\/|$)/, /\.[a-z0-9]+$/i];

const documentFor = (path: string): string =>
  isAppPath(path) ? 'app.html' : (publicDocuments[path] ?? 'index.html');

/** Which precached document opens which address; an unknown one gets the landing page and stays in the bar. */
export function routeNavigations(): void {
  const open = new NavigationRoute(
    (options) => createHandlerBoundToURL(`/${documentFor(options.url.pathname)}`)(options),
    { denylist: SERVER_PATHS },
  );
  registerRoute(open);
}
