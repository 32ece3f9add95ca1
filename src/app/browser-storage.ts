import type { DeviceStorage, StorageReport } from '../ports/device-storage.ts';

const UNKNOWN: StorageReport = { usedBytes: null, persistent: null };

/** `navigator.storage`, which older engines lack in part and pages without HTTPS lack altogether. */
export const createBrowserStorage = (manager: Partial<StorageManager> | undefined): DeviceStorage => {
  const report = async (): Promise<StorageReport> => {
    if (manager === undefined) return UNKNOWN;
    const [estimate, persistent] = await Promise.all([manager.estimate?.(), manager.persisted?.()]);
    return { usedBytes: estimate?.usage ?? null, persistent: persistent ?? null };
  };
  return {
    report,
    askToPersist: async () => {
      await manager?.persist?.();
      return report();
    },
  };
};
