import { useCallback, useEffect, useState } from 'react';
import type { StorageReport } from './device-storage.ts';
import { usePorts } from './ports.tsx';

export interface StorageState {
  /** Null until the browser has answered. */
  readonly report: StorageReport | null;
  /** Asks the browser to keep the data for good. */
  readonly askToPersist: () => void;
}

/** The browser's report on storage, read again whenever the app comes back into view. */
export const useStorageReport = (): StorageState => {
  const { storage, visibility } = usePorts();
  const [report, setReport] = useState<StorageReport | null>(null);
  useEffect(() => {
    let gone = false;
    const read = (): void => {
      void storage.report().then((said) => {
        if (!gone) setReport(said);
      });
    };
    read();
    const stop = visibility.subscribe(() => {
      if (visibility.visible()) read();
    });
    return () => {
      gone = true;
      stop();
    };
  }, [storage, visibility]);
  const askToPersist = useCallback(() => void storage.askToPersist().then(setReport), [storage]);
  return { report, askToPersist };
};
