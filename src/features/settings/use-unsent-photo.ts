import { useEffect, useState } from 'react';
import type { IntentPayloads } from '../../data/intents.ts';
import { listLane } from '../../data/repositories/outbox.ts';
import { useLive } from '../../ports/hooks.ts';

/** A photo and where the browser shows it from. */
export interface ShownPhoto {
  readonly file: File;
  readonly address: string;
}

/** The photo that did not reach the server yet; null where there is none. */
export const useUnsentPhoto = (): ShownPhoto | null => {
  const row = useLive(
    async (db) => (await listLane(db, 'profile')).findLast(({ kind }) => kind === 'photo.upload'),
    [],
  );
  const [shown, setShown] = useState<ShownPhoto | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a try at it makes another row of the same photo
  useEffect(() => {
    if (row === undefined) return;
    const { bytes, type } = row.payload as IntentPayloads['photo.upload'];
    const file = new File([bytes], 'photo', { type });
    const address = URL.createObjectURL(file);
    setShown({ file, address });
    return () => {
      setShown(null);
      URL.revokeObjectURL(address);
    };
  }, [row?.id]);
  return shown;
};
