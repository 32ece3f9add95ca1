import { useState } from 'react';
import { changeCycle, eraseCycle, readCycle } from '../../data/repositories/cycle.ts';
import { stored } from '../../data/storage.ts';
import type { CycleLog } from '../../domain/cycle/log.ts';
import { useLive, useSession } from '../../ports/hooks.ts';
import { usePorts } from '../../ports/ports.tsx';

export interface CycleInHand {
  /** Undefined while it loads, null where this device cannot read it any more. */
  readonly log: CycleLog | null | undefined;
  readonly change: (change: (log: CycleLog) => CycleLog) => Promise<void>;
  readonly erase: () => Promise<void>;
  /** True where the last change could not be stored. */
  readonly unsaved: boolean;
}

/** The cycle notes of this device, and the ways to change them. */
export const useCycle = (): CycleInHand => {
  const { device } = usePorts();
  const memberId = useSession()?.memberId ?? null;
  const read = useLive(readCycle, []);
  const [unsaved, setUnsaved] = useState(false);
  const log = read === undefined ? undefined : read.ok ? read.value : null;
  if (memberId === null) return { log, change: async () => {}, erase: async () => {}, unsaved };
  const db = device.open(memberId);
  return {
    log,
    change: async (change) => {
      const kept = await stored(db, () => changeCycle(db, change));
      setUnsaved(!kept.ok || !kept.value.ok);
    },
    erase: async () => {
      const erased = await stored(db, () => eraseCycle(db));
      setUnsaved(!erased.ok);
    },
    unsaved,
  };
};
