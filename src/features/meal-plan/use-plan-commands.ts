import { useState } from 'react';
import type { Slot } from '../../domain/catalogue/types.ts';
import type { JournalFact } from '../../domain/journal/operations.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { usePorts } from '../../ports/ports.tsx';
import type { DishLine } from './day-view.ts';

export interface PlanCommands {
  readonly mark: (slot: Slot, dishes: readonly DishLine[], eaten: boolean) => void;
  readonly tick: (item: string, ticked: boolean) => void;
  /** What was just marked, for a moment's undo; null when there is nothing to take back. */
  readonly undo: { readonly words: string; readonly run: () => void } | null;
  readonly failed: boolean;
}

/** What a person ticks on the plan's page; every tick is a journal fact of the day it belongs to. */
export const usePlanCommands = (planId: string | null, day: LocalDay, today: LocalDay): PlanCommands => {
  const { sync } = usePorts();
  const [failed, setFailed] = useState(false);
  const [last, setLast] = useState<{ slot: Slot; dishes: readonly DishLine[] } | null>(null);

  const record = async (facts: readonly JournalFact[]): Promise<void> => {
    const kept = await Promise.all(facts.map((fact) => sync.record(fact)));
    setFailed(kept.some((result) => !result.ok));
  };

  const recordEaten = (slot: Slot, dishes: readonly DishLine[], eaten: boolean): void =>
    void record(
      dishes.map(({ key, kcal }) => ({
        day,
        kind: 'meal.eaten',
        payload: { planId, slot, dish: key, kcal, eaten },
      })),
    );

  return {
    mark: (slot, dishes, eaten) => {
      const changed = dishes.filter((dish) => dish.eaten !== eaten);
      recordEaten(slot, changed, eaten);
      setLast(eaten ? { slot, dishes: changed } : null);
    },
    tick: (item, ticked) => void record([{ day: today, kind: 'shopping.tick', payload: { item, ticked } }]),
    undo:
      last === null
        ? null
        : {
            words: `${last.dishes.map((dish) => dish.name).join(', ')} marked as eaten`,
            run: () => {
              recordEaten(last.slot, last.dishes, false);
              setLast(null);
            },
          },
    failed,
  };
};
