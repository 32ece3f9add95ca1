/** Not in TypeScript's library yet. */
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
 * Once this version is active the browser itself answers these addresses out of a cache, without starting the worker,
 * and asks the network for what is not there: what changes under one address must not stand here. One that knows no such routes asks the worker, as for everything else.
 */
export function answerFromCaches(event: RoutableInstallEvent, caches: ReadonlyMap<string, string>): void {
  const rules = [...caches].map(([pathname, cacheName]) => ({
    condition: { urlPattern: { pathname, search: '', baseURL: self.location.origin } },
    source: { cacheName },
  }));
  // They only make a start faster: a version is not given up for them.
  event.waitUntil(event.addRoutes?.(rules).catch(() => undefined) ?? Promise.resolve());
}
