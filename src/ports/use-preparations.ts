import { useEffect, useState } from 'react';
import {
  announcePreparations,
  type KnownPreparation,
  markPreparation,
  readPreparations,
  wantsPreparations,
} from '../data/repositories/preparations.ts';
import { stored } from '../data/storage.ts';
import { useCatalogue, useLive, useSession, useToday } from './hooks.ts';
import { usePorts } from './ports.tsx';
import { useClock } from './use-clock.ts';

const QUARTER_MS = 15 * 60_000;

const minuteOf = (quarter: number): number => {
  const at = new Date(quarter * QUARTER_MS);
  return at.getHours() * 60 + at.getMinutes();
};

const useQuarter = (): number => useClock((running) => Math.floor(running.now() / QUARTER_MS));

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
  const minute = minuteOf(useQuarter());
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

/** Puts what has to be begun under the bell, when the app opens and every quarter of an hour while it is open. */
export const usePreparationNotices = (): void => {
  const { catalogue, clock, device } = usePorts();
  const memberId = useSession()?.memberId ?? null;
  const today = useToday();
  const quarter = useQuarter();
  useEffect(() => {
    if (memberId === null) return;
    const db = device.open(memberId);
    void stored(db, async () => {
      if (!(await wantsPreparations(db))) return;
      const loaded = await catalogue.load();
      if (loaded.ok) await announcePreparations(db, loaded.value, today, minuteOf(quarter), clock.now());
    });
  }, [catalogue, clock, device, memberId, today, quarter]);
};
