import { useRef, useState } from 'react';
import type { Recorder } from '../../device/hooks/use-recorder.ts';
import type { PlanChange } from '../../device/plan/meals-change.ts';
import type { Slot } from '../../terms/food.ts';
import type { JournalFact } from '../../terms/journal.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import type { DishLine } from './day/day-view.ts';

/** The last change, which can be undone for a moment. */
export interface Done extends PlanChange {
  /** The rest of the day may be brought back to its energy. */
  readonly unbalances: boolean;
  /** The change before it, which can be undone next. */
  readonly before: Done | null;
}

export interface PlanCommands {
  readonly mark: (slot: Slot, dishes: readonly DishLine[], eaten: boolean) => void;
  /** False where this device could not keep it. */
  readonly change: (change: PlanChange, unbalances?: boolean) => Promise<boolean>;
  /** A change that follows from the last one. */
  readonly follow: (change: PlanChange) => void;
  /** Null when there is nothing to take back. */
  readonly done: Done | null;
  readonly undo: () => void;
  readonly failed: boolean;
}

/** The plan's name and the day that dishes are marked eaten of. */
export interface MarkedDay {
  readonly planId: string | null;
  readonly day: LocalDay;
}

const eatenFact = ({ planId, day }: MarkedDay, slot: Slot, dish: DishLine, eaten: boolean): JournalFact => ({
  day,
  kind: 'meal.eaten',
  payload: { planId, slot, dish: dish.key, kcal: dish.kcal, eaten },
});

/** Dishes of a slot that were eaten. */
export const eatenChange = (of: MarkedDay, slot: Slot, dishes: readonly DishLine[]): PlanChange => ({
  words: `${dishes.map((dish) => dish.name).join(', ')} marked as eaten`,
  facts: dishes.map((dish) => eatenFact(of, slot, dish, true)),
  undo: dishes.map((dish) => eatenFact(of, slot, dish, false)),
});

/** Commands of the plan's page; each is a journal entry of the day it belongs to. */
export const usePlanCommands = (of: MarkedDay, log: Recorder['record']): PlanCommands => {
  const [failed, setFailed] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const [shownDay, setShownDay] = useState(of.day);
  if (shownDay !== of.day) {
    setShownDay(of.day);
    setDone(null);
    setFailed(false);
  }

  const dayNow = useRef(of.day);
  dayNow.current = of.day;

  /**
   * Stores facts, after which `next` is what can be taken back. Only the next word of the member puts a failure away:
   * what was said before it may succeed later.
   */
  const record = async (facts: readonly JournalFact[], next: Done | null): Promise<boolean> => {
    setFailed(false);
    const kept = await log(facts);
    if (dayNow.current !== of.day) return kept;
    if (kept) setDone(next);
    else setFailed(true);
    return kept;
  };

  const change = (made: PlanChange, unbalances = false): Promise<boolean> =>
    record(made.facts, { ...made, unbalances, before: null });

  return {
    mark: (slot, dishes, eaten) => {
      const changed = dishes.filter((dish) => dish.eaten !== eaten);
      const made = eatenChange(of, slot, changed);
      void (eaten ? change(made) : record(made.undo, null));
    },
    change,
    follow: (made) => void record(made.facts, { ...made, unbalances: false, before: done }),
    done,
    undo: () => {
      if (done !== null) void record(done.undo, done.before);
    },
    failed,
  };
};
