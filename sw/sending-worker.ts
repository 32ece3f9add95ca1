import type { WorkerPass } from '../src/sync/outbox/worker-drain.ts';

/** The Background Sync event. Only some browsers have it, so TypeScript's library does not declare it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** The service worker. `sendWaiting` is there once the script that sends the outbox is loaded. */
export interface SendingWorker extends ServiceWorkerGlobalScope {
  sendWaiting?: () => Promise<WorkerPass>;
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void;
  addEventListener<K extends keyof ServiceWorkerGlobalScopeEventMap>(
    type: K,
    listener: (event: ServiceWorkerGlobalScopeEventMap[K]) => void,
  ): void;
}
