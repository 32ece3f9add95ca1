import type { WorkerPass } from '../src/device/sync/worker-drain.ts';
import type { PushMessage } from '../src/domain/reminders/message.ts';

/** The Background Sync event. Only some browsers have it, so TypeScript's library does not declare it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** The service worker. The functions are there once the script that sends the outbox is loaded. */
export interface SendingWorker extends ServiceWorkerGlobalScope {
  sendWaiting?: () => Promise<WorkerPass>;
  /** Logs what a button of a reminder says; false where that needs the app. */
  logReminder?: (message: PushMessage) => Promise<boolean>;
  /** The dishes that a reminder's notification may name. */
  dishesToName?: (message: PushMessage) => Promise<readonly string[]>;
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void;
  addEventListener<K extends keyof ServiceWorkerGlobalScopeEventMap>(
    type: K,
    listener: (event: ServiceWorkerGlobalScopeEventMap[K]) => void,
  ): void;
}
