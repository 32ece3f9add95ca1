import { useState } from 'react';
import type { JournalFact } from '../../terms/journal.ts';
import { usePorts } from '../ports/ports.tsx';

/** Something done that may be taken back. */
interface Done {
  readonly words: string;
  readonly opposite: readonly JournalFact[];
}

export interface Log {
  /** Appends facts, false where this device could not; with `done` the person is offered to take them back. */
  readonly record: (facts: readonly JournalFact[], done?: Done) => Promise<boolean>;
  /** The last thing that may be taken back; null when there is none. */
  readonly undo: { readonly words: string; readonly run: () => void } | null;
  readonly failed: boolean;
}

/** Records actions of a screen as journal entries, with Undo for the last one. */
export const useLog = (): Log => {
  const { sync } = usePorts();
  const [last, setLast] = useState<Done | null>(null);
  const [failed, setFailed] = useState(false);

  const record = async (facts: readonly JournalFact[], done?: Done): Promise<boolean> => {
    const kept = await sync.record(...facts);
    setFailed(!kept.ok);
    if (kept.ok) setLast(done ?? null);
    return kept.ok;
  };

  return {
    record,
    undo: last === null ? null : { words: last.words, run: () => void record(last.opposite) },
    failed,
  };
};
