import { useCallback, useEffect, useState } from 'react';
import type { StorageReport } from '../ports/device-storage.ts';
import { usePorts } from '../ports/ports.tsx';

export interface StorageState {
  /** Null until the browser has answered. */
  readonly report: StorageReport | null;
  /** Asks the browser to exempt this data from eviction, and reads the report again. */
  readonly askToPersist: () => void;
}

/** Returns the browser's storage report, and reads it again whenever the page becomes visible. */
export const useStorageReport = (): StorageState => {
  const { storage, visibility } = usePorts();
  const [report, setReport] = useState<StorageReport | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    const read = (): void => {
      void storage.report().then((latest) => {
        if (!isUnmounted) setReport(latest);
      });
    };
    read();
    const stop = visibility.subscribe(() => {
      if (visibility.visible()) read();
    });
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [storage, visibility]);
  const askToPersist = useCallback(() => void storage.askToPersist().then(setReport), [storage]);
  return { report, askToPersist };
};
