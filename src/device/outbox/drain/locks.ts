import type { Locks } from './environment.ts';

/** Locks shared by every tab and the worker of this origin. */
export const createWebLocks = (manager: LockManager): Locks => ({
  acrossTabs: true,
  tryRun: (name, job) =>
    manager.request(name, { ifAvailable: true }, async (lock) => {
      if (lock === null) return false;
      await job();
      return true;
    }),
});

/** For engines without Web Locks: within this realm only; between tabs the rows' leases decide. */
export const createLocalLocks = (): Locks => {
  const held = new Set<string>();
  return {
    acrossTabs: false,
    tryRun: async (name, job) => {
      if (held.has(name)) return false;
      held.add(name);
      try {
        await job();
      } finally {
        held.delete(name);
      }
      return true;
    },
  };
};
