import { useState } from 'react';
import type { LocalDay } from '../../domain/planner/types.ts';
import { intakeChange } from '../../domain/water/water.ts';
import { usePorts } from '../../ports/ports.tsx';

export interface WaterLog {
  readonly canUndo: boolean;
  /** The last change could not be kept on this device. */
  readonly failed: boolean;
  readonly add: (litres: number) => void;
  readonly undo: () => void;
}

interface Change {
  readonly day: LocalDay;
  readonly litres: number;
}

/** Logs water as differences; undo appends the opposite of the last one. */
export const useWater = (today: LocalDay): WaterLog => {
  const { sync } = usePorts();
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [failed, setFailed] = useState(false);
  const mine = changes.filter((change) => change.day === today);

  const record = async (litres: number): Promise<void> => {
    const kept = await sync.record({ day: today, kind: 'water.add', payload: { litres } });
    setFailed(!kept.ok);
  };

  return {
    canUndo: mine.length > 0,
    failed,
    add: (litres) => {
      if (litres === 0) return;
      setChanges([...mine, { day: today, litres }]);
      void record(litres);
    },
    undo: () => {
      const last = mine.at(-1);
      if (last === undefined) return;
      setChanges(mine.slice(0, -1));
      void record(intakeChange(last.litres, 0));
    },
  };
};
