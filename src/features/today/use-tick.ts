import { useState } from 'react';
import { dishKey } from '../../device/db/device-plan.ts';
import type { Day } from '../../device/hooks/plan/use-day.ts';
import type { SnapshotMeal } from '../../device/plan/today-snapshot.ts';
import type { JournalFact } from '../../terms/journal.ts';
import type { LocalDay } from '../../terms/local-day.ts';

/** A planned meal of the day was eaten, or was not after all; null for one that the plan does not have any more. */
const mealEatenFact = (
  { plan, planned }: Pick<Day, 'plan' | 'planned'>,
  day: LocalDay,
  { slot, recipe, dish }: SnapshotMeal,
  eaten: boolean,
): JournalFact | null => {
  const key = recipe?.id ?? dish;
  const found = planned?.slots[slot].find((each) => dishKey(each) === key);
  if (found === undefined) return null;
  const planId = plan?.plan.planId ?? null;
  return { day, kind: 'meal.eaten', payload: { planId, slot, dish: key, kcal: found.kcal, eaten } };
};

/** Marks the planned meals of a day as eaten, or takes that back. */
export const useTick = (day: Day | null, today: LocalDay) => {
  const [failed, setFailed] = useState(false);
  const tick = async (on: Day, meal: SnapshotMeal, eaten: boolean): Promise<void> => {
    const fact = mealEatenFact(on, today, meal, eaten);
    setFailed(fact !== null && !(await on.record([fact])));
  };
  return {
    /** This device could not store it. */
    failed,
    /** Null until the day is read. */
    onTick: day === null ? null : (meal: SnapshotMeal, eaten: boolean) => void tick(day, meal, eaten),
  };
};
