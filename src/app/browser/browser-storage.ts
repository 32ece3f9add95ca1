import type { DeviceStorage, StorageReport } from '../../device/ports/device-storage.ts';

const UNKNOWN: StorageReport = { usedBytes: null, freeBytes: null, persistent: null };

/** `navigator.storage`, which older engines lack in part and pages without HTTPS lack altogether. */
export const createBrowserStorage = (manager: Partial<StorageManager> | undefined): DeviceStorage => {
  const report = async (): Promise<StorageReport> => {
    if (manager === undefined) return UNKNOWN;
    const [estimate, persistent] = await Promise.all([manager.estimate?.(), manager.persisted?.()]);
    const { usage = null, quota = null } = estimate ?? {};
    return {
      usedBytes: usage,
      freeBytes: usage === null || quota === null ? null : Math.max(0, quota - usage),
      persistent: persistent ?? null,
    };
  };
  return {
    report,
    askToPersist: async () => {
      await manager?.persist?.();
      return report();
    },
  };
};

/**
 * Lets the engine open its files while the app's code still loads: with years of data in them that takes as
 * long as the code does. The answer is not needed.
 */
export const wakeStorage = (factory: Partial<IDBFactory>): void => {
  factory.databases?.().catch(() => undefined);
};
