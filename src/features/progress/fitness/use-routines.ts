import { useState } from 'react';
import { useLive, useToday } from '../../../device/hooks/hooks.ts';
import { readRoutines } from '../../../device/journal/routines.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import type { Routine } from '../../../domain/body/fitness/routines.ts';
import type { JournalFact } from '../../../terms/journal.ts';

export interface Routines {
  /** Undefined while it loads. */
  readonly list: readonly Routine[] | undefined;
  /** Creates or changes one; false where this device could not keep it. */
  readonly save: (id: string | null, routine: Omit<Routine, 'id'>) => Promise<boolean>;
  readonly remove: (routine: Routine) => void;
  /** Brings the last deleted routine back; null when there is none. */
  readonly undo: { readonly name: string; readonly run: () => void } | null;
  /** The last deletion or its undo could not be kept. */
  readonly failed: boolean;
}

/** The member's routines with what can be done to them; each change is a fact of the journal. */
export const useRoutines = (): Routines => {
  const { sync, ids } = usePorts();
  const today = useToday();
  const list = useLive(readRoutines, []);
  const [deleted, setDeleted] = useState<Routine | null>(null);
  const [failed, setFailed] = useState(false);

  const record = async (fact: JournalFact): Promise<boolean> => (await sync.record(fact)).ok;
  const set = ({ id, ...routine }: Routine): Promise<boolean> =>
    record({ day: today, kind: 'routine.set', payload: { routine: id, ...routine } });

  const remove = async (routine: Routine): Promise<void> => {
    const kept = await record({ day: today, kind: 'routine.remove', payload: { routine: routine.id } });
    setFailed(!kept);
    setDeleted(kept ? routine : null);
  };
  const bringBack = async (routine: Routine): Promise<void> => {
    const kept = await set(routine);
    setFailed(!kept);
    if (kept) setDeleted(null);
  };

  return {
    list,
    save: (id, routine) => set({ id: id ?? ids.next(), ...routine }),
    remove: (routine) => void remove(routine),
    undo: deleted === null ? null : { name: deleted.name, run: () => void bringBack(deleted) },
    failed,
  };
};
