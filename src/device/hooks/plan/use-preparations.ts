import { useState } from 'react';
import { stored } from '../../db/storage.ts';
import { type KnownPreparation, markPreparation, readPreparations } from '../../plan/read/preparations.ts';
import { usePorts } from '../../ports/ports.tsx';
import { useCatalogue, useLive, useSession, useToday } from '../hooks.ts';
import { minuteOfQuarter, useQuarter } from '../use-quarter.ts';

export interface Preparations {
  /** Preparations still to begin, and those marked as done while this page is open. */
  readonly shown: readonly KnownPreparation[];
  readonly finish: (id: string) => void;
  readonly takeBack: (id: string) => void;
}

/** Preparations to begin today for a later meal, and the way to mark one as done. */
export const usePreparations = (): Preparations => {
  const { device } = usePorts();
  const memberId = useSession()?.memberId ?? null;
  const today = useToday();
  const minute = minuteOfQuarter(useQuarter());
  const { catalogue } = useCatalogue();
  const [finished, setFinished] = useState<readonly string[]>([]);
  const known = useLive(
    async (db) => (catalogue === null ? [] : readPreparations(db, catalogue, today, minute)),
    [today, minute, catalogue !== null],
  );
  const mark = (id: string, isDone: boolean): void => {
    if (memberId === null) return;
    const db = device.open(memberId);
    void stored(db, () => markPreparation(db, id, isDone));
  };
  return {
    shown: (known ?? []).filter(({ id, done }) => !done || finished.includes(id)),
    finish: (id) => {
      setFinished([...finished, id]);
      mark(id, true);
    },
    takeBack: (id) => mark(id, false),
  };
};
