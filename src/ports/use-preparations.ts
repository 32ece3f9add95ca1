import { useState } from 'react';
import {
  type KnownPreparation,
  markPreparation,
  readPreparations,
} from '../data/repositories/preparations.ts';
import { stored } from '../data/storage.ts';
import { useCatalogue, useLive, useSession, useToday } from './hooks.ts';
import { usePorts } from './ports.tsx';
import { minuteOfQuarter, useQuarter } from './use-quarter.ts';

export interface Preparations {
  /** What is still to be begun, and what was said to be done while this page is open. */
  readonly shown: readonly KnownPreparation[];
  readonly finish: (id: string) => void;
  readonly takeBack: (id: string) => void;
}

/** What has to be begun today for a meal to come, and the way to say that it was. */
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
