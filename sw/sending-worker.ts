import type { WorkerPass } from '../src/sync/worker-drain.ts';

/** `sync` where the browser has it; the typings of the platform leave it out. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** The worker with the outbox loaded, or not yet. */
export interface SendingWorker extends ServiceWorkerGlobalScope {
  sendWaiting?: () => Promise<WorkerPass>;
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void;
  addEventListener<K extends keyof ServiceWorkerGlobalScopeEventMap>(
    type: K,
    listener: (event: ServiceWorkerGlobalScopeEventMap[K]) => void,
  ): void;
}
