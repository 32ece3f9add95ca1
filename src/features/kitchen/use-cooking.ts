import { useEffect, useState } from 'react';
import { stored } from '../../device/db/storage.ts';
import { useSession } from '../../device/hooks/hooks.ts';
import { readCooking, storeCooking } from '../../device/journal/kitchen.ts';
import { usePorts } from '../../device/ports/ports.tsx';
import { beginCooking, type Cooking } from '../../domain/kitchen/cooking/cooking.ts';

export interface CookingState {
  readonly cooking: Cooking;
  /** Shown at once and kept on the device behind it: a step back after a restart is no harm. */
  readonly change: (next: Cooking) => void;
  /** Shows what was kept together with facts of the log. */
  readonly show: (kept: Cooking) => void;
  /** True where this device could not keep the last change. */
  readonly unsaved: boolean;
}

export type CookingStart = Pick<Cooking, 'recipeId' | 'date' | 'portion' | 'people' | 'later' | 'anew'>;

/**
 * Progress with a dish on this device. A dish that was begun goes on, whatever the address says. Null while it is
 * read.
 */
export const useCooking = ({
  recipeId,
  date,
  portion,
  people,
  later,
  anew = 0,
}: CookingStart): CookingState | null => {
  const { clock, device } = usePorts();
  const memberId = useSession()?.memberId ?? null;
  const key = `${memberId}/${date}/${recipeId}`;
  const [held, setHeld] = useState<{ readonly key: string; readonly cooking: Cooking } | null>(null);
  const [unsaved, setUnsaved] = useState(false);

  useEffect(() => {
    if (memberId === null) return;
    const db = device.open(memberId);
    let gone = false;
    void stored(db, () => readCooking(db, { recipeId, date })).then((read) => {
      if (gone) return;
      const begun = read.ok && read.value !== null && read.value.step > 0 ? read.value : null;
      setHeld((now) =>
        now?.key === key
          ? now
          : { key, cooking: begun ?? beginCooking({ recipeId, date, portion, people, later, anew }) },
      );
    });
    return () => {
      gone = true;
    };
  }, [device, memberId, key, recipeId, date, portion, people, later, anew]);

  if (held === null || held.key !== key || memberId === null) return null;
  return {
    cooking: held.cooking,
    change: (next) => {
      setHeld({ key, cooking: next });
      const db = device.open(memberId);
      void stored(db, () => storeCooking(db, next, clock.now())).then((kept) => setUnsaved(!kept.ok));
    },
    show: (kept) => setHeld({ key, cooking: kept }),
    unsaved,
  };
};
