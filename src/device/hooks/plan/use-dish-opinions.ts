import { useMemo } from 'react';
import {
  type HeldOpinions,
  type OpinionChoice,
  opinionFor,
  opinionsOn,
} from '../../../domain/plan/week/dish-opinions.ts';
import type { JournalEntry } from '../../../terms/journal.ts';
import { readOpinions } from '../../journal/dish-opinions.ts';
import { useLive, useToday } from '../hooks.ts';
import { useRecorder } from '../use-recorder.ts';

export interface OpinionsAccess {
  /** Those that hold today; undefined while they are read. */
  readonly opinions: HeldOpinions | undefined;
  /** False where this device could not store it. */
  readonly give: (recipe: string, choice: OpinionChoice) => Promise<boolean>;
}

const NOTHING: readonly JournalEntry[] = [];

/** The member's opinions of dishes. An opinion that is given is shown at once. */
export const useDishOpinions = (): OpinionsAccess => {
  const today = useToday();
  const read = useLive(readOpinions, []);
  const { record, unread } = useRecorder(read ?? NOTHING);
  const opinions = useMemo(() => read && opinionsOn([...read, ...unread], today), [read, unread, today]);
  return {
    opinions,
    give: (recipe, choice) =>
      record([{ day: today, kind: 'dish.opinion', payload: { recipe, ...opinionFor(choice, today) } }]),
  };
};
