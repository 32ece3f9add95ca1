import { useState } from 'react';
import type { DevicePlan } from '../../data/device-plan.ts';
import { readJournalDay } from '../../data/repositories/journal.ts';
import type { Catalogue, Dish } from '../../domain/catalogue/types.ts';
import { foldDay } from '../../domain/journal/fold.ts';
import type { JournalFact } from '../../domain/journal/operations.ts';
import type { Cooking } from '../../domain/kitchen/cooking.ts';
import { useLive, useToday } from '../../ports/hooks.ts';
import { usePorts } from '../../ports/ports.tsx';
import { cookedFact, eatenFact, type PlannedPlace, plannedPlace } from './finish.ts';

export interface Finish {
  /** Null where the plan does not have the dish on this day: then there is no meal to mark. */
  readonly place: PlannedPlace | null;
  readonly markEaten: (eaten: boolean) => void;
  readonly takeFromPantry: (taken: boolean) => void;
  readonly failed: boolean;
}

/** What cooking a dish says to the plan and the pantry. */
export const useFinish = (
  cooking: Cooking,
  dish: Dish,
  { foods }: Catalogue,
  plan: DevicePlan | null,
): Finish => {
  const { sync } = usePorts();
  const today = useToday();
  const day = cooking.date ?? today;
  const [failed, setFailed] = useState(false);
  const journal = useLive(readJournalDay, [day]);
  const place = plannedPlace(plan, cooking, foldDay(journal ?? []).eaten);
  const record = (fact: JournalFact): void =>
    void sync.record(fact).then((recorded) => setFailed(!recorded.ok));
  return {
    place,
    markEaten: (eaten) => {
      if (place !== null) record(eatenFact(cooking, day, place, eaten));
    },
    takeFromPantry: (taken) => record(cookedFact(cooking, dish, foods, day, place, taken)),
    failed,
  };
};
