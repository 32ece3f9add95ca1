import { CHANGES_DELIVERED, OUTBOX_TAG, SEND_WAITING } from '../../device/outbox/drain/background-words.ts';
import type { Background } from '../../device/outbox/drain/environment.ts';
import { STALE_RESOURCES } from '../../device/outbox/kinds/change-kind.ts';

/** `sync` where the browser has it; the typings of the platform leave it out. */
interface WithSync {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** The worker as the one who sends when the page is gone. Without a worker it does nothing. */
export const createBackgroundSend = (container: ServiceWorkerContainer | undefined): Background => {
  const ask = async (): Promise<void> => {
    const registration = (await container?.ready) as (ServiceWorkerRegistration & WithSync) | undefined;
    await registration?.sync?.register(OUTBOX_TAG);
  };

  /** Engines without `sync` let a worker that was spoken to live for a while after its page. */
  const handOver = (): void => {
    if (document.visibilityState === 'hidden') container?.controller?.postMessage({ type: SEND_WAITING });
  };

  return {
    request: () => {
      // Refused in private windows and by people who switched background work off: the page sends by itself.
      ask().catch(() => undefined);
    },
    subscribe: (listener) => {
      const onMessage = (
        event: MessageEvent<{ readonly type?: unknown; readonly stale?: unknown } | null>,
      ): void => {
        if (event.data?.type !== CHANGES_DELIVERED) return;
        const { stale } = event.data;
        // A worker of an older version does not say what is stale.
        listener(STALE_RESOURCES.filter((resource) => !Array.isArray(stale) || stale.includes(resource)));
      };
      container?.addEventListener('message', onMessage);
      document.addEventListener('visibilitychange', handOver);
      return () => {
        container?.removeEventListener('message', onMessage);
        document.removeEventListener('visibilitychange', handOver);
      };
    },
  };
};
