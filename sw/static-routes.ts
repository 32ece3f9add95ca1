/** The Static Routing API, which TypeScript's library does not declare yet. */
interface RoutableInstallEvent extends ExtendableEvent {
  addRoutes?(rules: readonly StaticRoute[]): Promise<void>;
}

interface StaticRoute {
  readonly condition: { readonly urlPattern: URLPatternParts };
  readonly source: { readonly cacheName: string };
}

interface URLPatternParts {
  readonly pathname: string;
  readonly search: string;
  readonly baseURL: string;
}

declare const self: ServiceWorkerGlobalScope;

/**
 * Lets the browser answer these paths from a cache by itself once this version is active, without starting the worker.
 * It asks the network for what the cache lacks, so list no file that changes under one path. Browsers without static
 * routes ask the worker as usual.
 */
export function answerFromCaches(event: RoutableInstallEvent, caches: ReadonlyMap<string, string>): void {
  const rules = [...caches].map(([pathname, cacheName]) => ({
    condition: { urlPattern: { pathname, search: '', baseURL: self.location.origin } },
    source: { cacheName },
  }));
  // Routes only make a start faster, so a failure must not fail the installation.
  event.waitUntil(event.addRoutes?.(rules).catch(() => undefined) ?? Promise.resolve());
}
