import { useEffect, useState } from 'react';
import { useToday } from '../../../device/hooks/hooks.ts';
import { useMinuteOfDay } from '../../../device/hooks/use-clock.ts';
import { type Log, useLog } from '../../../device/hooks/use-log.ts';
import type { DiaryChange } from '../../../domain/food/diary/log-food.ts';
import type { Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { type Diary, useDiary } from '../diary/use-diary.ts';
import { type Planned, plannedInstead, restFollows } from './instead.ts';

export interface Logging {
  /** Undefined while it is read. */
  readonly diary: Diary | undefined;
  readonly log: Log;
  readonly save: (change: DiaryChange) => Promise<boolean>;
  /** The planned dishes of a meal; null where they cannot be skipped. */
  readonly plannedAt: (slot: Slot) => Planned | null;
  /** A planned meal was replaced: the rest of the day follows, and one Undo takes both back. */
  readonly replaced: (slot: Slot, change: DiaryChange) => void;
}

/** Logging of a day, from whichever screen. */
export const useLogging = (day: LocalDay): Logging => {
  const today = useToday();
  const minuteOfDay = useMinuteOfDay();
  const diary = useDiary(day);
  const log = useLog();
  const [follows, setFollows] = useState<{ readonly slot: Slot; readonly change: DiaryChange } | null>(null);
  const member = diary?.member ?? null;
  const catalogue = diary?.names.catalogue ?? null;
  const isTakenBack = follows !== null && log.undo?.words !== follows.change.words;
  const isRead =
    follows !== null && member !== null && plannedInstead(member, new Map(), day, follows.slot) === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when what was logged has been read again
  useEffect(() => {
    if (isTakenBack) setFollows(null);
    if (follows === null || member === null || catalogue === null || !isRead || isTakenBack) return;
    setFollows(null);
    const { slot, change } = follows;
    const rest = restFollows(member, catalogue, day, slot, day === today ? minuteOfDay : null);
    if (rest === null) return;
    const words = `${change.words}. ${rest.words}`;
    void log.record(rest.facts, { words, opposite: [...rest.undo, ...change.undo] });
  }, [isRead, isTakenBack]);
  return {
    diary,
    log,
    save: ({ facts, words, undo }) => log.record(facts, { words, opposite: undo }),
    plannedAt: (slot) => plannedInstead(member, diary?.ticked ?? new Map(), day, slot),
    replaced: (slot, change) => setFollows({ slot, change }),
  };
};
