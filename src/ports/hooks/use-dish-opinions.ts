import { useMemo } from 'react';
import { readOpinions } from '../../data/repositories/dish-opinions.ts';
import type { JournalEntry } from '../../domain/journal/operations.ts';
import { foldOpinions } from '../../domain/plan/dish-opinions.ts';
import type { DishOpinions, Opinion } from '../../domain/planner/types.ts';
import { useLive, useToday } from './hooks.ts';
import { useRecorder } from './use-recorder.ts';

export interface OpinionsAccess {
  /** Undefined while they are read. */
  readonly opinions: DishOpinions | undefined;
  /** False where this device could not store it. */
  readonly give: (recipe: string, opinion: Opinion) => Promise<boolean>;
}

const NOTHING: readonly JournalEntry[] = [];

/** What the member thinks of dishes. An opinion that is given is shown at once. */
export const useDishOpinions = (): OpinionsAccess => {
  const today = useToday();
  const read = useLive(readOpinions, []);
  const { record, unread } = useRecorder(read ?? NOTHING);
  const opinions = useMemo(() => read && foldOpinions([...read, ...unread]), [read, unread]);
  return {
    opinions,
    give: (recipe, opinion) => record([{ day: today, kind: 'dish.opinion', payload: { recipe, opinion } }]),
  };
};
