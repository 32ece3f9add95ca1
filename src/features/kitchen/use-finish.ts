import { useState } from 'react';
import type { DevicePlan } from '../../device/db/device-plan.ts';
import { useLive, useToday } from '../../device/hooks/hooks.ts';
import { readJournalDay } from '../../device/journal/journal.ts';
import { storeCooking } from '../../device/journal/kitchen.ts';
import { usePorts } from '../../device/ports/ports.tsx';
import { foldDay } from '../../domain/food/journal/fold.ts';
import type { Cooking } from '../../domain/kitchen/cooking/cooking.ts';
import type { Catalogue, Dish } from '../../terms/food.ts';
import type { JournalFact } from '../../terms/journal.ts';
import { cookedFact, eatenFact, type PlannedPlace, plannedPlace } from './finish.ts';

export interface Finish {
  /** Null where the plan does not have the dish on this day: then there is no meal to mark. */
  readonly place: PlannedPlace | null;
  /** Each is kept together with `next`, how far the kitchen then is; false where this device could not, or has no place. */
  readonly markEaten: (next: Cooking, eaten: boolean) => Promise<boolean>;
  readonly takeFromPantry: (next: Cooking, taken: boolean) => Promise<boolean>;
  readonly failed: boolean;
}

/** Records a cooked dish in plan and pantry. */
export const useFinish = (
  cooking: Cooking,
  dish: Dish,
  { foods }: Catalogue,
  plan: DevicePlan | null,
): Finish => {
  const { sync, clock } = usePorts();
  const today = useToday();
  const day = cooking.date ?? today;
  const [failed, setFailed] = useState(false);
  const journal = useLive(readJournalDay, [day]);
  const place = plannedPlace(plan, cooking, foldDay(journal ?? []).eaten);
  const record = async (next: Cooking, fact: JournalFact): Promise<boolean> => {
    const recorded = await sync.recordWith((db) => storeCooking(db, next, clock.now()), fact);
    setFailed(!recorded.ok);
    return recorded.ok;
  };
  return {
    place,
    markEaten: async (next, eaten) =>
      place !== null && (await record(next, eatenFact(cooking, day, place, eaten))),
    takeFromPantry: (next, taken) => record(next, cookedFact(cooking, dish, foods, day, place, taken)),
    failed,
  };
};
