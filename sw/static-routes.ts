declare const self: ServiceWorkerGlobalScope;

/** Not in TypeScript's library yet. */
interface RoutableInstallEvent extends ExtendableEvent {
  addRoutes?(rule: {
    readonly condition: { readonly urlPattern: { readonly pathname: string; readonly baseURL: string } };
    readonly source: { readonly cacheName: string };
  }): Promise<void>;
}

/**
 * Has the browser take the hashed files out of a cache by itself, without asking the worker: the font comes early
 * enough to draw the first meals with it. Browsers without such routes ask the worker.
 */
export function answerAssetsFrom(cacheName: string, event: RoutableInstallEvent): void {
  const condition = { urlPattern: { pathname: '/assets/*', baseURL: self.location.origin } };
  // It only makes a start faster: a version is not given up for it.
  event.waitUntil(
    event.addRoutes?.({ condition, source: { cacheName } }).catch(() => undefined) ?? Promise.resolve(),
  );
}
