import { useCallback, useState } from 'react';
import { readOperation } from '../contract/journal-operation.ts';
import type { JournalEntry, JournalFact } from '../domain/journal/operations.ts';
import { usePorts } from './ports.tsx';

export interface Recorder {
  /** What was recorded here and is not among the entries that the device has kept: it stands after all of them. */
  readonly unwritten: readonly JournalEntry[];
  /**
   * One after the other: the order is what they say. False where this device could not keep one of them, or would not
   * read it again. It stays the same.
   */
  readonly record: (facts: readonly JournalFact[]) => Promise<boolean>;
}

/** Above every number that a device's log gives. */
const AFTER_ALL = 2 ** 52;

const append = (entries: readonly JournalEntry[], fact: JournalFact, id: string): readonly JournalEntry[] => [
  ...entries,
  { ...fact, id, serverSeq: null, seq: (entries.at(-1)?.seq ?? AFTER_ALL) + 1 } as JournalEntry,
];

interface NamedFact {
  readonly fact: JournalFact;
  readonly id: string;
}

/** What the device would not read again never comes among what it has kept: it would stand on the screen for ever. */
export const readable = (named: readonly NamedFact[]): readonly NamedFact[] =>
  named.filter(({ fact, id }) => readOperation({ ...fact, id }) !== null);

/** Records what the screen shows at once, in the frame of the tap: the disk takes longer. `kept` is what was read. */
export const useRecorder = (kept: readonly JournalEntry[]): Recorder => {
  const { sync, ids } = usePorts();
  const [unwritten, setUnwritten] = useState<readonly JournalEntry[]>([]);

  if (unwritten.length > 0) {
    const known = new Set(kept.map(({ id }) => id));
    const left = unwritten.filter(({ id }) => !known.has(id));
    if (left.length < unwritten.length) setUnwritten(left);
  }

  const record = useCallback(
    async (facts: readonly JournalFact[]): Promise<boolean> => {
      const named = readable(facts.map((fact) => ({ fact, id: ids.next() })));
      setUnwritten((entries) => named.reduce((all, { fact, id }) => append(all, fact, id), entries));
      let kept = named.length === facts.length;
      for (const { fact, id } of named) {
        const { ok } = await sync.record(fact, id);
        if (!ok) setUnwritten((entries) => entries.filter((entry) => entry.id !== id));
        kept = ok && kept;
      }
      return kept;
    },
    [sync, ids],
  );
  return { unwritten, record };
};
