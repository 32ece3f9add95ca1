import { useState } from 'react';
import type { LocalDay } from '../../domain/planner/types.ts';
import type { WeightEntry } from '../../domain/progress/weights.ts';
import { usePorts } from '../../ports/ports.tsx';

export interface WeightLog {
  /** False where this device could not keep it. */
  readonly log: (day: LocalDay, kg: number) => Promise<boolean>;
  readonly remove: (entry: WeightEntry) => void;
  /** Brings the last removed weight back; null when there is none. */
  readonly undo: { readonly entry: WeightEntry; readonly run: () => void } | null;
  readonly failed: boolean;
}

/** Commands of the weight log. A day's last entry counts, so logging again edits and null removes. */
export const useWeightLog = (): WeightLog => {
  const { sync } = usePorts();
  const [removed, setRemoved] = useState<WeightEntry | null>(null);
  const [failed, setFailed] = useState(false);

  const set = async (day: LocalDay, kg: number | null): Promise<boolean> => {
    const kept = await sync.record({ day, kind: 'weight.set', payload: { kg } });
    setFailed(!kept.ok);
    return kept.ok;
  };
  const remove = async (entry: WeightEntry): Promise<void> => {
    if (await set(entry.day, null)) setRemoved(entry);
  };
  const log = async (day: LocalDay, kg: number): Promise<boolean> => {
    const kept = await set(day, kg);
    if (kept) setRemoved(null);
    return kept;
  };

  return {
    log,
    remove: (entry) => void remove(entry),
    undo: removed === null ? null : { entry: removed, run: () => void log(removed.day, removed.kg) },
    failed,
  };
};
